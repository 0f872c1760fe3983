// What was checked, how far it is, and what differs.
import type { CannotCheck } from './fetchers.ts';

/** What is checked of each subject, in the order in which it is listed. */
export const CHECKS = [
  'contracts',
  'block',
  'parts',
  'rows',
  'rules',
  'totals',
  'counters',
  'accounts',
] as const;
export type CheckName = (typeof CHECKS)[number];

/** What is checked of the lists of launches. */
export const LAUNCH_CHECKS = [
  'block',
  'parts',
  'rows',
  'totals',
  'counters',
] as const satisfies readonly CheckName[];

export type SubjectName = 'sale' | 'holders' | 'apes' | 'staking' | 'draws' | 'market' | 'launches';

/** A check: of the whole publication where no subject is named. */
export type CheckId = { readonly check: CheckName; readonly subject: SubjectName | null };

export type DifferenceCode =
  | 'OTHER_CONTRACT'
  | 'OTHER_BLOCK_HASH'
  | 'OTHER_SNAPSHOT_BLOCK'
  | 'NO_SUCH_BLOCK'
  | 'PART_IS_OTHER_BYTES'
  | 'PART_COUNT'
  | 'DIGEST'
  | 'ROW_DIFFERS'
  | 'ROW_MISSING'
  | 'ROW_TWICE'
  | 'ROW_INVENTED'
  | 'ROWS_SWAPPED'
  | 'RULE_BROKEN'
  | 'TOTAL_DIFFERS'
  | 'NOT_PUBLISHED'
  | 'CONTRACT_COUNTS_OTHERWISE'
  | 'CONTRACT_ACCOUNT_DIFFERS';

export type Difference = CheckId & {
  readonly code: DifferenceCode;
  /** Which row, field or account it is, in the publication's own words. */
  readonly what: string;
  readonly published: string;
  readonly computed: string;
  /** Where both can be seen: a file, a transaction, a view of a contract. */
  readonly look: string;
};

export type CheckResult = CheckId & {
  readonly status: 'agrees' | 'differs' | 'unchecked';
  /** How many things were compared. */
  readonly count: number;
  /** What they come to, in one value: a hash, a sum, a number. */
  readonly value: string;
  readonly ms: number;
  /** The first difference. */
  readonly difference?: Difference;
  /** Why it could not be checked. */
  readonly reason?: CannotCheck;
};

export type Report = {
  readonly chainId: number;
  readonly block: number;
  readonly blockHash: string;
  readonly results: readonly CheckResult[];
  readonly ms: number;
};

export type Progress =
  | { readonly stage: 'parts' | 'events' | 'contracts'; readonly done: number; readonly of: number }
  | { readonly stage: 'checked'; readonly result: CheckResult };

/** 0: all agrees; 1: something differs; 2: something could not be checked, and nothing differs. */
export function exitCodeOf({ results }: Pick<Report, 'results'>): 0 | 1 | 2 {
  if (results.some(({ status }) => status === 'differs')) return 1;
  return results.some(({ status }) => status === 'unchecked') ? 2 : 0;
}

/** The first thing that differs. */
export function firstDifference({ results }: Pick<Report, 'results'>): Difference | null {
  return results.find(({ status }) => status === 'differs')?.difference ?? null;
}
