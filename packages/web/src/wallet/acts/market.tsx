/** What anyone may do for the market after the sale, followed, and its words. */
import { sentence } from '@lilape/domain/messages/catalogue';
import { languageOf } from '@lilape/domain/languages';
import { STABLE_DECIMALS } from '@lilape/domain/token';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import {
  burnShares,
  type CoinTerms,
  openPools,
  type OpenTerms,
  releaseShares,
  sweepCoin,
} from '#chain/acts/market.ts';
import { formatAmountDown } from '#text/amount.ts';
import { formatList } from '#text/word-list.ts';
import { followed } from '#wallet/followed.ts';

const Preparing = () => <Trans>Reading the contract…</Trans>;

export const releasing = followed(releaseShares, {
  termsFrom: 'chain',
  toast: 'unseen',
  Asking: () => <Trans>Confirm in your wallet: release the shares.</Trans>,
  Preparing,
  stillPending: 'ACT_STILL_PENDING',
  failed: 'RELEASE_FAILED',
  done: (_, language) => sentence('SHARES_RELEASED', {}, language),
  figure: () => t`24 hours`,
});

export const burningShares = followed(burnShares, {
  termsFrom: 'chain',
  toast: 'unseen',
  Asking: () => <Trans>Confirm in your wallet: burn the shares.</Trans>,
  Preparing,
  stillPending: 'ACT_STILL_PENDING',
  failed: 'SHARES_NOT_BURNED',
  done: (_, language) => sentence('SHARES_BURNED', {}, language),
  figure: () => t`0 LILAPE`,
});

export const openingPools = followed(openPools, {
  termsFrom: 'chain',
  toast: 'unseen',
  Asking: AskingOpen,
  Preparing,
  stillPending: 'ACT_STILL_PENDING',
  failed: 'POOL_OPEN_FAILED',
  done: ({ coins, opened }, language) =>
    opened.length > 0
      ? sentence('POOL_OPENED', { coin: formatList(opened, language) }, language)
      : sentence('POOL_NONE', { coin: formatList(coins, language, 'disjunction') }, language),
  figure: ({ coins, opened }) => {
    if (opened.length === 0) return `0 ${coins.join(' + ')}`;
    return opened.length > 1 ? opened.join(' + ') : `LILAPE / ${opened.join()}`;
  },
});

function AskingOpen({ terms, step }: { terms: OpenTerms; step: string }) {
  const all = terms.coins.length;
  const index = terms.coins.findIndex((each) => step.endsWith(each));
  const coin = terms.coins[index] ?? terms.coins[0];
  if (all === 1) return <Trans>Confirm in your wallet: open the pool with {coin}.</Trans>;
  if (index < 0) return <Trans>Confirm in your wallet: open both pools.</Trans>;
  const number = index + 1;
  return (
    <Trans>
      Step {number} of {all}. Confirm in your wallet: open the pool with {coin}.
    </Trans>
  );
}

export const sweeping = followed(sweepCoin, {
  termsFrom: 'chain',
  toast: 'unseen',
  Asking: AskingSweep,
  Preparing,
  stillPending: 'ACT_STILL_PENDING',
  failed: 'SWEEP_FAILED',
  done: ({ coin }, language) => sentence('COIN_SWEPT', { coin }, language),
  figure: ({ coin, units }) =>
    `${formatAmountDown(units, STABLE_DECIMALS, 2, languageOf(location.pathname))} ${coin}`,
});

function AskingSweep({ terms: { coin } }: { terms: CoinTerms }) {
  return <Trans>Confirm in your wallet: send the {coin} to the treasury.</Trans>;
}
