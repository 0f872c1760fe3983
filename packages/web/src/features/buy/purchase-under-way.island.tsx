/** The purchase of the connected account that is still on its way; nothing without one. */
import { part } from '#shell/page/part.tsx';
import { Lost } from '#shell/ui/lost.tsx';
import { useSession } from '#shell/page/use-session.ts';

const OpenPurchase = part({
  load: async () => (await import('./open-purchase.tsx')).OpenPurchase,
  catalog: 'wallet',
  lost: Lost,
});

/** Its status box. */
export function PurchaseUnderWay() {
  const session = useSession();
  return session.status === 'connected' ? <OpenPurchase /> : null;
}
