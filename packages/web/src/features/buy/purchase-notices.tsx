/** Follows the purchase wherever the visitor is: goes on with an open one, and says by toast how it ended. */
import { sentence } from '@lilape/domain/messages/catalogue';
import { TOKEN_DECIMALS } from '@lilape/domain/token';
import { useLingui } from '@lingui/react';
import { useEffect } from 'react';
import { formatAmountDown } from '#lib/format.ts';
import type { Language } from '#lib/language.ts';
import { refreshLive } from '#live/live.ts';
import { toast } from '#ui/toast/toast.ts';
import { useOverlays } from '#wallet/overlay.ts';
import { dismissPurchase, resumeOpenPurchase, usePurchaseFlow } from '#wallet/purchase-flow.ts';
import { useSession } from '#wallet/session.ts';
import { showToast } from './use-buy-form.ts';

/** Shows nothing itself. @see specification §4 Buy flow, decision 14 */
export function PurchaseNotices() {
  const { i18n } = useLingui();
  const language = i18n.locale as Language;
  const session = useSession();
  const flow = usePurchaseFlow();
  const { isBuyOpen } = useOverlays();

  useEffect(() => {
    if (session.status === 'connected') void resumeOpenPurchase();
  }, [session]);

  useEffect(() => {
    if (flow.status === 'error') showToast(flow.error, language);
    if (flow.status !== 'success') return;
    const tokens = formatAmountDown(flow.outcome.tokens, TOKEN_DECIMALS, 2, language);
    const { title = '', text } = sentence('PURCHASE_SUCCESSFUL', { tokens }, language);
    toast({ title, description: text });
    void refreshLive();
  }, [flow, language]);

  // Without the modal the toast is all there is to see: nothing is kept for when it opens.
  useEffect(() => {
    if (!isBuyOpen && flow.status !== 'none') dismissPurchase();
  }, [flow, isBuyOpen]);

  return null;
}
