// The admin page: its sections and panels.
import type { Locator, Page } from '@playwright/test';

/** Goes to a section by its link. */
export async function lookAt(page: Page, section: string): Promise<void> {
  await page
    .getByRole('navigation', { name: 'Sections of the admin' })
    .getByRole('link', { name: section, exact: true })
    .click();
}

/** A panel of the section that is looked at. */
export const panel = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });
