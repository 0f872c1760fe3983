/** A purchase that is still on its way, wherever it was started. @see decision 14 "pending is not failed" */
import { ActStatus } from '#ui/act/act-status.tsx';
import { purchase } from '#wallet/acts/buy.tsx';
import { useActFlow } from '#wallet/followed.ts';

/** The status box of the pending purchase; nothing without one. */
export function OpenPurchase() {
  const flow = useActFlow(purchase);
  if (flow.status !== 'pending') return null;
  return <ActStatus flow={flow} words={purchase.words} ending={null} onStartAgain={purchase.startAgain} />;
}
