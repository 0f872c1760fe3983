/** The receipt of the transaction that the address names, or a field to name one. */
import { useSyncExternalStore } from 'react';
import { part } from '#shell/page/part.tsx';
import { Lost } from '#shell/ui/lost.tsx';
import { useLocation } from '#shell/page/location.ts';
import { FindReceipt } from './find-receipt.tsx';
import { hashIn } from './hash.ts';
import { Loading } from './loading.tsx';

const Receipt = part({
  load: async () => (await import('./receipt.tsx')).Receipt,
  blank: Loading,
  lost: Lost,
});

const never = () => () => {};

/** The prerendered HTML serves every receipt, so the address counts only once the page has been taken over. */
export function ReceiptPage() {
  const { path } = useLocation();
  const hash = useSyncExternalStore(
    never,
    () => hashIn(path),
    () => null,
  );
  if (hash === null) return <FindReceipt />;
  return <Receipt key={hash} hash={hash} />;
}
