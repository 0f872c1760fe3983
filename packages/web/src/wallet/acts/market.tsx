/** What anyone may do for the market after the sale, followed, and its words. */
import { sentence } from '@lilape/domain/messages/catalogue';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { burnShares, type CoinTerms, openPool, releaseShares, sweepCoin } from '#chain/acts/market.ts';
import { followed } from '#wallet/followed.ts';

const Preparing = () => <Trans>Asking the contract…</Trans>;

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

export const openingPool = followed(openPool, {
  termsFrom: 'chain',
  toast: 'unseen',
  Asking: AskingOpen,
  Preparing,
  stillPending: 'ACT_STILL_PENDING',
  failed: 'POOL_OPEN_FAILED',
  done: ({ coin, isOpen }, language) => sentence(isOpen ? 'POOL_OPENED' : 'POOL_NONE', { coin }, language),
  figure: ({ coin, isOpen }) => (isOpen ? `LILAPE / ${coin}` : `0 ${coin}`),
});

function AskingOpen({ terms: { coin } }: { terms: CoinTerms }) {
  return <Trans>Confirm in your wallet: open the pool with {coin}.</Trans>;
}

export const sweeping = followed(sweepCoin, {
  termsFrom: 'chain',
  toast: 'unseen',
  Asking: AskingSweep,
  Preparing,
  stillPending: 'ACT_STILL_PENDING',
  failed: 'SWEEP_FAILED',
  done: ({ coin }, language) => sentence('COIN_SWEPT', { coin }, language),
  figure: ({ coin }) => coin,
});

function AskingSweep({ terms: { coin } }: { terms: CoinTerms }) {
  return <Trans>Confirm in your wallet: send the {coin} to the treasury.</Trans>;
}
