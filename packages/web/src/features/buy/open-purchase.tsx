/** A purchase that is still on its way, wherever it was started. @see decision 14 */
import { usePurchaseFlow } from '#wallet/purchase-flow.ts';
import { FlowStatus } from './flow-status.tsx';

/** The status box of the pending purchase; nothing without one. */
export function OpenPurchase() {
  const flow = usePurchaseFlow();
  return flow.status === 'pending' ? <FlowStatus flow={flow} /> : null;
}
