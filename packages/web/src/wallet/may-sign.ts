/** What must hold before any wallet is asked to sign: the contracts are the site's, and the terms are fresh. */
import { AppError } from '@lilape/domain/app-error';
import { ageNow } from '#shell/live/sale.ts';
import { expectSameAddresses } from './addresses.ts';

/** Where an act's terms come from: the site's live data as shown, or the chain itself as the wallet reads it. */
export type TermsSource = 'live-data' | 'chain';

/** @throws AppError ADDRESSES_DIFFER; STALE_DATA for live data last read from the chain too long ago. @see decision 10 "no invented figures" */
export async function expectMaySign(source: TermsSource): Promise<void> {
  await expectSameAddresses();
  const { seconds, isStale } = ageNow();
  if (source === 'live-data' && isStale) throw new AppError('STALE_DATA', { age: seconds ?? '?' });
}
