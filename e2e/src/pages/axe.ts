// What axe finds on a page: each rule that is broken, with the elements that break it.
import { AxeBuilder } from '@axe-core/playwright';
import { type Page, expect } from '@playwright/test';

/**
 * Fails with what axe finds on the page as it stands; `screen` says which one that is, where a test sees several. Contrasts, a
 * third of axe's time, can be left to unit tests. @see packages/web/src/ui/contrast.test.ts
 */
export async function expectAxeFindsNothing(
  page: Page,
  { screen = page.url(), contrast = true }: { screen?: string; contrast?: boolean } = {},
): Promise<void> {
  // Writing out all that is right takes longer than finding what is not.
  // By itself axe would open another page for what it found, to hear of frames of other sites: ours has none, and half the time goes there.
  const axe = new AxeBuilder({ page })
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'], rules: { 'color-contrast': { enabled: contrast } } });
  const { violations } = await axe.analyze();
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
  expect(found, screen).toEqual([]);
}
