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
/** What was loaded stays here, or a browser might drop a picture and ask for it again when it is shown. */
const kKept: HTMLImageElement[] = [];

async function jsonOf<T>(file: string, otherwise: T): Promise<T> {
  try {
    const answer = await fetch(file);
    return answer.ok ? ((await answer.json()) as T) : otherwise;
  } catch {
    return otherwise;
  }
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
  const [cards, ...files] = await Promise.all([
    jsonOf<Record<string, Picture>>('/cards.json', {}),
    ...kRuleFiles.map((language) => jsonOf<Rule[]>(`/rules-${language}.json`, [])),
  ]);
  const rules = Object.fromEntries(kRuleFiles.map((language, at) => [language, files[at] ?? []]));
  loaded({ pictures: new Map(), rules });
  const pictures = new Map<string, Picture>();
  for (const [name, picture] of Object.entries(cards))
    if (/^\/cards\/[\w.-]+$/.test(picture.file) && ((await keep(picture)) || (await keep(picture))))
      pictures.set(name, picture);
  loaded({ pictures, rules });
}
