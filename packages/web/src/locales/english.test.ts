// @vitest-environment node
/** English as an editor wants it, in every sentence of the site: plain words, one for one idea, and short. @see docs/voice.md */
import { expect, test } from 'vitest';
import { type Sentence, isTooLong, sentencesIn } from './sentences.fixture.ts';

/** What is said word for word by the specification, or in a joke, stays. */
const EXEMPT: ReadonlySet<string> = new Set([
  // Lines of the game's strip.
  'Somebody',
  'Somebody in a tie had an offer.',
  'A guaranteed return. Straight to the floor.',
  'Do not stand there.',
  // The specification’s own labels.
  'Connecting...',
  'Minting NFT...',
  'Processing...',
]);

const BANNED: readonly (readonly [why: string, wrong: RegExp])[] = [
  ['a person is anyone, you or the one who does it', /\b(whoever|anybody|somebody)\b/i],
  ['a moment is right now, or a moment ago', /\bjust now\b/i],
  ['what is done again is done again', /\banew\b/i],
  ['what is not one is not one', /\b(this|it|that) is no (address|amount|transaction|PNG|number|link|name)\b/i],
  ['what is broken is fixed', /\bours to mend\b/i],
  ['a record is somewhere, it does not stand', /\b(stands?|stood) (on (chain|the|its)|in the|here)\b|\bwhere (it|the \w+) stands\b/i],
  ['people hear, read and see; they are told nothing', /\bis told\b|\btold (of|by|none)\b|\btells? of\b/i],
  ['also, or else', /\bbesides\b/i],
  ['the outcome is what happens to it', /\bwhat becomes of\b|\bby its own word\b|\blater neither\b/i],
  ['digits are after the point', /\bbehind the point\b/i],
  ['what continues, continues', /\bgoes on\b/i],
  ['a check matches', /\b(everything|does not) agrees?\b/i],
  ['a number is computed or checked', /\breckon|\bcount again\b/i],
  ['the cost of a transaction is the network fee', /\bnetwork cost\b|\bnetwork[’']s fee\b/i],
  ['a contract is approved', /\bpermi(t|ts|tted|ssion|ssions) (exactly|and|for|of) /i],
  ['money comes back as a refund', /\b(take|takes|taken|took) (it|them|money|payments?) back\b/i],
  ['what is put aside is reserved', /\bset aside\b/i],
  ['an ape boosts a stake', /\b(the|bound|end(s|ed)? the|a) bonus\b|\bbonus ended\b/i],
  ['administration is the admin', /\b(the|editor’s) (desk|house)\b/i],
  ['our records are no books', /\b(the|our) books\b/i],
  ['no hype', /\b(gems?|100x|passive income|guaranteed returns?|don[’']t miss out)\b/i],
  ['an ellipsis belongs to its word', /[\p{L}\d] …/u],
  ['an ellipsis is one mark', /\.\.\./],
  ['an apostrophe is curly', /'/],
];

/** So often in one catalogue or file, and no more. */
const RARE = [
  [/\bto the last digit\b/i, 2],
  [/\bfor good\b/i, 8],
] as const;

const sentences = (await sentencesIn('en')).filter(
  (sentence) => !sentence.isQuoted && !EXEMPT.has(sentence.text),
);

/** With where it is, so that it can be found. */
const shown = ({ text, from }: Sentence) => `${from}: ${text}`;

test('behavior: there is English to be read', () => {
  expect(sentences.length).toBeGreaterThan(2_500);
});

test.each(BANNED)('behavior: %s', (_, wrong) => {
  expect(sentences.filter(({ text }) => wrong.test(text)).map(shown)).toEqual([]);
});

test.each(RARE)('behavior: %s is said seldom', (rare, most) => {
  const places = sentences.filter(({ text }) => rare.test(text)).map(({ from }) => from);
  expect(places.filter((from) => places.filter((other) => other === from).length > most)).toEqual([]);
});

test('behavior: outside long texts a sentence has 28 words at most', () => {
  const long = sentences.filter((sentence) => isTooLong(sentence));
  expect(long.map(shown)).toEqual([]);
});

test.each([
  'Whoever pays the network’s fee can claim.',
  'The site does not answer just now.',
  'This is no address.',
  'Draw 7 stands on chain.',
  'Asking the server …',
  "The site's settings",
  'Confirm in your wallet: permit exactly 5 USDC.',
])('error: %s is refused', (text) => {
  expect(BANNED.some(([, wrong]) => wrong.test(text))).toBe(true);
});
