/** What each box is called, and what it says of itself. */
import type { CheckName, SubjectName } from '@lilape/verify/report';
import { LAUNCH_CHECKS } from '@lilape/verify/report';
import type { CannotCode } from '@lilape/verify/fetchers';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** The boxes of a subject, in their order. */
const SUBJECT_CHECKS = [
  'parts',
  'rows',
  'rules',
  'totals',
  'counters',
  'accounts',
] as const satisfies readonly CheckName[];

/** The columns of the table: all that is compared anywhere. Which contracts are counted stands with what they say. */
export const COLUMNS = ['block', ...SUBJECT_CHECKS] as const satisfies readonly CheckName[];

/** The boxes of our records themselves. */
export const OUR_CHECKS: readonly CheckName[] = ['block', 'contracts'];

/** The boxes of a subject. */
export const checksOf = (subject: SubjectName): readonly CheckName[] =>
  subject === 'launches' ? LAUNCH_CHECKS : SUBJECT_CHECKS;

export const CHECK_NAMES: Readonly<Record<CheckName, MessageDescriptor>> = {
  contracts: msg`Contracts`,
  block: msg`Block`,
  parts: msg`Files`,
  rows: msg`Rows`,
  rules: msg`Rules`,
  totals: msg`Totals`,
  counters: msg`Contract`,
  accounts: msg`Everyone`,
};

/** What is compared with what. */
export const CHECK_WORDS: Readonly<Record<CheckName, MessageDescriptor>> = {
  contracts: msg`The site tracks the contracts that this page was built with.`,
  block: msg`The chain has the exact block that our records end with.`,
  parts: msg`Every file hashes to its own name.`,
  rows: msg`Every row is an event of the contract, in order, none left out.`,
  rules: msg`Every event follows the rules, prices included.`,
  totals: msg`The published sums are the sums of the events.`,
  counters: msg`The contract’s own counters say the same.`,
  accounts: msg`The contract says the same for every single account.`,
};

/** Of launches some compare other things. */
const LAUNCH_WORDS: Readonly<Partial<Record<CheckName, MessageDescriptor>>> = {
  block: msg`Each snapshot is of the last block before its time.`,
  rows: msg`Every row is someone who held enough then, stakes and unclaimed tokens included. Nobody is left out.`,
  totals: msg`Block, root and sums of each list follow from its rows.`,
  counters: msg`The draws of launches were opened with exactly these lists.`,
};

/** What a box compares with what. */
export const wordsOf = (check: CheckName, subject: SubjectName | null): MessageDescriptor =>
  (subject === 'launches' ? LAUNCH_WORDS[check] : undefined) ?? CHECK_WORDS[check];

/** With what it was computed. */
export const CHECK_TOOLS: Readonly<Record<CheckName, string>> = {
  contracts: '===',
  block: 'eth_getBlockByNumber',
  parts: 'SHA-256, @noble/hashes',
  rows: 'keccak256, @lilape/events',
  rules: '@lilape/domain',
  totals: '@lilape/domain',
  counters: 'eth_call',
  accounts: 'eth_call',
};

export const SUBJECT_NAMES: Readonly<Record<SubjectName, MessageDescriptor>> = {
  sale: msg`The sale`,
  holders: msg`LILAPE and who holds it`,
  apes: msg`The apes`,
  staking: msg`Staking`,
  draws: msg`The draws`,
  market: msg`The release and the pools`,
  launches: msg`Launches`,
};

export const SUBJECT_ORDER = [
  'sale',
  'holders',
  'apes',
  'staking',
  'draws',
  'market',
  'launches',
] as const satisfies readonly SubjectName[];

/** Why it could not be counted, and what to do. */
export const REASONS: Readonly<Record<CannotCode | 'BROKEN', MessageDescriptor>> = {
  SITE_AWAY: msg`The site didn’t send its published records. Try again in a minute.`,
  NOTHING_PUBLISHED: msg`No block of the sale is final yet, and we publish only final ones. Come back in about 20 minutes.`,
  UNKNOWN_FORMAT: msg`The site’s records have a newer format than this page can read. Reload the page.`,
  UNKNOWN_CHAIN: msg`The site tracks another chain than the one this page was built for.`,
  RPC_AWAY: msg`The chain’s endpoint isn’t answering. Try again, or enter another.`,
  RPC_REFUSED: msg`The chain’s endpoint refuses to answer. Enter another.`,
  OTHER_CHAIN: msg`This endpoint is for another chain. Enter one for the right chain.`,
  STATE_NOT_KEPT: msg`This endpoint doesn’t keep the state of that block. Enter one that keeps history (an archive node).`,
  BROKEN: msg`The check stopped halfway. Try again.`,
};
