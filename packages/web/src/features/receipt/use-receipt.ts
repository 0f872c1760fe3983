/** A transaction as ledger and chain have it, asked for again until nothing about it can change. */
import type { TransactionBody } from '@lilape/wire/chain';
import { useEffect } from 'react';
import { transactionOf } from '#api/sale-api.ts';
import { type Async, useAsync } from '#ui/use-async.ts';

const everyMs = 4_000;

/** Follows the transaction; the last answer stays while a newer one is asked for. */
export function useReceipt(hash: string): Async<TransactionBody> {
  const asked = useAsync(hash, (signal) => transactionOf(hash, signal));
  const { value, isLoading, reload } = asked;
  useEffect(() => {
    if (isLoading || value?.confirmation === 'final') return;
    const timer = setTimeout(reload, everyMs);
    return () => clearTimeout(timer);
    // `reload` is another function with every drawing.
    // oxlint-disable-next-line react/exhaustive-deps, react/exhaustive-effect-dependencies
  }, [isLoading, value]);
  return asked;
}
