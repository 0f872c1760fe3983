/** The status box: Processing..., Purchase Successful!, Purchase Failed. @see specification §2 Buy modal, §4 Buy flow */
import { explorerUrl } from '@lilape/domain/chains';
import { type MessageCode, sentence } from '@lilape/domain/messages/catalogue';
import { STABLE_DECIMALS, TOKEN_DECIMALS } from '@lilape/domain/token';
import { formatUnits } from '@lilape/domain/units';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Progress } from '#chain/flow/run.ts';
import type { PurchaseTerms } from '#chain/purchase/terms.ts';
import { chainId } from '#shell/deployment.ts';
import { formatAmountDown } from '#text/amount.ts';
import { formatDecimal } from '#shell/text/format.ts';
import type { Language } from '#shell/page/language.ts';
import { sentenceOf } from '#text/sentence.ts';
import { shortAddress } from '#shell/text/short-address.ts';
import { Art } from '#shell/ui/art.tsx';
import { Button } from '#shell/ui/button.tsx';
import { Link } from '#shell/ui/link.tsx';
import { closeOverlay } from '#shell/ui/overlay.ts';
import { type PurchaseFlow, startAgain } from '#wallet/purchase-flow.ts';
import styles from './flow-status.module.css';

/** What is happening to the purchase; nothing while there is none. */
export function FlowStatus({ flow }: { flow: PurchaseFlow }) {
  const { i18n } = useLingui();
  const language = i18n.locale as Language;
  switch (flow.status) {
    case 'none':
      return null;
    case 'pending':
      return <Pending terms={flow.terms} progress={flow.progress} language={language} />;
    case 'success': {
      const { tokens, hash } = flow.outcome;
      const text = formatAmountDown(tokens, TOKEN_DECIMALS, 2, language);
      const { title, text: description } = sentence('PURCHASE_SUCCESSFUL', { tokens: text }, language);
      return (
        <Box look={styles.success} title={title} hash={hash}>
          <p>{description}</p>
          <Link to="/purchases" onClick={() => closeOverlay('buy')}>
            <Trans>My purchases</Trans>
          </Link>
          <Joy />
        </Box>
      );
    }
    case 'error': {
      const { title, text } = sentenceOf(flow.error, language);
      return (
        <Box
          look={styles.error}
          title={title ?? sentence('PURCHASE_FAILED_RETRY', {}, language).title}
          hash={flow.hash}
        >
          <p>{text}</p>
        </Box>
      );
    }
  }
}

type PendingProps = { terms: PurchaseTerms | null; progress: Progress | null; language: Language };

function Pending({ terms, progress, language }: PendingProps) {
  const special: MessageCode | undefined =
    progress?.phase === 'still-pending'
      ? 'PURCHASE_STILL_PENDING'
      : progress?.phase === 'unanswered'
        ? 'PURCHASE_UNANSWERED'
        : undefined;
  if (special !== undefined) {
    const { title, text } = sentence(special, {}, language);
    return (
      <Box look={styles.pending} title={title} hash={progress?.hash}>
        <p>{text}</p>
        {special === 'PURCHASE_UNANSWERED' && (
          <Button look="secondary" size="small" onClick={startAgain}>
            <Trans>Start again</Trans>
          </Button>
        )}
      </Box>
    );
  }
  return (
    <Box look={styles.pending} title={sentence('PROCESSING', {}, language).text} hash={progress?.hash} isBusy>
      <p>
        <Doing terms={terms} progress={progress} />
      </p>
    </Box>
  );
}

function Doing({ terms, progress }: { terms: PurchaseTerms | null; progress: Progress | null }) {
  const { i18n } = useLingui();
  if (terms === null || progress === null || progress.phase === 'preparing')
    return <Trans>Checking price and balance…</Trans>;
  if (progress.step === 'record') return <Trans>Confirmed. Writing it into the ledger…</Trans>;
  if (progress.phase === 'waiting') return <Trans>Sent. Waiting for the chain to confirm…</Trans>;
  const { coin } = terms;
  const amount = formatDecimal(formatUnits(BigInt(terms.chargedUnits), STABLE_DECIMALS), i18n.locale);
  switch (progress.step) {
    case 'reset-allowance':
      return <Trans>Confirm in your wallet: take back an old {coin} permission first.</Trans>;
    case 'approve':
      return (
        <Trans>
          Confirm in your wallet: permit exactly {amount} {coin}.
        </Trans>
      );
    case 'batch':
      return (
        <Trans>
          Confirm in your wallet: permit and pay {amount} {coin} at once.
        </Trans>
      );
    default:
      return (
        <Trans>
          Confirm in your wallet: pay {amount} {coin}.
        </Trans>
      );
  }
}

type BoxProps = {
  look: string | undefined;
  title: string | undefined;
  hash?: string | undefined;
  isBusy?: boolean;
  children: ReactNode;
};

function Box({ look, title, hash, isBusy = false, children }: BoxProps) {
  return (
    <div className={`${styles.box} ${look ?? ''}`} aria-live="polite">
      <p className={styles.title}>
        {isBusy && <span className={styles.spinner} aria-hidden="true" />}
        {title}
      </p>
      {children}
      {hash !== undefined && <TransactionLink hash={hash} />}
    </div>
  );
}

function TransactionLink({ hash }: { hash: string }) {
  const explorer = explorerUrl(chainId);
  if (explorer === null)
    return (
      <p className={styles.hash}>
        <Trans>Transaction</Trans> <code title={hash}>{shortAddress(hash)}</code>
      </p>
    );
  return (
    <a className={styles.hash} href={`${explorer}/tx/${hash}`} target="_blank" rel="noreferrer">
      <Trans>See the transaction in the explorer</Trans>
    </a>
  );
}

const bunch = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

/** One burst of bananas over everything, without a place of its own. */
function Joy() {
  return (
    <span className={styles.joy} aria-hidden="true">
      {bunch.map((number) => (
        <span key={number} className={styles.banana}>
          <Art name="banana" width={40} isEager />
        </span>
      ))}
    </span>
  );
}
