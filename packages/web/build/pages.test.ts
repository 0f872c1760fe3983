// @vitest-environment node
import { expect, test } from 'vitest';
import { builtPages, pagesModule } from './pages.ts';

const names = (isLocal: boolean) => builtPages(isLocal).map(({ name }) => name);

test('behavior: pages of the workshop are in builds for the local chain only', () => {
  expect(names(true).filter((name) => !names(false).includes(name))).toEqual(['style', 'lab']);
});

test('behavior: the prerendering gets the code that loads a page', () => {
  const [home] = builtPages(true);
  const source = home === undefined ? '' : pagesModule([home]);
  expect(source).toMatch(
    /^export const pages = \{\n"home": \(\) => import\(".*\/src\/routes\/home\.tsx"\)\n\};$/,
  );
});
