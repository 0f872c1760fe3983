/** The receipt of the transaction that the address names; where it names none, a field to name one. */
import { useSyncExternalStore } from 'react';
import { part } from '#shell/page/part.tsx';
import { Lost } from '#shell/ui/lost.tsx';
import { parseHash } from './hash.ts';
import { Loading } from './loading.tsx';
import { Receipt } from './receipt.tsx';

const FindReceipt = part({
  load: async () => (await import('./find-receipt.island.tsx')).FindReceipt,
  blank: Loading,
  lost: Lost,
});

const never = () => () => {};

/** The prerendered HTML serves every receipt, so the address counts only once React has taken it over. */
export function ReceiptPage() {
  const hash = useSyncExternalStore(
    never,
    () => parseHash(location.pathname),
    () => undefined,
  );
  if (hash === undefined) return <Loading />;
  if (hash === null) return <FindReceipt />;
  return <Receipt key={hash} hash={hash} />;
}
