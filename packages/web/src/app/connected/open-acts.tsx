/** Goes on with what an account left open on chain, wherever the visitor is. @see decision 14 "pending is not failed", decision 126 "an approved act is offered again" */
import { localizedPath } from '@lilape/domain/languages';
import { STABLE_DECIMALS, TOKEN_DECIMALS } from '@lilape/domain/token';
import { isLockDays } from '@lilape/domain/staking/periods';
import { formatUnits } from '@lilape/domain/units';
import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import type { BuyTerms } from '#chain/acts/buy.ts';
import type { StakeTerms } from '#chain/acts/stake.ts';
import { buyNow } from '#features/buy/buy-now.ts';
import { setDraftCoin } from '#features/buy/draft.ts';
import { changeDraft, draft } from '#features/staking/draft.ts';
import { useLanguage } from '#shell/page/use-language.ts';

import { formatDecimal } from '#shell/first/format.ts';
import { toast } from '#shell/first/toast.ts';
import { useSession } from '#shell/page/use-session.ts';
import { formatAmountDown } from '#text/amount.ts';
import { purchase } from '#wallet/acts/buy.tsx';
import { staking } from '#wallet/acts/staking.tsx';
import { acts } from '#wallet/acts.ts';

/** Shows nothing itself: the acts say by toast how they end, and what was only approved is offered again by one. */
export function OpenActs() {
  const { t } = useLingui();
  const language = useLanguage();
  const session = useSession();
  useEffect(() => {
    if (session.status !== 'connected') return;
    const offer = (description: string, onSelect: () => void, onRefuse: () => void) => {
      const label = t`Continue`;
      const altText = t`Open the form again`;
      toast({ title: t`Continue: step 2 of 2`, description, action: { label, altText, onSelect }, onRefuse });
    };
    const offerPurchase = ({ coin, amountUnits, chargedUnits }: BuyTerms) => {
      const amount = formatDecimal(formatUnits(chargedUnits, STABLE_DECIMALS), language);
      const goOn = () => {
        setDraftCoin(coin);
        buyNow(language, formatUnits(amountUnits, STABLE_DECIMALS));
      };
      offer(t`You approved ${amount} ${coin}. Nothing has been charged yet.`, goOn, purchase.forget);
    };
    const offerStake = (terms: StakeTerms) => {
      fillIn(terms);
      const amount = formatAmountDown(terms.tokens, TOKEN_DECIMALS, TOKEN_DECIMALS, language);
      const goOn = () => location.assign(`${localizedPath('/staking', language)}#create-title`);
      offer(t`You approved ${amount} LILAPE. Nothing has been locked yet.`, goOn, staking.forget);
    };
    for (const act of acts) if (act !== purchase && act !== staking) void act.resume();
    void purchase.resume().then((terms) => terms !== null && offerPurchase(terms));
    void staking.resume().then((terms) => terms !== null && offerStake(terms));
  }, [session, language, t]);
  return null;
}

/** Writes the stake into the form of this page, unless something was typed there. */
function fillIn({ tokens, lockDays, apeId }: StakeTerms): void {
  const days = Number(lockDays);
  if (draft.get().amountText !== null || !isLockDays(days)) return;
  changeDraft({
    amountText: formatUnits(tokens, TOKEN_DECIMALS),
    lockDays: days,
    isDoubled: apeId !== 0n,
    apeId: Number(apeId),
  });
}
