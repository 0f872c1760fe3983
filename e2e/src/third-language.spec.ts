// A third language is content alone: a copy of the project gets one, made by a script (every text between ‹ and ›, a third longer), is
// built and browsed. What is not between the marks is in no catalogue; what breaks would break in a language with long words. In a long run.
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expectNoThinText, expectNothingBeside } from '#pages/layout.ts';
import { open, routes } from '#pages/site.ts';
import { PSEUDO } from '../../scripts/pseudo/add-language.ts';
import { type Added, addPseudoLanguage } from '../../scripts/pseudo/make-copy.ts';
import type { Stack } from '../../scripts/stack/stack.ts';
import { startCopy } from './copied-site.ts';
import { isDeep } from './deep.ts';
import { expectOnlyNamesUnmarked } from '#pages/unmarked.ts';
import { expect, test } from '@playwright/test';

/** Of the workshop what shows specimens, parts of sentences. */
const WORKSHOP = ['/style', '/debug-characters', '/test-nft', '/simple-game'];

const repoRoot = resolve(import.meta.dirname, '../..');

let added: Added;
let stack: Stack;

if (isDeep) {
  test.beforeAll(async () => {
    test.setTimeout(600_000);
    added = await addPseudoLanguage();
    stack = await startCopy(added.folder);
  });

  test.afterAll(async () => {
    await stack.stop();
    rmSync(added.folder, { recursive: true, force: true });
  });

  test('A language more lacks nothing, by the type checker', () => {
    test.setTimeout(600_000);
    const oxlint = join(repoRoot, 'node_modules/.bin/oxlint');
    const { stdout } = spawnSync(oxlint, ['--type-aware', '--type-check', '--quiet'], {
      cwd: added.folder,
      encoding: 'utf8',
    });
    expect(stdout.match(/typescript\(TS.*/g) ?? []).toEqual([]);
    expect(stdout, 'it ran').toMatch(/Finished in/);
  });

  test('I read every page in a language with long words', async ({ page }) => {
    test.setTimeout(600_000);
    for (const path of routes.filter((each) => !WORKSHOP.includes(each)))
      await test.step(path, async () => {
        await page.setViewportSize({ width: 360, height: 740 });
        await open(page, `${stack.url}/${PSEUDO}${path}`);
        await expect(page.locator('html')).toHaveAttribute('lang', PSEUDO);
        await expectNothingBeside(page);
        await expectNoThinText(page);
        await expectOnlyNamesUnmarked(page);
        await page.setViewportSize({ width: 1440, height: 900 });
        await expectNothingBeside(page);
        await expectNoThinText(page);
      });
  });
}
