// @vitest-environment node
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { browShapes } from '@lilape/art/anatomy/brows';
import { expect, test } from 'vitest';

const { near, far } = browShapes('stubborn');

test.each([
  ['tokens.css', far],
  ['section.module.css', near + far],
])('behavior: the brow of %s is the one that is drawn', (file, shape) => {
  expect(readFileSync(resolve(import.meta.dirname, file), 'utf8')).toContain(`path d='${shape}'/`);
});
