/** The visitor's choice of light or dark; without one the system's is followed. */
import { readStored, writeStored } from './storage.ts';

export type Theme = 'light' | 'dark';

/** Key of the choice in local storage; `boot.ts` reads it before the first paint. */
export const themeKey = 'lilape.theme';

/** Returns the theme that is showing now. */
export function currentTheme(): Theme {
  const chosen = document.documentElement.dataset['theme'] ?? readStored(themeKey);
  if (chosen === 'light' || chosen === 'dark') return chosen;
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

/** Shows the other theme and remembers it. */
export function toggleTheme(): void {
  const theme = currentTheme() === 'dark' ? 'light' : 'dark';
  document.documentElement.dataset['theme'] = theme;
  writeStored(themeKey, theme);
}
