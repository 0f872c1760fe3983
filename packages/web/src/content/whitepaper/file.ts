/** The whitepaper as a file. */

/** Where the PDF of each language is served. */
export const whitepaperFile = { en: '/lilape-whitepaper.pdf', ru: '/ru/lilape-whitepaper.pdf' } as const;

/** What it is called once it is saved, so that two languages lie side by side. */
export const whitepaperSavedAs = { en: 'lilape-whitepaper.pdf', ru: 'lilape-whitepaper-ru.pdf' } as const;
