/** The buy form: what is typed, what it would buy, why it cannot be sent, and sending it. */
import { AppError } from '@lilape/domain/app-error';
import type { PaymentToken } from '@lilape/domain/presale/methods';
import { tokensPerCoinDown } from '@lilape/domain/presale/quote';
import { isBuyable } from '@lilape/domain/presale/sale-status';
import { useState } from 'react';
import type { Language } from '@lilape/domain/languages';
import { useLanguage } from '#shell/page/use-language.ts';
import { sentenceOf } from '#text/sentence.ts';
import { rates } from '#api/sale-api.ts';
import { useAsync } from '#ui/use-async.ts';
import { textToUnits } from '@lilape/wire/text';
import { useAge, useLive } from '#ui/use-live.ts';
import { openWalletDialog } from '#shell/first/choose-wallet.ts';
import { actFailure, dismissActToast, showEnding } from '#wallet/act-toast.ts';
import { purchase } from '#wallet/acts/buy.tsx';
import { expectSameAddresses } from '#wallet/addresses.ts';
import { useShownActFlow } from '#wallet/followed.ts';
import { accountHere } from '#shell/first/session.ts';
import { useSession } from '#shell/page/use-session.ts';
import { amountOf, maxAmount, quoteFor } from './quote.ts';
import { amountFault, balanceFault, draftFault } from './validate.ts';
import { isFeeShort, useCoinBalance, useFee } from './wallet-facts.ts';
import { draftAmount, draftCoin, setDraftAmount, setDraftCoin } from './draft.ts';

function showFault(thrown: unknown, language: Language): void {
  showEnding(actFailure(thrown, purchase.words.failed, language), true);
}

/** State and acts of the form. */
export function useBuyForm() {
  const language = useLanguage();
  const session = useSession();
  const flow = useShownActFlow(purchase);
  const { presale: info } = useLive();
  const { seconds: ageSeconds, isStale } = useAge();
  const [coin, showCoin] = useState(draftCoin);
  const [text, showText] = useState(draftAmount);
  const setText = (next: string) => {
    showText(next);
    setDraftAmount(next);
  };
  const setCoin = (next: PaymentToken) => {
    showCoin(next);
    setDraftCoin(next);
  };

  const addresses = useAsync('addresses', expectSameAddresses);
  const { value: price } = useAsync('rates', rates);
  const balanceUnits = useCoinBalance(session, coin, flow.status);
  const amount = amountOf(text, coin);
  const quote = info === null ? null : quoteFor(info, amount);
  const isPending = flow.status === 'pending';
  // While a payment is under way the balance may already be without it.
  const shortage = isPending ? null : balanceFault({ coin, quote, balanceUnits });
  const fault = amountFault({ text, coin, amount, info }) ?? shortage;
  const fee = useFee(session, flow.status);
  const isHere = accountHere(session) !== null;
  const isOpen = info !== null && isBuyable(info.status) && !info.sold_out;

  const submit = async () => {
    if (session.status !== 'connected') return openWalletDialog();
    dismissActToast();
    const wrong = draftFault({ text, coin, amount, quote, info, ageSeconds, isStale, balanceUnits });
    if (wrong !== null) return showFault(wrong, language);
    if (!amount.ok || quote === null) return;
    const isBought = await purchase.start({
      coin,
      amountUnits: amount.units,
      chargedUnits: quote.chargedUnits,
      tokens: quote.tokens,
    });
    // The form is empty after a purchase. @see specification §4 Buy flow
    if (isBought) setText('');
    else addresses.reload();
  };

  return {
    session,
    flow,
    info,
    coin,
    setCoin,
    text,
    setText,
    amountUnits: amount.ok ? amount.units : 0n,
    quote,
    /** LILAPE base units that one coin buys at the present price; null while unknown. */
    perCoin: info === null ? null : tokensPerCoinDown(textToUnits(info.current_price)),
    /** The one thing that is wrong with the order, or null; where it is the fee the wallet has the last word. */
    fault:
      fault ?? (isPending || quote === null || !isFeeShort(fee) ? null : new AppError('INSUFFICIENT_ETH')),
    fee,
    /** Whether to say so: whatever is typed, and as soon as it is known, so that nothing moves while one types. */
    isFeeShort: isOpen && !isPending && isFeeShort(fee),
    faultText: fault === null ? null : sentenceOf(fault, language).text,
    balanceUnits,
    fillMax: info === null || balanceUnits === null ? null : () => setText(maxAmount(info, balanceUnits)),
    ethUsd: price?.ethUsd ?? null,
    blocked: addresses.error,
    recheck: addresses.reload,
    isPending,
    /** Whether the button can be pressed: to connect, or to pay an amount above 0. @see specification §5 Buy */
    canSubmit:
      session.status === 'disconnected' ||
      (isHere &&
        isOpen &&
        !isPending &&
        !isStale &&
        addresses.error === null &&
        amount.ok &&
        amount.units > 0n),
    submit,
  };
}
