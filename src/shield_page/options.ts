// What somebody likes on this phone. The table never learns of it.

import type { Store } from './keys.ts';

export const kTextSizes = [100, 150, 200] as const;
export const kLanguages = ['table', 'en', 'de'] as const;
/** The switches: each is a class of the page as well. */
export const kSwitches = ['dark', 'contrast', 'left', 'touches'] as const;

export type TextSize = (typeof kTextSizes)[number];
export type Language = (typeof kLanguages)[number];
export type Switch = (typeof kSwitches)[number];

export interface Options extends Record<Switch, boolean> {
  language: Language;
  text: TextSize;
}

const kOptions = 'shield.options';
const kUsual: Options = { language: 'table', text: 100, dark: false, contrast: false, left: false, touches: false };

/** Those that were kept; what is not valid is as usual. */
export function keptOptions(store: Store): Options {
  let kept: Partial<Options> = {};
  try {
    kept = Object(JSON.parse(store.getItem(kOptions) ?? '{}'));
  } catch {
    // as usual
  }
  const options = { ...kUsual };
  for (const name of kSwitches) options[name] = kept[name] === true;
  options.language = kLanguages.find((language) => language === kept.language) ?? kUsual.language;
  options.text = kTextSizes.find((size) => size === kept.text) ?? kUsual.text;
  return options;
}

export function keepOptions(options: Options, store: Store): void {
  store.setItem(kOptions, JSON.stringify(options));
}
