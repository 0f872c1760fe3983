/** The two languages, and how an address names one: English at `/…`, Russian at `/ru/…`. */

export const languages = ['en', 'ru'] as const;
export type Language = (typeof languages)[number];

/** Each language in its own words, for the switch. */
export const languageNames: Record<Language, string> = { en: 'English', ru: 'Русский' };

/** Key of the visitor's choice in local storage; `boot.ts` reads it before the first paint. */
export const languageKey = 'lilape.language';

/** Returns the language that a pathname is written in. */
export function languageOf(pathname: string): Language {
  return pathname === '/ru' || pathname.startsWith('/ru/') ? 'ru' : 'en';
}

/** Returns a page's address in a language; `path` is without a language and may have a hash. */
export function localizedPath(path: string, language: Language): string {
  return language === 'en' ? path : `/${language}${path}`;
}

/** Returns the path without the language it is written in, and without a slash at its end: "/ru/staking/" → "/staking". */
export function pathOf(pathname: string, language: Language): string {
  const path = language === 'en' ? pathname : pathname.slice(language.length + 1);
  return path.replace(/\/+$/, '') || '/';
}
