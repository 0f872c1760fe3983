// Acts of the laboratory, by which a test brings the chain and its sale where it wants them.
import { labAct } from '@lilape/wire/endpoints/lab';
import type { LabAction } from '@lilape/wire/lab';
import { expect, type Page } from '@playwright/test';

/** Does it, and waits until it is done: a sale that begins anew takes a while. */
export async function actInLab(page: Page, data: LabAction): Promise<void> {
  expect((await page.request.post(labAct.path, { data, timeout: 90_000 })).ok()).toBe(true);
}
