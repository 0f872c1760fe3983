// Names that the code no longer has: the field's word is in docs/glossary.md.
import { parseSync, Visitor } from 'vite';

/** Parts of names, with the word to take instead. */
const BANNED: ReadonlyMap<string, string> = new Map([
  ['wish', 'draft, filter or intent'],
  ['wished', 'draft'],
  ['wishes', 'drafts'],
  ['told', 'reported, recorded, notified or result, by its sense'],
  ['untold', 'unreported'],
  ['heed', 'handle, watch or track'],
  ['deed', 'action'],
  ['deeds', 'actions'],
  ['house', 'operations or settings'],
  ['asleep', 'static or idle'],
  ['reckon', 'compute'],
  ['reckoned', 'computed'],
  ['most', 'max'],
  ['least', 'min'],
  ['desk', 'admin, connected, button, reader, picker or signer, by its sense'],
  ['desks', 'admin'],
]);

/** What is a name of somebody else’s, or a drawing of an ape that sleeps. */
const ALLOWED = new Set(['apeAsleep', 'stickerAsleep', 'asleep', 'leastAge']);

/** Only the beginning of a constant counts: `atLeast` and `mostRecent` are plain English. */
const BEGINNINGS = new Set(['most', 'least']);

/** The act that picks winners, in its three forms; a drawing, the noun, is a picture everywhere. */
const DRAW = {
  within:
    /^(?!packages\/(art|game|web|server\/src\/studio)\/)|draw|giveaway|launch|contracts|admin-sale|chain\/|wallet\/acts|features\/(lab|verify)|catalogs/,
  instead: 'paint (pixels) or render (markup); a draw is of the giveaway or of a launch',
};

/** Words with one meaning: names have them only where that is the subject, and elsewhere are called as it says. */
const MEANT: ReadonlyMap<string, { readonly within: RegExp; readonly instead: string }> = new Map([
  [
    'band',
    {
      within: /apes|nft|mint|rarity|studio|collection|gallery|card|branch|markers|contracts\//,
      instead: 'portion (of a payment); a band is of rarity',
    },
  ],
  [
    'ticket',
    {
      within: /launch|tier|draw|snapshot/,
      instead: 'nonce (of a started game) or kind (of a session); tickets are of a tier',
    },
  ],
  [
    'strip',
    {
      within: /features\/game\//,
      instead: 'carousel, progress (of a claim), StepList (of a draw) or nav; a strip is of a game',
    },
  ],
  [
    'share',
    {
      within: /^(?!.*launch)/,
      instead: 'allotment (of a place of a launch); a share is of the supply',
    },
  ],
  ['draw', DRAW],
  ['drawn', DRAW],
  ['drew', DRAW],
]);

/** Fields and codes of the API and of browsers, which keep their names whatever the code calls what they carry. */
const WIRE_NAMES = new Set([
  'bands',
  'ticket',
  'share',
  'shares',
  'GAME_TICKET_UNKNOWN',
  'GAME_TICKET_USED',
  'GAME_TICKET_ENDED',
  'IS_NO_TICKET',
  'TICKET',
  'drawImage',
]);

/** The parts of a name or of a file’s: `noteDeed`, `MOST_BYTES` and `wished-amount` have two each. */
function partsOf(name: string): string[] {
  return name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .split(/[^A-Za-z\d]+/)
    .map((part) => part.toLowerCase());
}

/** What to call it instead, or null where a name is fine. */
export function betterName(name: string): string | null {
  if (ALLOWED.has(name)) return null;
  const parts = partsOf(name);
  const isConstant = /^[A-Z\d]+(_[A-Z\d]+)+$/.test(name);
  const wrong = parts.find(
    (part, at) => BANNED.has(part) && (!BEGINNINGS.has(part) || (isConstant && at === 0)),
  );
  return wrong === undefined ? null : `${name}: ${BANNED.get(wrong) ?? ''}`;
}

/** What to call it instead, or null where a name in a file of this path means what its words mean. */
export function meantName(path: string, name: string): string | null {
  if (WIRE_NAMES.has(name)) return null;
  const word = partsOf(name)
    .map((part) => part.replace(/s$/, ''))
    .find((part) => MEANT.get(part)?.within.test(path) === false);
  return word === undefined ? null : `${name}: ${MEANT.get(word)?.instead ?? ''}`;
}

const ANY_HELD = new RegExp([...BANNED.keys(), ...MEANT.keys()].join('|'), 'i');

/** Every name that a file of code gives or uses; none where no word of it is anywhere in the file. */
export function namesIn(path: string, source: string): ReadonlySet<string> {
  const names = new Set<string>();
  if (!ANY_HELD.test(source)) return names;
  const { program, errors } = parseSync(path, source);
  if (errors[0] !== undefined) throw new Error(`${path}: ${errors[0].message}`);
  new Visitor({
    Identifier: ({ name }) => void names.add(name),
    JSXIdentifier: ({ name }) => void names.add(name),
    PrivateIdentifier: ({ name }) => void names.add(name),
  }).visit(program);
  return names;
}

/** Words of the old dialect in a sentence; plain English that people say of themselves, "I am told", is not. */
const SPOKEN = /(?<!\bam )\b(?:told|wish(?:es|ed)?|heed(?:s|ed)?|deeds?|reckon(?:s|ed)?|desks?)\b/gi;

/** The words given up that a text of ours says: a document, a comment, the title of a test. */
export function spokenIn(source: string): string[] {
  return [...source.matchAll(SPOKEN)].map(([word]) => word);
}

/** The classes of a sheet of styles. */
export function classesIn(source: string): ReadonlySet<string> {
  return new Set([...source.matchAll(/\.([a-z][\w-]*)(?=[\s,:{.[>+~)])/gi)].map(([, name = '']) => name));
}
