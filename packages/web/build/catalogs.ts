/** Which catalogue the sentences of a file are gathered into: that of its folder, or of what it is loaded with. */
import { readdirSync, readFileSync } from 'node:fs';
import { matchesGlob, resolve } from 'node:path';
import { FIRST_LANGUAGE, type Language } from '@lilape/domain/languages';
import { isMount } from '../src/shell/first/when.ts';

/** One is loaded with one part of the page, so that nobody downloads sentences of a screen they have not opened. Paths are below `src`; `*` stands for any name. */
export type Catalog = { name: string; include: readonly string[]; exclude: readonly string[] };

const src = resolve(import.meta.dirname, '../src');

const tests = '**/*.test.*';
const routes = 'routes';

/** Parts of the interface with sentences, loaded only with what they stand in. */
const actStatus = ['ui/act-status.tsx', 'ui/transaction-link.tsx', 'ui/how-sure.tsx', 'ui/ending'];
const confirmationWord = 'ui/confirmation-word.tsx';
const checks = 'ui/checks.tsx';
const saleCharts = 'ui/sale-charts';

/** What the sale in numbers and the contracts show at first, and what comes when pages are drawn anew. */
const figures = [
  'routes/sale.tsx',
  'routes/contracts.tsx',
  'features/sale-history/figures.island.tsx',
  'features/sale-history/charts-blank.tsx',
];
/** What is only read, and so in no bundle. */
const reading = 'features/*/reading/**';

/** What comes with the steps, lists and winners of a draw. */
const ofDraws = 'features/*/draw/**';

const details = [
  'features/sale-history/*.static.tsx',
  'features/contracts/*.static.tsx',
  'features/receipt/*.static.tsx',
  reading,
  checks,
];

/** What My purchases and Claim show before a wallet is connected. */
const purchases = [
  'routes/purchases.tsx',
  'features/purchases/purchases.island.tsx',
  'routes/claim.tsx',
  'features/claim/claim.island.tsx',
];

const walletButton = 'features/wallet/wallet-button.tsx';
const openActs = 'app/open-acts.tsx';

/** Folders that are loaded together, and such as are loaded in two steps. */
const together: readonly Catalog[] = [
  {
    // With every page.
    name: 'site',
    include: ['app', 'ui', 'shell', 'text', 'content', walletButton],
    exclude: [confirmationWord, ...actStatus, checks, saleCharts, openActs, 'content/home'],
  },
  // Never: its HTML is kept.
  { name: 'frame', include: ['frame'], exclude: [] },
  {
    name: 'home',
    include: ['features/home', 'features/presale', 'content/home', 'routes/home.tsx'],
    exclude: [],
  },
  { name: 'purchases', include: purchases, exclude: [] },
  {
    name: 'admin',
    include: ['features/admin', 'admin', 'routes/admin.tsx', 'routes/admin.island.tsx'],
    exclude: [],
  },
  {
    // With the admin's panels of the launchpad, of the site's settings and of the studio.
    name: 'admin-panels',
    include: [
      'features/admin-launches',
      'features/admin-applications',
      'features/admin-site',
      'features/admin-studio',
    ],
    exclude: [],
  },
  { name: 'figures', include: figures, exclude: [] },
  {
    name: 'charts',
    include: ['features/sale-history', saleCharts, confirmationWord],
    exclude: [...figures, ...details],
  },
  { name: 'details', include: details, exclude: [] },
  {
    // Before a wallet is connected.
    name: 'mint',
    include: ['routes/mint-nft.tsx', 'features/mint/front'],
    exclude: [],
  },
  {
    name: 'staking',
    include: ['routes/staking.tsx', 'features/staking'],
    exclude: [reading, 'features/staking/connected'],
  },
  { name: 'draws', include: ['draws', ofDraws], exclude: ['draws/launch'] },
  {
    name: 'launchpad',
    include: ['routes/launchpad.tsx', 'features/launchpad'],
    exclude: [reading, 'features/launchpad/tier'],
  },
  // With the picture and the four tiers, and with what is said of an address.
  { name: 'tiers', include: ['features/launchpad/tier'], exclude: [] },
  // With what every list of launches shows of one.
  { name: 'launches', include: ['draws/launch'], exclude: [] },
  {
    // What is there for fun; a catalogue more is a name more in what every page loads.
    name: 'fun',
    include: ['routes/game.tsx', 'features/game', 'routes/stickers.tsx', 'features/stickers'],
    exclude: [],
  },
  {
    name: 'receipt',
    include: ['features/receipt', 'routes/receipt.tsx', 'routes/find-receipt.tsx', confirmationWord],
    exclude: details,
  },
  {
    // With what a wallet is needed for.
    name: 'sale',
    include: [
      'wallet',
      'chain',
      openActs,
      'features/wallet',
      'features/buy',
      'features/purchases',
      'features/claim',
      'features/mint',
      'features/staking/connected',
      confirmationWord,
      ...actStatus,
    ],
    exclude: [walletButton, ...purchases, 'features/mint/front', reading],
  },
];

