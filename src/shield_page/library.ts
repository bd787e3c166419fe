// Pictures of all cards and the texts of all rules. The page loads all of them when it starts and shows a picture only
// when all are there, so no request tells what a seat holds or reads.

export interface Picture {
  file: string;
  width: number;
  height: number;
  name: string;
}

export interface Rule {
  id: string;
  text: string;
}

export interface Library {
  pictures: ReadonlyMap<string, Picture>;
  rules: Readonly<Record<string, readonly Rule[]>>;
}

export const kNoLibrary: Library = { pictures: new Map(), rules: {} };
const kRuleFiles = ['en', 'de'];
// The table draws all pictures before it says which there are.
const kAgain = 2000;
const kTries = 30;
/** What was loaded stays here, or a browser might drop a picture and ask for it again when it is shown. */
const kKept: HTMLImageElement[] = [];

const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

async function jsonOf<T>(file: string, otherwise: T, tries = 1): Promise<T> {
  for (let left = tries; left > 0; --left) {
    try {
      const answer = await fetch(file);
      const json = answer.ok ? ((await answer.json()) as T | null) : null;
      if (json !== null) return json;
    } catch {
      // as if it were not there
    }
    if (left > 1) await pause(kAgain);
  }
  return otherwise;
}

/** Whether the picture is here now. */
function keep(picture: Picture): Promise<boolean> {
  return new Promise((done) => {
    const image = new Image();
    image.onload = () => done(kKept.push(image) > 0);
    image.onerror = () => done(false);
    image.src = picture.file;
  });
}

/** Loads all of it; tells when the texts are there, and again when the pictures are. */
export async function loadLibrary(loaded: (library: Library) => void): Promise<void> {
  const files = await Promise.all(kRuleFiles.map((language) => jsonOf<Rule[]>(`/rules-${language}.json`, [])));
  const rules = Object.fromEntries(kRuleFiles.map((language, at) => [language, files[at] ?? []]));
  loaded({ pictures: new Map(), rules });
  const cards = await jsonOf<Record<string, Picture>>('/cards.json', {}, kTries);
  const pictures = new Map<string, Picture>();
  let patience = kTries; // a program that is begun anew draws them anew
  for (const [name, picture] of Object.entries(cards)) {
    if (!/^\/cards\/[\w.-]+$/.test(picture.file)) continue;
    let kept = await keep(picture);
    for (; !kept && patience > 0; --patience) {
      await pause(kAgain);
      kept = await keep(picture);
    }
    if (kept) pictures.set(name, picture);
  }
  loaded({ pictures, rules });
}
