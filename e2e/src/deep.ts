// What a long run of the browser tests does and `npm test` leaves out.

/** Whether this is a long run: `npm run test:deep` sets `DEEP=1`. */
export const isDeep = process.env['DEEP'] === '1';

/** Given to a test that a long run alone plays: docs/runs.md says what holds its point in every run. */
export const deep = { tag: '@deep' } as const;

/** The themes in which axe looks at a screen: what it finds hangs on colours by their contrast alone, which unit tests hold. @see packages/web/src/ui/contrast.test.ts */
export const themes = isDeep ? (['light', 'dark'] as const) : (['light'] as const);
