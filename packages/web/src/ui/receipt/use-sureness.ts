/** How sure a transaction is by now, for endings. */
import type { TransactionBody } from '@lilape/wire/chain';
import { useState } from 'react';
import type { Sureness } from '#ui/act/how-sure.tsx';
import { useReceipt } from './use-receipt.ts';

/** Follows the transaction; with a null `hash` there is nothing to be sure of. What had a block and has it no more was taken back. */
export function useSureness(hash: string | null): {
  sure: Sureness | null;
  transaction: TransactionBody | null;
} {
  const { value } = useReceipt(hash);
  const transaction = value === 'unknown' ? null : value;
  const confirmation = transaction?.status === 'succeeded' ? transaction.confirmation : null;
  const [hadBlock, setHadBlock] = useState(false);
  if (confirmation !== null && !hadBlock) setHadBlock(true);
  const sure = transaction?.purchases[0]?.status ?? confirmation ?? (hadBlock ? 'orphaned' : 'seen');
  return { sure: hash === null ? null : sure, transaction };
}