/** Every catalogue: those of folders that are loaded together, one for each other feature, and `pages` for the other routes. */
export const catalogs: readonly Catalog[] = withRest();

/** The names of all catalogues. */
export const catalogNames = catalogs.map(({ name }) => name);

/** Returns the module of a catalogue's sentences, below the package's folder; the English one is made by `build/english.ts`. */
export function catalogFile(language: Language, name: string): string {
  return `src/locales/${language}/${name}.${language === FIRST_LANGUAGE ? 'js' : 'po'}`;
}

/** Returns the catalogue of any file below `src`, or undefined where none gathers from it. */
export function catalogOfFile(file: string): string | undefined {
  return catalogs.find(({ include, exclude }) => holds(include, file) && !holds(exclude, file))?.name;
}

function holds(paths: readonly string[], file: string): boolean {
  return paths.some((path) => matchesGlob(file, path) || matchesGlob(file, `${path}/**`));
}

function withRest(): Catalog[] {
  const named = together.flatMap(({ include }) => include);
  const routeFiles = filesIn(routes);
  const own = foldersIn('features')
    .filter(
      (name) =>
        !named.some((path) => `${path}/`.startsWith(`features/${name}/`)) &&
        filesIn(`features/${name}`).some(hasSentences),
    )
    .map((name) => ({
      name,
      include: [`features/${name}`, ...routeFiles.filter((file) => routeName(file) === name)],
      exclude: [reading, ofDraws],
    }));
  const taken = [...together, ...own].flatMap(({ include }) => include);
  const rest = {
    name: 'pages',
    include: [routes],
    exclude: taken.filter((path) => path.startsWith(`${routes}/`)),
  };
  return [...together, ...own, rest].map((catalog) => ({
    ...catalog,
    exclude: [...catalog.exclude, tests],
  }));
}

/** Returns the name of a route's page: "routes/workshop/lab.tsx" → "lab". */
export function routeName(file: string): string {
  return file.replace(/^.*\//, '').replace(/\.tsx$/, '');
}

/** Returns the files of all islands, as paths below `src`. */
export function islandFiles(): string[] {
  return filesIn('.')
    .map((file) => file.replace(/^\.\//, ''))
    .filter((file) => file.endsWith('.island.tsx'));
}

/** Returns the files of all islands without React, as paths below `src`. */
export function mountFiles(): string[] {
  return readdirSync(src, { recursive: true, encoding: 'utf8' }).filter(isMount);
}

/** Returns the files of `src/routes` that hold pages, as paths below `src`. */
export function routeFiles(): string[] {
  return filesIn(routes).filter((file) => !file.endsWith('.island.tsx'));
}

function filesIn(folder: string): string[] {
  return readdirSync(resolve(src, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => `${folder}/${file}`);
}

function foldersIn(folder: string): string[] {
  return readdirSync(resolve(src, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
}

/** Whether a file below `src` says anything through Lingui; the words of some stand with both languages side by side. */
export function hasSentences(file: string): boolean {
  return /from '@lingui\/(core|react)\/macro'/.test(readFileSync(resolve(src, file), 'utf8'));
}
