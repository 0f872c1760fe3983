/** The receipt of the transaction that the address names; where it names none, a field to name one. */
import { useSyncExternalStore } from 'react';
import { useLocation } from '#shell/page/location.ts';
import { part } from '#shell/page/part.tsx';
import { Lost } from '#shell/ui/lost.tsx';
import { hashIn, parseHash } from './hash.ts';
import { Loading } from './loading.tsx';
import { Receipt } from './receipt.tsx';

const FindReceipt = part({
  load: async () => (await import('./find-receipt.tsx')).FindReceipt,
  blank: Loading,
  lost: Lost,
});

const never = () => () => {};

/** The prerendered HTML serves every receipt, so the address counts only once the page has been taken over and follows it. */
export function ReceiptPage() {
  const { path } = useLocation();
  const hash = useSyncExternalStore(
    never,
    () => hashIn(path) ?? (parseHash(location.pathname) === null ? null : undefined),
    () => undefined,
  );
  if (hash === undefined) return <Loading />;
  if (hash === null) return <FindReceipt />;
  return <Receipt key={hash} hash={hash} />;
}
