// Code, files and styles speak the field's language: no name has a word that the glossary gave up.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { betterName, classesIn, meantName, namesIn, spokenIn } from './words.ts';

const root = join(import.meta.dirname, '../..');

/** What keeps its name: recorded in a database, of a picture, or read by others. */
const KEPT = [
  /migrations\/021-house\.sql$/,
  /\/asleep\.|ape-asleep\.ts$/,
  /lighthouse\.ts$/,
  /^docs\/decisions\//,
];

const tracked = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: 1 << 26,
})
  .split('\n')
  .filter((path) => path !== '' && !/(^|\/)(generated|vectors)\//.test(path));

const read = (path: string) => readFileSync(join(root, path), 'utf8');
const found = (path: string, names: Iterable<string>) =>
  [...names]
    .flatMap((name) => betterName(name) ?? meantName(path, name) ?? [])
    .map((better) => `${path}: ${better}`);

test('behavior: no name in the code is of the words given up', () => {
  const files = tracked.filter((path) => /\.(ts|tsx|mts|mjs)$/.test(path));
  expect(files.length).toBeGreaterThan(2_000);
  expect(files.flatMap((path) => found(path, namesIn(path, read(path))))).toEqual([]);
});

test('behavior: no class of a style is of the words given up', () => {
  const files = tracked.filter((path) => path.endsWith('.css'));
  expect(files.length).toBeGreaterThan(100);
  expect(files.flatMap((path) => found(path, classesIn(read(path))))).toEqual([]);
});

test('behavior: no file is named by the words given up', () => {
  const files = tracked.filter((path) => !KEPT.some((kept) => kept.test(path)));
  expect(files.flatMap((path) => found(path, [basename(path), ...path.split('/').slice(0, -1)]))).toEqual([]);
});

test.each([
  'noteDeed',
  'HOUSE_LIMITS',
  'wished-amount.ts',
  'isToldNow',
  'MOST_BYTES',
  'parseWish',
  'heed',
  'SaleDesk',
])('error: %s is refused', (name) => {
  expect(betterName(name)).toContain(name);
});

test.each([
  'atLeast',
  'household',
  'unfolded',
  'threshold',
  'MAX_BYTES',
  'mostRecent',
  'lighthouse',
  'indeed',
  'belowDesktop',
])('behavior: %s is fine', (name) => {
  expect(betterName(name)).toBeNull();
});

test.each([
  ['packages/wire/src/purchases.ts', 'bandUnits'],
  ['packages/domain/src/presale/quote.ts', 'cutBands'],
  ['packages/server/src/game/board.ts', 'useTicket'],
  ['packages/server/src/http/session.ts', 'ticketCookie'],
  ['packages/web/src/ui/strip.tsx', 'Strip'],
  ['packages/web/src/frame/header.tsx', 'HeaderStrip'],
  ['packages/domain/src/launchpad/crowd.ts', 'sharesAmong'],
  ['packages/art/src/hunt/things.ts', 'draw'],
  ['packages/web/src/ui/toast/toaster.tsx', 'DrawnToast'],
])('error: in %s, %s means something else', (path, name) => {
  expect(meantName(path, name)).toContain(name);
});

test.each([
  ['packages/domain/src/apes/rarity.ts', 'BAND_NAMES'],
  ['packages/domain/src/presale/quote.ts', 'husband'],
  ['packages/domain/src/launchpad/crowd.ts', 'totalTickets'],
  ['packages/web/src/features/game/strip/strip.ts', 'stripOf'],
  ['packages/domain/src/shares.ts', 'SHARE_TOKENS'],
  ['packages/web/src/draws/recount.tsx', 'recountDraw'],
  ['packages/art/src/svg/svg.ts', 'DrawingOptions'],
  ['packages/web/src/ui/ending/card.ts', 'drawImage'],
])('behavior: in %s, %s is fine', (path, name) => {
  expect(meantName(path, name)).toBeNull();
});

test('behavior: what a text says is no name', () => {
  const source = "// The group is told.\nexport const said = 'A parrot wished to verify something.';";
  expect([...namesIn('a.ts', source)]).toEqual(['said']);
});

/** Where the words themselves are listed, what the specification and records said then, and a joke of the game. */
const QUOTING = [
  /^docs\/(glossary|voice)\.md$/,
  /^docs\/decisions\//,
  /^scripts\/docs\/words(\.test)?\.ts$/,
  /\/locales\//,
  /\/migrations\//,
  /^content\//,
  /game\/strip\/strip-words\.tsx$/,
];

test('behavior: no document, comment or title of a test says them', () => {
  const files = tracked.filter(
    (path) =>
      /\.(ts|tsx|mts|mjs|css|sol|tree|md|yaml|conf)$|\.env\.example$/.test(path) &&
      !QUOTING.some((quoting) => quoting.test(path)),
  );
  expect(files.length).toBeGreaterThan(2_000);
  expect(files.flatMap((path) => spokenIn(read(path)).map((word) => `${path}: ${word}`))).toEqual([]);
});

test.each([
  'The group is told of it.',
  'Told once',
  'where the wish is granted',
  'a deed',
  'heeded',
  'reckons',
  'Who reads is told so',
  'stands on the desk',
])('error: "%s" is refused', (text) => {
  expect(spokenIn(text)).toHaveLength(1);
});

test.each([
  'I am told why',
  'I lose, am told by whom',
  'the site does not answer: I am told, and play',
  'a threshold',
  'household',
])('behavior: "%s" is fine', (text) => {
  expect(spokenIn(text)).toEqual([]);
});
