/** Every page of the site, a row each: header, menu, footer, sitemap, manifest, documents and the checks of every page follow from it. */
import { place } from '@lilape/wire/places';
import type { Language } from '@lilape/domain/languages';

/** Where pages are linked from every page: the header of large screens, the two parts of the menu of small ones, the footer. */
export type LinkPlace = 'header' | 'menu' | 'menuMore' | 'footer';

export type PageRow = {
  /** Path patterns without a language; the first is the canonical one. */
  paths: readonly [string, ...string[]];
  /** Whether search engines should list it. */
  isListed: boolean;
  /** What links to it say. */
  label?: Record<Language, string>;
  /** Where it is linked, and how far down the list there: the least number comes first. @see specification §2, decision 60 "menu" */
  links?: Partial<Record<LinkPlace, number>>;
  /** Fixed text of it depends on where the sale stands. @see ui/in-sale.css */
  followsSale?: true;
  /** The server fills in its document for each address beneath its path: there, and in the picture that is shared, it has a place. @see wire/src/places.ts */
  filled?: { path: string; card: (language: Language) => string };
};

/** The pages by the name of their file in `src/routes`; one in `workshop` is in builds for the local chain only. */
export const pages = {
  home: {
    paths: ['/'],
    isListed: true,
    label: { en: 'Home', ru: 'Главная' },
    links: { header: 1 },
    followsSale: true,
  },
  'how-to-buy': {
    paths: ['/how-to-buy'],
    isListed: true,
    label: { en: 'How to buy', ru: 'Как купить' },
    links: { header: 2, menuMore: 1 },
    followsSale: true,
  },
  'mint-nft': {
    paths: ['/mint-nft', '/mint'],
    isListed: true,
    label: { en: 'Mint NFT', ru: 'Минт NFT' },
    links: { header: 3, menu: 1, footer: 1 },
  },
  staking: {
    paths: ['/staking'],
    isListed: true,
    label: { en: 'Staking', ru: 'Стейкинг' },
    links: { header: 4, menu: 2, footer: 2 },
  },
  launchpad: {
    paths: ['/launchpad'],
    isListed: true,
    label: { en: 'Launchpad', ru: 'Лаунчпад' },
    links: { header: 5, menuMore: 7, footer: 3 },
    followsSale: true,
  },
  apply: { paths: ['/launchpad/apply'], isListed: true },
  whitepaper: {
    paths: ['/whitepaper'],
    isListed: true,
    label: { en: 'Whitepaper', ru: 'Белая книга' },
    links: { header: 6, menuMore: 5 },
    followsSale: true,
  },
  game: {
    paths: ['/game', '/game/*', '/simple-game'],
    isListed: true,
    label: { en: 'Game', ru: 'Игра' },
    links: { header: 7, menu: 3, footer: 4 },
  },
  sale: {
    paths: ['/sale'],
    isListed: true,
    label: { en: 'The sale in numbers', ru: 'Продажа в цифрах' },
    links: { menuMore: 2, footer: 5 },
    followsSale: true,
  },
  purchases: {
    paths: ['/purchases'],
    isListed: false,
    label: { en: 'My purchases', ru: 'Мои покупки' },
    links: { menuMore: 3, footer: 6 },
  },
  claim: {
    paths: ['/claim'],
    isListed: true,
    label: { en: 'Claim or refund', ru: 'Токены или возврат' },
    links: { menuMore: 4, footer: 7 },
    followsSale: true,
  },
  contracts: {
    paths: ['/contracts'],
    isListed: true,
    label: { en: 'Contracts', ru: 'Контракты' },
    links: { menuMore: 6, footer: 8 },
    followsSale: true,
  },
  giveaway: {
    paths: ['/giveaway'],
    isListed: true,
    label: { en: 'Giveaway', ru: 'Розыгрыш' },
    links: { menuMore: 9, footer: 13 },
  },
  market: {
    paths: ['/market'],
    isListed: true,
    label: { en: 'Market', ru: 'Рынок' },
    links: { menuMore: 9 },
  },
  verify: {
    paths: ['/verify'],
    isListed: true,
    label: { en: 'Count it yourself', ru: 'Пересчитайте сами' },
    links: { menuMore: 9, footer: 13 },
  },
  privacy: {
    paths: ['/privacy'],
    isListed: true,
    label: { en: 'Privacy', ru: 'Конфиденциальность' },
    links: { footer: 9 },
  },
  stickers: {
    paths: ['/stickers'],
    isListed: true,
    label: { en: 'Stickers', ru: 'Стикеры' },
    links: { footer: 10 },
  },
  gallery: {
    paths: ['/gallery'],
    isListed: true,
    label: { en: 'The jungle wall', ru: 'Стена джунглей' },
    links: { footer: 11 },
  },
  ape: {
    paths: ['/nft/*'],
    isListed: false,
    filled: { path: `/nft/${place('id')}`, card: (language) => `/api/nft-card/${language}/${place('id')}` },
  },
  receipt: { paths: ['/purchases/*'], isListed: false },
  launch: { paths: ['/launchpad/*'], isListed: false },
  'find-receipt': { paths: ['/receipt'], isListed: false },
  admin: { paths: ['/admin'], isListed: false },
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
