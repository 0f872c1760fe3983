import { BASE_TOKENS_PER_STAGE } from '@lilape/domain/presale/base-ladder';
import { expect, test } from 'vitest';
import { pageAt } from '#pages.ts';
import { joyKey } from '#features/giveaway/joy-key.ts';
import { languageKey } from '#shell/first/language.ts';
import { themeKey } from '#shell/first/theme.ts';
import { journalKey } from '#chain/flow/open-acts.ts';
import { toastKey } from '#app/carry-toast.ts';
import { accountKey, stakesKey, walletKey } from '#shell/first/remembered.ts';
import { saleNotes } from '#text/sale-notes.ts';
import { inlineParts, type Block, type LongText, type Said } from '#text/document.ts';
import { questions } from './home/questions/questions.ts';
import { guideSteps } from './guide/steps.ts';
import { guideWords } from './guide/words.ts';
import { privacy } from './privacy.ts';
import { phases } from './whitepaper/roadmap.ts';
import { whitepaper } from './whitepaper/whitepaper.ts';

/** Every sentence in a piece of content, wherever it stands. */
function sentencesIn(thing: unknown): Said[] {
  if (typeof thing !== 'object' || thing === null) return [];
  if ('en' in thing && 'ru' in thing) return [thing as Said];
  return Object.values(thing).flatMap(sentencesIn);
}

const marksOf = (text: string) =>
  inlineParts(text)
    .filter(({ kind }) => kind !== 'plain')
    .map((part) => (part.kind === 'strong' ? 'strong' : part.kind === 'link' ? part.to : part.text));

const linksOf = (thing: unknown) =>
  sentencesIn(thing)
    .flatMap(({ en }) => inlineParts(en))
    .flatMap((part) => (part.kind === 'link' ? [part.to] : []));

const everything = { whitepaper, privacy, guideSteps, guideWords, questions, saleNotes };

/** A text that is found to say less has lost a part, or hides it from these tests. */
const leastSentences = {
  whitepaper: 200,
  privacy: 30,
  guideSteps: 25,
  guideWords: 30,
  questions: 30,
  saleNotes: 6,
} as const satisfies Record<keyof typeof everything, number>;

test.each(Object.entries(leastSentences))('behavior: %s says everything in both languages', (name, least) => {
  const sentences = sentencesIn(everything[name as keyof typeof everything]);
  expect(sentences.length).toBeGreaterThanOrEqual(least);
  for (const { en, ru } of sentences) {
    expect(en.trim()).toBe(en);
    expect(ru.trim()).toBe(ru);
    expect(en).not.toBe('');
    expect(ru).not.toBe('');
    expect(en).not.toMatch(/[\u0400-\u04FF]/);
    expect(marksOf(ru)).toEqual(marksOf(en));
  }
});

test('behavior: no text names a chapter by its number, which changes with the order', () => {
  for (const { en, ru } of sentencesIn(everything)) {
    expect(en).not.toMatch(/chapter \d/i);
    expect(ru).not.toMatch(/глав\S* \d/i);
  }
});

