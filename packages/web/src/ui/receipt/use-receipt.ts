/** A transaction as ledger and chain have it, asked for again until nothing about it can change. */
import { AppError } from '@lilape/domain/app-error';
import type { TransactionBody } from '@lilape/wire/chain';
import { transaction } from '@lilape/wire/endpoints/purchases';
import { useEffect } from 'react';
import { callApi } from '#shell/first/api.ts';
import { type Async, useAsync } from '#ui/use-async.ts';

const everyMs = 4_000;

/** Follows the transaction, none where `hash` is null; the last answer stays while a newer one is asked for. */
export function useReceipt(hash: string | null): Async<TransactionBody | 'unknown'> {
  const asked = useAsync(hash, (signal) => transactionOf(hash ?? '', signal));
  const { value, isLoading, reload } = asked;
  useEffect(() => {
    if (hash === null || isLoading || (value !== 'unknown' && value?.confirmation === 'final')) return;
    const timer = setTimeout(reload, everyMs);
    return () => clearTimeout(timer);
    // `reload` is another function with every drawing.
    // oxlint-disable-next-line react/exhaustive-deps, react/exhaustive-effect-dependencies
  }, [hash, isLoading, value]);
  return asked;
}

/** What the ledger, or else the chain, has of a transaction. @throws AppError TRANSACTION_STATUS_FAILED with the reason */
async function transactionOf(hash: string, signal: AbortSignal): Promise<TransactionBody | 'unknown'> {
  try {
    const call = { params: { id: hash }, wrapper: 'TRANSACTION_STATUS_FAILED', signal } as const;
    return (await callApi(transaction, call)).body;
  } catch (thrown) {
    const { cause } = thrown as { cause?: unknown };
    // It may be on its way to the network, so this is asked again too.
    if (cause instanceof AppError && cause.code === 'TRANSACTION_UNKNOWN') return 'unknown';
    throw thrown;
  }
}
