import { beforeEach, expect, test, vi } from 'vitest';
import { currentTheme, themeKey, toggleTheme } from './theme.ts';

const systemIs = (theme: 'light' | 'dark') =>
  vi.stubGlobal('matchMedia', () => ({ matches: theme === 'dark' }));

beforeEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  delete document.documentElement.dataset['theme'];
});

test.each(['light', 'dark'] as const)('behavior: without a choice the system decides, %s', (theme) => {
  systemIs(theme);
  expect(currentTheme()).toBe(theme);
});

test('behavior: the other theme is shown and remembered', () => {
  systemIs('light');
  toggleTheme();
  expect(document.documentElement.dataset['theme']).toBe('dark');
  expect(localStorage.getItem(themeKey)).toBe('dark');
  toggleTheme();
  expect(currentTheme()).toBe('light');
});

test('behavior: where storage is forbidden the theme still changes', () => {
  systemIs('dark');
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new Error('forbidden');
    },
    setItem: () => {
      throw new Error('forbidden');
    },
  });
  toggleTheme();
  expect(document.documentElement.dataset['theme']).toBe('light');
});
