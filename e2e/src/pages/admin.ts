// The admin page: its sections and panels.
import { expect, type Locator, type Page } from '@playwright/test';

/** Goes to a section by its link. */
export async function lookAt(page: Page, section: string): Promise<void> {
  await page
    .getByRole('navigation', { name: 'Sections of the admin' })
    .getByRole('link', { name: section, exact: true })
    .click();
}

/** A panel of the section that is looked at. */
export const panel = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });

/** Ends all sessions but that of `page`; resolves once the server says that no other is left. */
export async function endOtherSessions(page: Page): Promise<void> {
  await lookAt(page, 'Operations');
  const sessions = panel(page, 'Sessions');
  await sessions.getByRole('button', { name: 'End all other sessions' }).click();
  await expect(sessions.getByRole('listitem')).toHaveCount(1);
}
