// Made-up faces of Warehouse 13, for looking at the page.

const kNames = ['Artie', 'Claudia', 'Jinks', 'Myka', 'Pete'];
/** All but Pete have portraits. */
const seats = (...asked) =>
  kNames.map((name, at) => ({ name, asked: asked.includes(at), picture: at < 4 ? `agent-${at}` : '' }));

const kTraits = {
  tesla: ['Tesla', 'Instant', '#1f7a45', 'A challenge at your location has difficulty -1.'],
  'look-out': [
    'Look Out!',
    'Instant',
    '#1f7a45',
    'An Agent at your location is not knocked out. Return this card to the box.',
  ],
  parallel: ['Parallel Investigation', 'Action', '#1d5fae', 'Claim an accessible Logic clue.'],
  decoder: ['Analog Password Decoder', 'Instant', '#1f7a45', 'Bypass an obstacle in the Warehouse.'],
  files: [
    'The Restricted Files',
    'Action',
    '#1d5fae',
    'Look at the top three cards of a deck. Put them back in any order.',
  ],
  stress: ['Stress', 'Stress', '#555a60', 'It pays for nothing. Return it at the Bed & Breakfast.'],
  goggles: ['Purple Goggles', 'Instant', '#1f7a45', 'Look at a covered die.'],
  farnsworth: ['Farnsworth', 'Instant', '#1f7a45', 'An Agent elsewhere may respond as if here.'],
};
const kIds = Object.keys(kTraits);

const kDice = { logic: '#2d6bb0', intuition: '#b3262e', lore: '#c8922a', tech: '#1f7a45', wild: '#22262a' };
const kColours = Object.keys(kDice);

export const kCards = Object.fromEntries([
  ...kIds.map((id, at) => [id, { file: `/cards/${at}.jpg`, width: 240, height: 360, name: kTraits[id][0] }]),
  ...[0, 1, 2, 3].map((at) => [`agent-${at}`, { file: `/cards/agent-${at}.jpg`, width: 256, height: 256, name: '' }]),
  ...kColours.map((id) => [`die-${id}`, { file: `/cards/die-${id}.jpg`, width: 132, height: 132, name: '' }]),
]);

const kAgent = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="256" height="256">
    <circle cx="32" cy="32" r="32" fill="#d8732a"/><circle cx="32" cy="26" r="11" fill="#14100c"/>
    <path d="M10 64 C12 42 22 38 32 38 C42 38 52 42 54 64 Z" fill="#14100c"/></svg>`;

function diePicture(colour) {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 44 44" width="132" height="132">
    <rect x="3" y="3" width="38" height="38" rx="9" fill="${kDice[colour]}"/>
    <rect x="11" y="11" width="22" height="22" rx="4" fill="#fff6e0"/></svg>`;
}

/** A card drawn for "/cards/<n>.jpg". */
export function cardPicture(file) {
  const die = /die-(\w+)/.exec(file);
  if (die) return diePicture(die[1]);
  if (file.includes('agent')) return kAgent;
  const [name, kind, colour] = kTraits[kIds[parseInt(file.slice(7), 10)]];
  const size = Math.min(20, 300 / name.length);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 360" width="240" height="360">
    <rect width="240" height="360" rx="14" fill="#f6e8c8"/><path d="M0 14 A14 14 0 0 1 14 0 H226 A14 14 0 0 1 240 14 V62 H0 Z" fill="${colour}"/>
    <text x="16" y="38" font-size="22" font-family="Lato" font-weight="700" fill="#fff" letter-spacing="2">${kind.toUpperCase()}</text>
    <circle cx="206" cy="40" r="27" fill="#14100c" stroke="#f0d9a0" stroke-width="3"/><text x="206" y="51" font-size="32" text-anchor="middle" fill="#fff" font-family="Lato" font-weight="700">1</text>
    <rect x="16" y="76" width="208" height="104" rx="6" fill="#241a12" stroke="#8a6329"/><circle cx="120" cy="128" r="32" fill="none" stroke="#6fd08a" stroke-width="9"/>
    <text x="120" y="212" font-size="${size}" text-anchor="middle" font-family="Roboto Slab" font-weight="700" fill="#24160a">${name.replace('&', '&amp;')}</text>
    <path d="M24 226 H216" stroke="${colour}" stroke-width="2"/></svg>`;
}

const card = (id, count = 1) => {
  const [name, kind, , text] = kTraits[id];
  return { name, kind, text, picture: id, count, held: false };
};
const loyalty = {
  name: 'Traitor',
  kind: 'Loyalty',
  text: 'You work for MacPherson. Tell nobody.',
  picture: '',
  count: 1,
  held: true,
};

const table = [
  'Episode 1, round 2: Work the Case',
  'Season 0 won, 0 lost; Lost Artifacts 0 of 3',
  '',
  'LEADS',
  '  Logic      0 1 1 1 1',
  '  Intuition  1',
  '  Lore       1',
  '  Tech       1',
  '  Wild       2',
  'FIELD, SEATTLE',
  '  Tech       1 1 1',
  '',
  'Artie    Warehouse     5 cards, 1 die',
  'Claudia  Warehouse     7 cards, 1 die',
  'Jinks    Seattle       4 cards, 2 dice',
  'Myka     Bed & Br.     6 cards, 0 dice',
  'Pete     Seattle       3 cards, 1 die',
];

const die = (colour, words) => ({ words, picture: `die-${colour}` });
const agent = (seat, note) => ({ words: kNames[seat], seat, note });
/** The table as a small picture; `asked`: the places that the question is about. */
const placesFor = (...asked) =>
  [
    {
      name: 'Leads',
      pieces: [
        ...['logic', 'logic', 'intuition', 'intuition', 'lore'].map((colour) => die(colour, '1-Logic')),
        die('intuition', '1-Intuition'),
        die('lore', '1-Lore'),
        die('tech', '1-Tech'),
        die('wild', '2?'),
      ],
    },
    { name: 'Field', pieces: [die('tech', '1-Tech'), die('tech', '1-Tech'), die('tech', '1-Tech')] },
    {
      name: 'Artifact',
      pieces: [
        { words: 'Parallel Investigation', picture: 'parallel' },
        { words: 'Logic', note: '2/5' },
        { words: 'Tech', note: '0/3' },
      ],
    },
    {
      name: 'Track',
      note: '3 free',
      pieces: [
        { words: 'Physical', note: '3' },
        { words: 'Mental', note: '4○' },
      ],
    },
    { name: 'Warehouse', pieces: [agent(0), agent(1), agent(3, 'KO')] },
    { name: 'Field', pieces: [agent(2), agent(4)] },
  ].map((place, at) => ({ note: '', asked: asked.includes(at), ...place }));

/** Nothing to do. */
const rest = {
  step: 17,
  you: 1,
  seats: seats(2),
  table,
  places: placesFor(),
  secrets: ['You know the top card of Maintenance: a Mental obstacle of 3.'],
  cards: [
    card('tesla'),
    card('look-out'),
    card('parallel'),
    card('decoder'),
    card('files'),
    card('stress', 2),
    loyalty,
  ],
  since: [
    'Pete travels to Seattle and discards 1 Trait (Impulsive).',
    'Artie does Warehouse Research: 2 Lore Traits.',
    'Myka returns 1 Stress at the Bed & Breakfast.',
  ],
  ending: '',
  chosen: [],
  question: null,
  respond: null,
  things: ['1-Intuition, Leads', 'Tesla', 'Stress'],
  notes: 'Myka neutralized 2-Lore in Episode 1. She says it was a slip.',
};

const ask = (words, choices, more = {}) => ({
  words,
  card: '',
  rule: 'WORK-03',
  choices: choices.map((choice) => (typeof choice === 'string' ? { words: choice, picture: '' } : choice)),
  ...more,
});
const asked = (question, more = {}) => ({ ...rest, step: 18, seats: seats(1), question, ...more });
const paying = [
  { words: 'Discard Tesla', picture: 'tesla' },
  { words: 'Discard Look Out!', picture: 'look-out' },
  { words: 'Discard Parallel Investigation', picture: 'parallel' },
];
const dice = [
  '1-Tech, Tech die, Field',
  '1-Tech, Tech die, Leads',
  '1-Logic, Logic die',
  '1-Logic, Intuition die',
  '1-Lore, Lore die',
  '2-Wild, Wild die',
  'Neutralize a clue',
  'Pass',
];

const german = {
  ...rest,
  step: 30,
  seats: seats(1, 3),
  secrets: ['Du kennst die oberste Karte der Instandhaltung: ein Geistiges Hindernis der Schwierigkeit 3.'],
  since: [
    'Pete reist nach Seattle und wirft ein Merkmal ab (Impulsiv).',
    'Artie recherchiert im Lagerhaus: 2 Wissensmerkmale.',
  ],
  places: placesFor(0, 1, 2, 3, 4, 5),
  question: ask(
    'Womit bezahlst du die 1-Technik aus dem Feld, die du mit der Fähigkeit Fernzugriff erreichst?',
    [
      'Vorsicht! abwerfen',
      'Analoger Passwortentschlüsseler abwerfen',
      'Parallele Ermittlung abwerfen und dafür einen Würfel mehr zurücklegen',
      'Doch nicht bezahlen',
    ],
    {
      card: 'Fernzugriff: Einmal je Episode darfst du einen Technik-Würfel aus den Spuren oder dem Feld sichern, als stündest du dort.',
    },
  ),
};

export const faces = {
  rest,
  hand: asked(ask('Claudia, work the case: which clue?', dice), { places: placesFor(0, 1, 2) }),
  rack: asked(ask('Pay for 1-Tech with which Trait?', paying), {
    places: placesFor(0, 1, 2),
    chosen: ['1-Tech, Tech die, Field', 'Remote Access'],
  }),
  whole: asked(null, { chosen: ['1-Tech, Tech die, Field', 'Remote Access', 'Discard Tesla'] }),
  claim: asked(
    ask('Claudia, which clue do you claim with Tesla (1-Tech)?', [
      { words: 'Claim 1-Tech, Tech die, in Leads', picture: 'die-tech', piece: 7 },
      { words: 'Claim 1-Tech, Tech die, in the Field', picture: 'die-tech', piece: 9 },
      'Claim nothing',
    ]),
    { chosen: ['Spend Tesla'], places: placesFor(0, 1, 2) },
  ),
  bronze: asked(
    ask(
      'Claudia, whom do you name for the Bronze Sector?',
      [0, 2, 3, 4].map((at) => ({ words: `Name ${kNames[at]}`, picture: '', piece: [17, 0, 20, 19, 21][at] })),
    ),
    { places: placesFor(4, 5) },
  ),
  vote: asked(
    ask('Claudia, shall Jinks be bronzed?', ['Bronze', 'Not Bronze'], {
      rule: 'BRONZE-04',
      card: 'Myka asks to bronze Jinks. 4 Agents vote; 3 votes for Bronze are needed.',
    }),
    { seats: seats(0, 1, 3, 4) },
  ),
  respond: {
    ...rest,
    respond: ask('Pete challenges 3: play a card?', [{ words: 'Play Tesla', picture: 'tesla' }], {
      rule: 'INSTANT-02',
      card: 'Physical obstacle on Travel. Pete rolls next: 3 and one Warehouse die.',
    }),
  },
  german,
  many: asked(
    ask(
      'Which Trait do you return?',
      kIds.map((id) => ({ words: `Return ${kTraits[id][0]}`, picture: id })),
    ),
    {
      cards: [...kIds.map((id, at) => card(id, at === 5 ? 6 : 1)), loyalty],
    },
  ),
  vault: {
    ...rest,
    step: 40,
    seats: seats(0, 1, 2),
    secrets: ['You hid the Crown in the chimney.', 'You have 14 coins.'],
    cards: [
      { name: 'Crown', text: 'Worth 9 gold.', kind: 'Loot', picture: '', count: 1, held: false },
      {
        name: 'Paste Necklace',
        text: 'Worth nothing. Doubters pay 2 coins.',
        kind: 'Fake',
        picture: '',
        count: 2,
        held: false,
      },
    ],
    question: ask(
      'How much do you bid?',
      Array.from({ length: 15 }, (_, coins) => String(coins)),
      { rule: 'VAULT-02' },
    ),
    things: [],
    notes: undefined,
  },
  taken: { ...rest, undo: true },
  ending: {
    ...rest,
    seats: seats(),
    step: 90,
    ending: 'The Agents win: three Artifacts are in the Warehouse, and MacPherson is in Bronze.',
  },
};

export const kRules = {
  why: 'It takes an Intuition Trait of 1 or more. You hold none; Remote Access is for Tech dice.',
  en: [
    {
      id: 'WORK-03',
      text: 'Discard one Trait and claim one clue that you can reach. The symbol must match. The number must be equal or higher. The text of the Trait does not count.',
    },
    { id: 'BRONZE-04', text: 'All Agents vote at once. Bronze needs a majority of the Agents that may vote.' },
    { id: 'INSTANT-02', text: 'An Instant may be played in response to a challenge before its dice are rolled.' },
  ],
  de: [
    {
      id: 'WORK-03',
      text: 'Wirf ein Merkmal ab und sichere einen Hinweis, den du erreichst. Das Symbol muss passen. Die Zahl muss gleich oder höher sein.',
    },
    { id: 'BRONZE-04', text: 'Alle Agenten stimmen zugleich ab. Für Bronze braucht es eine Mehrheit.' },
  ],
};
