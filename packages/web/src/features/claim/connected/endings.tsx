/** How a claim and a refund end. */
import { sentence } from '@lilape/domain/messages/catalogue';
import type { Address } from '@lilape/domain/address';
import type { Account } from '@lilape/domain/presale/payouts';
import { TOKEN_DECIMALS } from '@lilape/domain/token';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Claimed } from '#chain/acts/claim.ts';
import type { Refunded } from '#chain/acts/refund.ts';
import { useLanguage } from '#shell/page/use-language.ts';
import { shortAddress } from '#shell/first/short-address.ts';
import { formatAmountDown } from '#text/amount.ts';
import { ChainEnding } from '#ui/ending/chain-ending.tsx';
import { Exact } from '#ui/exact.tsx';
import { type CoinUnits, coinsText, unitsOf } from './coins-text.ts';
import { NotShown } from './not-shown.tsx';

export type ClaimEndingProps = {
  /** Null where it was done on an earlier visit, or by somebody else. */
  outcome: Claimed | null;
  address: Address;
  account: Account;
  isMine: boolean;
  /** Puts it away. */
  onClose: () => void;
};
export type RefundEndingProps = Omit<ClaimEndingProps, 'outcome'> & {
  outcome: Refunded | null;
  /** What is still to be taken of each coin, 6-decimal units. */
  left: readonly CoinUnits[];
};

/** What the sale owed, paid out. */
export function ClaimEnding({ outcome, address, account, isMine, onClose }: ClaimEndingProps) {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const who = shortAddress(address);
  const tokens = outcome?.tokens ?? account.tokens;
  const text = (places: number) => formatAmountDown(tokens, TOKEN_DECIMALS, places, i18n.locale);
  return (
    <ChainEnding
      title={sentence('CLAIM_SUCCESSFUL', { tokens: text(2), account: who }, language).title ?? ''}
      figure={<Exact short={text(2)} full={text(TOKEN_DECIMALS)} />}
      unit="LILAPE"
      says={
        <First outcome={outcome}>
          {isMine ? <Trans>Your LILAPE are in your wallet.</Trans> : <Trans>They are in {who}.</Trans>}
        </First>
      }
      hash={outcome?.hash ?? null}
      isPast={outcome === null}
      rows={[
        [t`Address`, <code key="address">{who}</code>],
        [t`Paid in the sale`, coinsText(unitsOf(account.paidUnits), i18n.locale)],
      ]}
      next={
        isMine
          ? { to: '/staking', words: <Trans>Stake them</Trans> }
          : { to: '/purchases', words: <Trans>My purchases</Trans> }
      }
      card={{ figure: text(2), unit: 'LILAPE', what: t`Claimed to ${who}` }}
      {...(!isMine && outcome !== null && { again: { words: <Trans>Dismiss</Trans>, onClick: onClose } })}
    >
      {isMine && <NotShown />}
    </ChainEnding>
  );
}

/** What was paid, back in the coins it was paid with. */
export function RefundEnding({ outcome, address, account, left, isMine, onClose }: RefundEndingProps) {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const who = shortAddress(address);
  const amount = coinsText(refundedUnits(outcome, account), i18n.locale);
  const isWhole = left.length === 0;
  const values = { amount, account: who };
  const said = isWhole
    ? sentence('REFUND_SUCCESSFUL', values, language)
    : sentence('REFUND_SUCCESSFUL_IN_PART', { ...values, left: coinsText(left, i18n.locale) }, language);
  return (
    <ChainEnding
      art="ape-basket"
      title={said.title ?? ''}
      figure={amount}
      says={
        <First outcome={outcome}>
          {!isWhole ? (
            said.text
          ) : isMine ? (
            <Trans>What you paid is in your wallet.</Trans>
          ) : (
            <Trans>The money is in {who}.</Trans>
          )}
        </First>
      }
      hash={outcome?.hash ?? null}
      isPast={outcome === null}
      rows={[[t`Address`, <code key="address">{who}</code>]]}
      next={{ to: '/purchases', words: <Trans>My purchases</Trans> }}
      card={{ figure: amount, unit: '', what: t`Refunded to ${who}` }}
      {...(!(isMine && isWhole) &&
        outcome !== null && { again: { words: <Trans>Dismiss</Trans>, onClick: onClose } })}
    />
  );
}

/** What a refund of this visit brought of each coin; of an earlier one only the account still tells. */
function refundedUnits(outcome: Refunded | null, account: Account): CoinUnits[] {
  if (outcome === null) return unitsOf(account.paidUnits);
  const units = { USDT: outcome.usdtUnits, USDC: outcome.usdcUnits };
  return outcome.coins.map((coin) => [coin, units[coin]]);
}

/** Says too where a stranger's transaction did it. */
function First({ outcome, children }: { outcome: Claimed | Refunded | null; children: ReactNode }) {
  return (
    <>
      {outcome?.hash === null && <Trans>Another transaction was first, and did the same.</Trans>} {children}
    </>
  );
}
