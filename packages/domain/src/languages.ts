/**
 * The languages of the site, and how an address names one: the first at `/…`, each other at `/<language>/…`.
 * Whatever is said in several is a `Record<Language, …>`, so that the type checker names what a new one still lacks.
 */

export const LANGUAGES = ['en', 'ru'] as const;

export type Language = (typeof LANGUAGES)[number];

/** One thing in every language. */
export type InEach<Thing = string> = Readonly<Record<Language, Thing>>;

/** The language that is spoken where none is named. */
export const FIRST_LANGUAGE = 'en' satisfies Language;

/** Whether a text is one of the languages' codes. */
export function isLanguage(text: string): text is Language {
  return (LANGUAGES as readonly string[]).includes(text);
}

/** Returns the language that a pathname is written in. */
export function languageOf(pathname: string): Language {
  const [, first = ''] = pathname.split('/');
  return isLanguage(first) ? first : FIRST_LANGUAGE;
}

/** Returns a page's address in a language; `path` is without a language and may have a hash. */
export function localizedPath(path: string, language: Language): string {
  return language === FIRST_LANGUAGE ? path : `/${language}${path}`;
}

/** Returns the path without the language it is written in, and without a slash at its end: "/ru/staking/" → "/staking". */
export function pathOf(pathname: string, language: Language): string {
  const path = language === FIRST_LANGUAGE ? pathname : pathname.slice(language.length + 1);
  return path.replace(/\/+$/, '') || '/';
}

/** Returns what a table has for a language's code; for one that it does not know, what it has for the first. */
export function inLanguage<Thing>(table: InEach<Thing>, language: string): Thing {
  return table[isLanguage(language) ? language : FIRST_LANGUAGE];
}
