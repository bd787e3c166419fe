// The page's own words in the language of the table, or in one of this phone's.

import type { Language } from './options.ts';
import { de } from './words.de.ts';
import { en, type Words } from './words.en.ts';

export type { Words };

/** "en" or "de": what somebody chose, else what the table speaks, else what the phone does. */
export function languageOf(chosen: Language, table: string, phone: string): 'en' | 'de' {
  const wanted = chosen === 'table' ? table || phone : chosen;
  return wanted.startsWith('de') ? 'de' : 'en';
}

export const wordsIn = (language: 'en' | 'de'): Words => (language === 'de' ? de : en);

/** "Artie, Myka and Pete". */
export function listed(names: readonly string[], words: Words): string {
  return names.length < 2 ? names.join('') : names.slice(0, -1).join(', ') + words.and + names[names.length - 1];
}
