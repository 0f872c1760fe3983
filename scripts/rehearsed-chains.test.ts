// A rehearsal has tests to run on Base too, whatever shorter runs leave out.
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';

import { testsOf } from './rehearsed-chains.ts';

const root = join(import.meta.dirname, '..');

test('behavior: a rehearsal on Base buys and counts again', () => {
  const { args, env } = testsOf('base');
  const listed = execFileSync(join(root, 'node_modules/.bin/playwright'), [...args, '--list'], {
    cwd: root,
    env: { ...process.env, ...env },
    encoding: 'utf8',
  });
  expect(listed).toContain('I buy, the site credits it, and anybody who counts again comes to the same');
});