test('behavior: links lead to pages of the site', () => {
  const paths = linksOf(everything).filter((to) => to.startsWith('/'));
  expect(paths.length).toBeGreaterThan(0);
  expect(paths.filter((path) => pageAt(path.replace(/#.*/, '')) === 'not-found')).toEqual([]);
});

const anchorsOf = ({ sections }: LongText) =>
  sections.flatMap(({ id, blocks }) => [
    id,
    ...blocks.flatMap((block: Block) => (block.kind === 'heading' ? [block.id] : [])),
  ]);

test.each([
  [
    'whitepaper',
    whitepaper,
    [
      'overview',
      'tokenomics',
      'sale',
      'pricing',
      'paying',
      'ending',
      'nft',
      'staking',
      'giveaway',
      'draw',
      'plans',
      'launchpad',
      'roadmap',
      'security',
      'powers',
      'checks',
      'risks',
      'legal',
    ],
  ],
  [
    'privacy (specification §2)',
    privacy,
    [
      'collected',
      'applications',
      'game',
      'use',
      'security',
      'cookies',
      'third-parties',
      'rights',
      'contact',
      'changes',
    ],
  ],
])('behavior: the anchors of %s stay as they were linked', (_name, text, anchors) => {
  expect(anchorsOf(text)).toEqual(anchors);
});

test('behavior: the privacy page bears the date of its text (decision 39 "privacy date")', () => {
  expect(privacy.edition.en).toBe('Last updated November 28, 2026');
});

test('behavior: the ladder on Base is that of decisions 5 "ten stages" and 6 "sale terms"', () => {
  expect(BASE_TOKENS_PER_STAGE).toBe(21_034_500_000_000n);
  const ladder = whitepaper.sections
    .flatMap(({ blocks }) => blocks)
    .find((block) => block.kind === 'table' && block.caption.en === 'The ladder on Base');
  const rows = ladder?.kind === 'table' ? ladder.rows.map(({ cells }) => cells.map(({ en }) => en)) : [];
  expect(rows).toHaveLength(10);
  expect(rows[0]).toEqual(['1', '$0.0012', '$25,241,400,000', '2.8%']);
  expect(rows[8]?.[1]).toBe('$0.0020');
  expect(rows[9]).toEqual(['10', '$0.0021', '$347,069,250,000', '1.9%']);
});

test('behavior: the pricing example is exact to the sixth digit', () => {
  const text = sentencesIn(whitepaper).find(({ en }) => en.startsWith('At the start of the sale $100'))?.en;
  expect(text).toContain('$100 buys 83,333.333333 tokens');
  expect(text).toContain(
    '50,000 tokens for $60 at $0.0012 and 30,769.230769 for $40 at $0.0013, 80,769.230769 in all',
  );
});

test('behavior: eight phases with the labels of specification §4', () => {
  expect(phases.map(({ stands: [{ label }] }) => label.en)).toEqual([
    'Completed',
    'As the sale goes',
    'Ongoing',
    'As the sale goes',
    'Coming Soon',
    'In Progress',
    'In Progress',
    'In Progress',
  ]);
});

test.each([
  ['upcoming', 'Coming Soon', 'Coming Soon', 'Coming Soon'],
  ['open', 'In Progress', 'Coming Soon', 'Coming Soon'],
  ['closing', 'In Progress', 'Coming Soon', 'Coming Soon'],
  ['ended', 'Completed', 'In Progress', 'In Progress'],
  ['finalised', 'Completed', 'In Progress', 'In Progress'],
  ['refunding', 'Failed', 'In Progress', 'Called off'],
  ['cancelled', 'Failed', 'In Progress', 'Called off'],
] as const)(
  'behavior: of a sale that is %s the phase is "%s", what follows it "%s" and the draw "%s"',
  (state, ...labels) => {
    const following = phases.filter(({ stands }) => stands.length > 1);
    const shown = following.flatMap(({ stands }) => stands.filter(({ states }) => states?.includes(state)));
    expect(shown.map(({ label }) => label.en)).toEqual(labels);
  },
);

test('behavior: six steps, the fifth of which warns of larger approvals', () => {
  expect(guideSteps.map(({ id }) => id)).toEqual(['wallet', 'fund', 'gas', 'connect', 'confirm', 'claim']);
  expect(guideSteps[4]?.warning?.en).toContain('exactly your payment');
  expect(guideSteps[4]?.warning?.en).toContain('scam');
});

test('behavior: nothing promises a profit or an audit', () => {
  const all = sentencesIn(everything).map(({ en }) => en);
  expect(
    all.filter((text) => /guaranteed (profit|return)|to the moon|risk-free|get rich/i.test(text)),
  ).toEqual([]);
  expect(all.filter((text) => /audited/i.test(text))).toEqual([
    expect.stringContaining('No outside firm has audited'),
  ]);
});

test('behavior: the privacy page names all that the site keeps in the browser', () => {
  const all = sentencesIn(privacy)
    .map(({ en }) => en)
    .join('\n');
  const act = journalKey('', 0, '').split('0')[0];
  for (const kept of [themeKey, languageKey, walletKey, accountKey, stakesKey, toastKey, joyKey, act])
    expect(all).toContain(`\`${kept}`);
});
