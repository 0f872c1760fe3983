/** The two languages, and how an address names one: English at `/…`, Russian at `/ru/…`. */

export const languages = ['en', 'ru'] as const;
export type Language = (typeof languages)[number];

/** Each language in its own words, for the switch. */
export const languageNames: Record<Language, string> = { en: 'English', ru: 'Русский' };

/** Returns the language that a pathname is written in. */
export function languageOf(pathname: string): Language {
  return pathname === '/ru' || pathname.startsWith('/ru/') ? 'ru' : 'en';
}

/** Returns the router's base path of a language: "/" or "/ru". */
export function basePathOf(language: Language): string {
  return language === 'en' ? '/' : `/${language}`;
}

/** Returns a page's full path in a language; `path` is the path without a language. */
export function localizedPath(path: string, language: Language): string {
  if (language === 'en') return path;
  return path === '/' ? `/${language}/` : `/${language}${path}`;
}

/** Key of the visitor's choice in local storage; `boot.ts` reads it before the first paint. */
export const languageKey = 'lilape.language';
