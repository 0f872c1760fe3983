/** Every page of the site: where it lives, what it is called, and how its code is loaded. */
import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import type { ComponentType } from 'react';
import type { CatalogName } from '#lib/messages.ts';

type PageDefinition = {
  /** Path patterns without a language; the first is the canonical one. */
  paths: readonly [string, ...string[]];
  title: MessageDescriptor;
  description: MessageDescriptor;
  /** Catalogues needed besides `site`. */
  catalogs: readonly CatalogName[];
  /** Whether search engines should list it. */
  isListed: boolean;
  /** Whether its prerendered HTML never changes in the browser, so that its code need not be loaded. */
  isStatic: boolean;
  load: () => Promise<{ Page: ComponentType }>;
};

/** The pages by the name of their file in `src/routes`. */
export const pages = {
  home: {
    paths: ['/'],
    title: msg`LilApe: a small ape on Base, sold in ten honest stages`,
    description: msg`Buy $LILAPE with USDT or USDC on Base. Ten stages, prices fixed in the contract, 0% tax, and your money back if the sale fails.`,
    catalogs: [],
    isListed: true,
    isStatic: false,
    load: () => import('#routes/home.tsx'),
  },
  'how-to-buy': {
    paths: ['/how-to-buy'],
    title: msg`How to buy`,
    description: msg`Six steps from an empty wallet to $LILAPE, with what each one costs.`,
    catalogs: ['pages'],
    isListed: true,
    isStatic: true,
    load: () => import('#routes/how-to-buy.tsx'),
  },
  'mint-nft': {
    paths: ['/mint-nft', '/mint'],
    title: msg`Mint NFT`,
    description: msg`Ten thousand drawn apes, each one of a kind, minted on Base.`,
    catalogs: ['pages'],
    isListed: true,
    isStatic: true,
    load: () => import('#routes/mint-nft.tsx'),
  },
  staking: {
    paths: ['/staking'],
    title: msg`Staking`,
    description: msg`Lock $LILAPE for 90, 180 or 360 days at a rate that is fixed when you start.`,
    catalogs: ['pages'],
    isListed: true,
    isStatic: true,
    load: () => import('#routes/staking.tsx'),
  },
  launchpad: {
    paths: ['/launchpad'],
    title: msg`Launchpad`,
    description: msg`Four tiers for holders of $LILAPE, with the exact amount each one asks for.`,
    catalogs: ['pages'],
    isListed: true,
    isStatic: true,
    load: () => import('#routes/launchpad.tsx'),
  },
  whitepaper: {
    paths: ['/whitepaper'],
    title: msg`Whitepaper`,
    description: msg`How $LILAPE is sold, shared out and kept safe, in plain words.`,
    catalogs: ['pages'],
    isListed: true,
    isStatic: true,
    load: () => import('#routes/whitepaper.tsx'),
  },
  privacy: {
    paths: ['/privacy'],
    title: msg`Privacy`,
    description: msg`What this site knows about you, and what it does not.`,
    catalogs: ['pages'],
    isListed: true,
    isStatic: true,
    load: () => import('#routes/privacy.tsx'),
  },
  contracts: {
    paths: ['/contracts'],
    title: msg`Contracts`,
    description: msg`The address of every LilApe contract and every power its owner has.`,
    catalogs: ['pages'],
    isListed: true,
    isStatic: false,
    load: () => import('#routes/contracts.tsx'),
  },
  purchases: {
    paths: ['/purchases'],
    title: msg`My purchases`,
    description: msg`Your purchases as the chain recorded them, with their confirmation.`,
    catalogs: ['pages', 'sale'],
    isListed: false,
    isStatic: false,
    load: () => import('#routes/purchases.tsx'),
  },
  game: {
    paths: ['/game', '/game/*', '/simple-game'],
    title: msg`Game`,
    description: msg`Eight bananas, three enemies, one small ape.`,
    catalogs: ['pages'],
    isListed: true,
    isStatic: true,
    load: () => import('#routes/game.tsx'),
  },
  admin: {
    paths: ['/admin'],
    title: msg`Admin`,
    description: msg`For the people who run the site.`,
    catalogs: ['pages'],
    isListed: false,
    isStatic: true,
    load: () => import('#routes/admin.tsx'),
  },
  'test-nft': {
    paths: ['/test-nft'],
    title: msg`NFT test bench`,
    description: msg`For the people who draw the collection.`,
    catalogs: ['pages'],
    isListed: false,
    isStatic: true,
    load: () => import('#routes/test-nft.tsx'),
  },
  'debug-characters': {
    paths: ['/debug-characters'],
    title: msg`The cast`,
    description: msg`For the people who draw the characters.`,
    catalogs: ['pages'],
    isListed: false,
    isStatic: true,
    load: () => import('#routes/debug-characters.tsx'),
  },
  'not-found': {
    paths: ['*'],
    title: msg`Page not found`,
    description: msg`There is no such page here.`,
    catalogs: ['pages'],
    isListed: false,
    isStatic: true,
    load: () => import('#routes/not-found.tsx'),
  },
} as const satisfies Record<string, PageDefinition>;

export type PageName = keyof typeof pages;

/** All page names, in the order of the table. */
export const pageNames = Object.keys(pages) as PageName[];
