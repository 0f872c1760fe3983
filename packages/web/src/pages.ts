/** Every page of the site, a row each: titles, links, sitemap, manifest, documents and the checks of every page follow from it. @see frame/rooms.ts */
import { marker } from '@lilape/wire/markers';
import type { Language } from '@lilape/domain/languages';

export type PageRow = {
  /** Path patterns without a language; the first is the canonical one. */
  paths: readonly [string, ...string[]];
  /** Whether search engines should list it. */
  isListed: boolean;
  /** What links to it say, and its own title. */
  label?: Record<Language, string>;
  /** Fixed text of it depends on where the sale stands. @see ui/in-sale.css */
  followsSale?: true;
  /** It is where the site is run from: no links of the site, no footer, no way to buy around it. */
  isAdmin?: true;
  /** The server fills in its document for each address beneath its path: there, and in the picture that is shared, it has a marker. @see wire/src/markers.ts */
  filled?: { path: string; card: (language: Language) => string };
};

/** The pages by the name of their file in `src/routes`; one in `workshop` is in builds for the local chain only. */
export const pages = {
  home: {
    paths: ['/'],
    isListed: true,
    label: { en: 'Home', ru: 'Главная' },
    followsSale: true,
  },
  'how-to-buy': {
    paths: ['/how-to-buy'],
    isListed: true,
    label: { en: 'How to buy', ru: 'Как купить' },
    followsSale: true,
  },
  'mint-nft': {
    paths: ['/mint-nft', '/mint'],
    isListed: true,
    label: { en: 'Mint NFT', ru: 'Минт NFT' },
  },
  staking: {
    paths: ['/staking'],
    isListed: true,
    label: { en: 'Staking', ru: 'Стейкинг' },
  },
  launchpad: {
    paths: ['/launchpad'],
    isListed: true,
    label: { en: 'Launchpad', ru: 'Лаунчпад' },
    followsSale: true,
  },
  apply: {
    paths: ['/launchpad/apply'],
    isListed: true,
    label: { en: 'Launch your project', ru: 'Запустите свой проект' },
  },
  whitepaper: {
    paths: ['/whitepaper'],
    isListed: true,
    label: { en: 'Whitepaper', ru: 'Белая книга' },
    followsSale: true,
  },
  game: {
    paths: ['/game', '/game/*', '/simple-game'],
    isListed: true,
    label: { en: 'Game', ru: 'Игра' },
  },
  sale: {
    paths: ['/sale'],
    isListed: true,
    label: { en: 'The sale in numbers', ru: 'Продажа в цифрах' },
    followsSale: true,
  },
  purchases: {
    paths: ['/purchases'],
    isListed: false,
    label: { en: 'My purchases', ru: 'Мои покупки' },
  },
  claim: {
    paths: ['/claim'],
    isListed: true,
    label: { en: 'Claim or refund', ru: 'Токены или возврат' },
    followsSale: true,
  },
  contracts: {
    paths: ['/contracts'],
    isListed: true,
    label: { en: 'Contracts', ru: 'Контракты' },
    followsSale: true,
  },
  giveaway: {
    paths: ['/giveaway'],
    isListed: true,
    label: { en: '500M giveaway', ru: 'Розыгрыш 500 млн' },
  },
  market: {
    paths: ['/market'],
    isListed: true,
    label: { en: 'The market', ru: 'Рынок' },
  },
  verify: {
    paths: ['/verify'],
    isListed: true,
    label: { en: 'Check it yourself', ru: 'Проверьте сами' },
  },
  privacy: {
    paths: ['/privacy'],
    isListed: true,
    label: { en: 'Privacy', ru: 'Конфиденциальность' },
  },
  stickers: {
    paths: ['/stickers'],
    isListed: true,
    label: { en: 'Stickers', ru: 'Стикеры' },
  },
  gallery: {
    paths: ['/gallery'],
    isListed: true,
    label: { en: 'The jungle wall', ru: 'Стена джунглей' },
  },
  ape: {
    paths: ['/nft/*'],
    isListed: false,
    filled: { path: `/nft/${marker('id')}`, card: (language) => `/api/nft-card/${language}/${marker('id')}` },
  },
  receipt: { paths: ['/purchases/*'], isListed: false },
  launch: { paths: ['/launchpad/*'], isListed: false },
  'find-receipt': { paths: ['/receipt'], isListed: false },
  admin: { paths: ['/admin'], isListed: false, isAdmin: true },
  'test-nft': { paths: ['/test-nft'], isListed: false },
  'debug-characters': { paths: ['/debug-characters'], isListed: false },
  offline: { paths: ['/offline'], isListed: false },
  style: { paths: ['/style'], isListed: false },
  lab: { paths: ['/lab'], isListed: false },
  'not-found': { paths: ['*'], isListed: false },
} as const satisfies Record<string, PageRow>;

export type PageName = keyof typeof pages;

/** The rows in their order, each with its name. */
export const pageRows: readonly (PageRow & { name: PageName })[] = Object.entries<PageRow>(pages).map(
  ([name, row]) => ({ name: name as PageName, ...row }),
);

/** Returns the page of a path without its language; unknown paths belong to `not-found`. */
export function pageAt(path: string): PageName {
  const isThere = (pattern: string) =>
    pattern.endsWith('/*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern;
  return pageRows.find(({ paths }) => paths.some(isThere))?.name ?? 'not-found';
}
