/** Follows the purchase wherever the visitor is: goes on with an open one, and says by toast how it ended. */
import { TOKEN_DECIMALS } from '@lilape/domain/token';
import { useLingui } from '@lingui/react';
import { useEffect } from 'react';
import { formatAmountDown } from '#text/amount.ts';
import type { Language } from '#shell/page/language.ts';
import { refreshLive } from '#shell/live/live.ts';
import { useOverlays } from '#shell/ui/overlay.ts';
import { dismissPurchase, resumeOpenPurchase, usePurchaseFlow } from '#wallet/purchase-flow.ts';
import { useSession } from '#shell/wallet/session.ts';
import { showFault, showSuccess } from './purchase-toast.ts';

/** Shows nothing itself. @see specification §4 Buy flow, decision 14 */
export function PurchaseNotices() {
  const { i18n } = useLingui();
  const language = i18n.locale as Language;
  const session = useSession();
  const flow = usePurchaseFlow();
  const isBuyOpen = useOverlays().includes('buy');

  useEffect(() => {
    if (session.status === 'connected') void resumeOpenPurchase();
  }, [session]);

  useEffect(() => {
    if (flow.status === 'error') showFault(flow.error, language);
    if (flow.status !== 'success') return;
    showSuccess(formatAmountDown(flow.outcome.tokens, TOKEN_DECIMALS, 2, language), language);
    void refreshLive();
  }, [flow, language]);

  // Without the modal the toast is all there is to see: nothing is kept for when it opens.
  useEffect(() => {
    if (!isBuyOpen && flow.status !== 'none') dismissPurchase();
  }, [flow, isBuyOpen]);

  return null;
}
