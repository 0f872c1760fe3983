/** What the switch of languages says and keeps. */
import type { InEach } from '@lilape/domain/languages';

/** Each language in its own words, for the switch. */
export const languageNames: InEach = { en: 'English', ru: 'Русский' };

/** Key of the visitor's choice in local storage; `boot.ts` reads it before the first paint. */
export const languageKey = 'lilape.language';
