// Starts to count the launches of a site beside its books.
import type { ContractReads } from '../contract-reads.ts';
import type { VerifyOptions } from '../verify.ts';
import { type LaunchCounting, createLaunches } from './launches.ts';
import { readTerms } from './sale.ts';
import type { Subject } from './subject.ts';

/** What a holding is made of. */
const LINES: readonly Subject['name'][] = ['holders', 'staking', 'sale'];

/** null where there are no launches, or not all of what holdings follow from is among `published`. @throws CannotCheck */
export async function openLaunches(
  { manifest, launches, known, fetchers, gate }: VerifyOptions,
  reads: ContractReads,
  published: readonly Subject['name'][],
): Promise<LaunchCounting | null> {
  const { presale } = known.contracts;
  if (launches === null || presale === null || !LINES.every((name) => published.includes(name))) return null;
  // What came after the books' last block is in the next ones.
  const claims = launches.filter(({ block }) => block < manifest.block);
  const terms = await readTerms(presale, reads);
  return createLaunches({ known, claims, terms, fetchers, gate, to: manifest.block });
}
