/** The buy modal: a bottom sheet on phones, with Buy always in reach. @see specification §2 Buy modal */
import type { AppError } from '@lilape/domain/app-error';
import { STABLE_DECIMALS } from '@lilape/domain/token';
import { useLingui } from '@lingui/react/macro';
import type { SubmitEvent } from 'react';
import { formatAmountDown } from '#text/amount.ts';
import { useLanguage } from '#shell/page/use-language.ts';
import { Button } from '#shell/ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { closeOverlay } from '#shell/first/overlay.ts';
import { ActStatus } from '#ui/act/act-status.tsx';
import { purchase } from '#wallet/acts/buy.tsx';
import { AmountField } from './amount-field.tsx';
import { BuyLabel } from './buy-label.tsx';
import styles from './buy-modal.module.css';
import { BuyNotes } from './buy-notes.tsx';
import { Facts } from './facts.tsx';
import { FeeNotice } from './fee-notice.tsx';
import { GetCoin } from './get-coin.tsx';
import { Blocked, StaleData, WrongNetwork } from './network-notice.tsx';
import { PaymentCards } from './payment-cards.tsx';
import { QuickAmounts } from './quick-amounts.tsx';
import { QuoteView } from './quote-view.tsx';
import { PurchaseReceipt } from './receipt/purchase-receipt.tsx';
import { RatesTable } from './rates-table.tsx';
import { SaleLine } from './sale-line.tsx';
import { useBuyForm } from './use-buy-form.ts';

/** How long the success is shown before the modal closes, milliseconds. @see specification §4 Buy flow */
const closeAfterMs = 5_000;

/** The modal, open while mounted. Closing it leaves a pending purchase running. */
export function BuyModal() {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const form = useBuyForm();
  const { session, flow, coin, isPending, balanceUnits, fault, fee } = form;
  const isConnected = session.status === 'connected';

  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    void form.submit();
  };
  if (flow.status === 'success')
    return (
      <Dialog title={t`Receipt`} shape="sheet" onClose={close} closesAfterMs={closeAfterMs}>
        <PurchaseReceipt
          bought={flow.outcome}
          endsAt={form.info?.ends_at ?? null}
          ethUsd={form.ethUsd}
          onLeave={close}
        />
      </Dialog>
    );
  return (
    <Dialog title={t`Buy LILAPE`} shape="sheet" onClose={close}>
      <form className={styles.form} onSubmit={onSubmit} noValidate>
        <SaleLine info={form.info} />
        <WrongNetwork session={session} />
        <StaleData />
        <Blocked error={form.blocked} onRetry={form.recheck} />
        <PaymentCards coin={coin} onChoose={form.setCoin} isDisabled={isPending} />
        <AmountField
          text={form.text}
          coin={coin}
          onChange={form.setText}
          fault={form.faultText}
          balance={
            balanceUnits === null ? null : formatAmountDown(balanceUnits, STABLE_DECIMALS, 2, i18n.locale)
          }
          onMax={form.fillMax}
          getCoin={isShort(balanceUnits, fault) && <GetCoin coin={coin} />}
          isDisabled={isPending}
        />
        <QuickAmounts
          coin={coin}
          balanceUnits={balanceUnits}
          text={form.text}
          onChoose={form.setText}
          isDisabled={isPending}
        />
        <QuoteView
          coin={coin}
          quote={form.quote}
          amountUnits={form.amountUnits}
          perCoin={form.perCoin}
          isShort={fault?.code === 'INSUFFICIENT_BALANCE'}
        />
        <Facts session={session} fee={fee} ethUsd={form.ethUsd} />
        <div className={styles.action}>
          {form.isFeeShort && fee !== null && <FeeNotice fee={fee} />}
          <ActStatus
            flow={flow}
            words={purchase.words}
            ending={purchase.ending(flow, language)}
            onStartAgain={purchase.startAgain}
          />
          <Button
            type="submit"
            look={isConnected && fault !== null ? 'secondary' : 'primary'}
            size="large"
            isWide
            isBusy={isPending}
            disabled={!form.canSubmit}
          >
            <BuyLabel
              isPending={isPending}
              info={form.info}
              isConnected={isConnected}
              coin={coin}
              quote={form.quote}
              fault={fault}
            />
          </Button>
        </div>
        <BuyNotes coin={coin} info={form.info} />
        <RatesTable ethUsd={form.ethUsd} />
      </form>
    </Dialog>
  );
}

/** Whether the wallet has none of the coin, or less than was typed. */
function isShort(balanceUnits: bigint | null, fault: AppError | null): boolean {
  return balanceUnits === 0n || fault?.code === 'INSUFFICIENT_BALANCE';
}

/** The act is put away with the screen that shows it. */
function close(): void {
  closeOverlay('buy');
}
