/** Loads the sentences of one part of the page in the language of this document. */
import { i18n, type Messages } from '@lingui/core';
import type { Language } from './language.ts';
import { activeLanguage } from './use-language.ts';

type CatalogLoader = () => Promise<{ messages: Messages }>;

const catalogs = {
  site: { en: () => import('#locales/en/site.po'), ru: () => import('#locales/ru/site.po') },
  frame: { en: () => import('#locales/en/frame.po'), ru: () => import('#locales/ru/frame.po') },
  home: { en: () => import('#locales/en/home.po'), ru: () => import('#locales/ru/home.po') },
  pages: { en: () => import('#locales/en/pages.po'), ru: () => import('#locales/ru/pages.po') },
  purchases: { en: () => import('#locales/en/purchases.po'), ru: () => import('#locales/ru/purchases.po') },
  figures: { en: () => import('#locales/en/figures.po'), ru: () => import('#locales/ru/figures.po') },
  charts: { en: () => import('#locales/en/charts.po'), ru: () => import('#locales/ru/charts.po') },
  details: { en: () => import('#locales/en/details.po'), ru: () => import('#locales/ru/details.po') },
  receipt: { en: () => import('#locales/en/receipt.po'), ru: () => import('#locales/ru/receipt.po') },
  lab: { en: () => import('#locales/en/lab.po'), ru: () => import('#locales/ru/lab.po') },
  sale: { en: () => import('#locales/en/sale.po'), ru: () => import('#locales/ru/sale.po') },
} as const satisfies Record<string, Record<Language, CatalogLoader>>;

/** `site` comes with every page; `frame` is only for prerendering; `home` with the fixed parts of home, `pages` with the routes other than home; `sale` with wallet, buying and what a wallet bought; `purchases` with My purchases before a wallet is connected; `figures` with the first screen of the sale in numbers, `charts` with its charts, `details` with the fixed parts of it and of the contracts. */
export type CatalogName = keyof typeof catalogs;

/** All catalogues, for prerendering. */
export const catalogNames = Object.keys(catalogs) as CatalogName[];

const loaded = new Map<string, Promise<void>>();

/** Makes `language` the language of this document; call it before any sentence is shown. */
export function activateLanguage(language: Language): void {
  i18n.load(language, {});
  i18n.activate(language);
}

/** Resolves when a catalogue's sentences can be shown; a failed load is tried again by the next call. */
export function loadMessages(name: CatalogName): Promise<void> {
  const language = activeLanguage();
  const key = `${language}/${name}`;
  const known = loaded.get(key);
  if (known !== undefined) return known;
  const loading = catalogs[name][language]().then(
    ({ messages }) => i18n.load(language, messages),
    (cause: unknown) => {
      loaded.delete(key);
      throw cause;
    },
  );
  loaded.set(key, loading);
  return loading;
}
