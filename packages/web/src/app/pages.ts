/** Every page of the site: where it lives, what it is called, and how its code is loaded. */
import type { ComponentType } from 'react';
import type { PageHead } from '#shell/page/page-head.ts';
import type { CatalogName } from '#shell/page/messages.ts';

/** What a file in `src/routes` exports. */
export type PageModule = { Page: ComponentType; head: PageHead };

type PageDefinition = {
  /** Path patterns without a language; the first is the canonical one. */
  paths: readonly [string, ...string[]];
  /** Catalogues needed besides `site`. */
  catalogs: readonly CatalogName[];
  /** Whether search engines should list it. */
  isListed: boolean;
  /** Whether its prerendered HTML is kept, at most filled in, so that neither its code nor React need be loaded. */
  isStatic: boolean;
  /** Whether fixed text of it depends on where the sale stands. @see ui/in-sale.css */
  followsSale?: true;
  load: () => Promise<PageModule>;
};

/** The pages by the name of their file in `src/routes`. */
export const pages = {
  home: {
    paths: ['/'],
    catalogs: ['home'],
    isListed: true,
    isStatic: true,
    followsSale: true,
    load: () => import('#routes/home.tsx'),
  },
  'how-to-buy': {
    paths: ['/how-to-buy'],
    catalogs: ['pages'],
    isListed: true,
    isStatic: true,
    followsSale: true,
    load: () => import('#routes/how-to-buy.tsx'),
  },
  'mint-nft': {
    paths: ['/mint-nft', '/mint'],
    catalogs: ['pages'],
    isListed: true,
    isStatic: true,
    load: () => import('#routes/mint-nft.tsx'),
  },
  staking: {
    paths: ['/staking'],
    catalogs: ['pages'],
    isListed: true,
    isStatic: true,
    load: () => import('#routes/staking.tsx'),
  },
  launchpad: {
    paths: ['/launchpad'],
    catalogs: ['pages'],
    isListed: true,
    isStatic: true,
    load: () => import('#routes/launchpad.tsx'),
  },
  whitepaper: {
    paths: ['/whitepaper'],
    catalogs: ['pages'],
    isListed: true,
    isStatic: true,
    followsSale: true,
    load: () => import('#routes/whitepaper.tsx'),
  },
  privacy: {
    paths: ['/privacy'],
    catalogs: ['pages'],
    isListed: true,
    isStatic: true,
    load: () => import('#routes/privacy.tsx'),
  },
  sale: {
    paths: ['/sale'],
    catalogs: ['figures'],
    isListed: true,
    isStatic: false,
    followsSale: true,
    load: () => import('#routes/sale.tsx'),
  },
  contracts: {
    paths: ['/contracts'],
    catalogs: ['figures', 'details'],
    isListed: true,
    isStatic: true,
    followsSale: true,
    load: () => import('#routes/contracts.tsx'),
  },
  purchases: {
    paths: ['/purchases'],
    catalogs: ['purchases'],
    isListed: false,
    isStatic: false,
    load: () => import('#routes/purchases.tsx'),
  },
  claim: {
    paths: ['/claim'],
    catalogs: ['purchases'],
    isListed: true,
    isStatic: false,
    followsSale: true,
    load: () => import('#routes/claim.tsx'),
  },
  receipt: {
    paths: ['/receipt', '/purchases/*'],
    catalogs: ['receipt'],
    isListed: false,
    isStatic: false,
    load: () => import('#routes/receipt.tsx'),
  },
  game: {
    paths: ['/game', '/game/*', '/simple-game'],
    catalogs: ['pages'],
    isListed: true,
    isStatic: true,
    load: () => import('#routes/game.tsx'),
  },
  admin: {
    paths: ['/admin'],
    catalogs: ['pages'],
    isListed: false,
    isStatic: true,
    load: () => import('#routes/admin.tsx'),
  },
  'test-nft': {
    paths: ['/test-nft'],
    catalogs: ['pages'],
    isListed: false,
    isStatic: true,
    load: () => import('#routes/test-nft.tsx'),
  },
  'debug-characters': {
    paths: ['/debug-characters'],
    catalogs: ['pages'],
    isListed: false,
    isStatic: true,
    load: () => import('#routes/debug-characters.tsx'),
  },
  offline: {
    paths: ['/offline'],
    catalogs: ['pages'],
    isListed: false,
    isStatic: true,
    load: () => import('#routes/offline.tsx'),
  },
  style: {
    paths: ['/style'],
    catalogs: ['pages', 'charts'],
    isListed: false,
    isStatic: false,
    load: () => (LILAPE_HAS_DEMO_WALLET ? import('#routes/style.tsx') : import('#routes/not-found.tsx')),
  },
  lab: {
    paths: ['/lab'],
    catalogs: ['pages', 'lab'],
    isListed: false,
    isStatic: false,
    load: () => (LILAPE_HAS_DEMO_WALLET ? import('#routes/lab.tsx') : import('#routes/not-found.tsx')),
  },
  'not-found': {
    paths: ['*'],
    catalogs: ['pages'],
    isListed: false,
    isStatic: true,
    load: () => import('#routes/not-found.tsx'),
  },
} as const satisfies Record<string, PageDefinition>;

export type PageName = keyof typeof pages;

/** Pages for those who build the site or try it out, in the local chain's build only. */
const workshop: readonly PageName[] = ['style', 'lab'];

/** The names of this build's pages, in the order of the table. */
export const pageNames = (Object.keys(pages) as PageName[]).filter(
  (name) => LILAPE_HAS_DEMO_WALLET || !workshop.includes(name),
);
