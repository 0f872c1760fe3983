/** Create New Stake: the tree of locks, the amount, what comes of it in words and as a curve, and the one button. */
import { useLingui } from '@lingui/react/macro';
import type { SubmitEvent } from 'react';
import { contracts } from '#shell/first/deployment.ts';
import { useIsHydrating } from '#shell/page/use-is-hydrating.ts';
import { useStore } from '#shell/page/use-store.ts';
import { openWalletDialog } from '#shell/first/choose-wallet.ts';
import { useSession } from '#shell/page/use-session.ts';
import { Curve } from './curve.tsx';
import { amountOf, draft } from './draft.ts';
import { daysOf, figuresFor, rowsFor } from './shared/figures.ts';
import { FormPanel } from './form-panel.tsx';
import styles from './stake-form.module.css';
import { Tree } from './tree.tsx';
import { useChainNow } from './shared/use-chain-now.ts';

/** The dates move with the day. */
const minuteMs = 60_000;

/** The form, `isBare` without the tree; prerendered it says what the example comes to, but for its days. @see specification §2 Staking page */
export function StakeForm({ isBare = false }: { isBare?: boolean | undefined }) {
  const { i18n } = useLingui();
  const terms = useStore(draft);
  const session = useSession();
  const isHydrating = useIsHydrating();
  const nowMs = useChainNow(minuteMs) * 1_000;
  const amount = amountOf(terms);
  const tokens = amount.ok ? amount.units : 0n;
  const figures = figuresFor(tokens, terms, i18n.locale);
  const days = isHydrating ? null : daysOf(terms, nowMs, i18n.locale);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    // With a wallet, whatever there is to do is done by the button that Enter presses.
    if (session.status !== 'connected' && contracts.staking !== null) openWalletDialog();
  };
  return (
    <form
      className={styles.form}
      data-bare={isBare || undefined}
      noValidate
      autoComplete="off"
      onSubmit={submit}
    >
      <Tree isBare={isBare} />
      <div className={styles.columns}>
        <FormPanel
          fault={amount.ok || amount.fault === 'empty' ? null : amount.fault}
          isEmpty={tokens === 0n}
          figures={figures}
          end={days?.end ?? null}
        />
        <Curve
          figures={figures}
          days={days}
          rows={isHydrating ? [] : rowsFor(tokens, terms, nowMs, i18n.locale)}
          isDoubled={terms.isDoubled}
          isEmpty={tokens === 0n}
        />
      </div>
    </form>
  );
}
