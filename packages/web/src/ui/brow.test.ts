// @vitest-environment node
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { apeBrows } from '@lilape/art/ape/ape-alive';
import { expect, test } from 'vitest';

const [near = '', far = ''] = [...apeBrows().matchAll(/ d="([^"]+)"/g)].map(([, d]) => d);

test.each([
  ['tokens.css', far],
  ['section.module.css', near + far],
])('behavior: the brow of %s is the one that is drawn', (file, shape) => {
  expect(readFileSync(resolve(import.meta.dirname, file), 'utf8')).toContain(`path d='${shape}'/`);
});
