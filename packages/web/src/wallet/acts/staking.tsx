/** The acts of staking, followed, and their words. */
import { sentence } from '@lilape/domain/messages/catalogue';
import { TOKEN_DECIMALS } from '@lilape/domain/token';
import { Trans, useLingui } from '@lingui/react/macro';
import { claimRewards, type ClaimRewardsTerms } from '#chain/acts/claim-rewards.ts';
import { stake, type StakeTerms } from '#chain/acts/stake.ts';
import { unbind, type UnbindTerms } from '#chain/acts/unbind.ts';
import { unstake, type UnstakeTerms } from '#chain/acts/unstake.ts';
import { formatAmountDown } from '#text/amount.ts';
import { followed } from '#wallet/followed.ts';

const Preparing = () => <Trans>Reading the contract…</Trans>;

const tokensText = (units: bigint, language: string) => formatAmountDown(units, TOKEN_DECIMALS, 2, language);

export const staking = followed(stake, {
  termsFrom: 'chain',
  toast: 'unseen',
  Asking: AskingStake,
  Preparing,
  stillPending: 'ACT_STILL_PENDING',
  failed: 'STAKING_FAILED',
  done: ({ tokens, lockDays, reward }, language) =>
    sentence(
      'STAKED',
      { tokens: tokensText(tokens, language), days: Number(lockDays), reward: tokensText(reward, language) },
      language,
    ),
});

function AskingStake({ terms, step }: { terms: StakeTerms; step: string }) {
  const { i18n } = useLingui();
  const amount = formatAmountDown(terms.tokens, TOKEN_DECIMALS, TOKEN_DECIMALS, i18n.locale);
  const days = Number(terms.lockDays);
  switch (step) {
    case 'approve':
      return <Trans>Step 1 of 2. Confirm in your wallet: approve exactly {amount} LILAPE.</Trans>;
    case 'batch':
      return (
        <Trans>
          Confirm in your wallet: approve and lock {amount} LILAPE for {days} days at once.
        </Trans>
      );
    default:
      return (
        <Trans>
          Step 2 of 2. Confirm in your wallet: lock {amount} LILAPE for {days} days.
        </Trans>
      );
  }
}

export const claimingRewards = followed(claimRewards, {
  termsFrom: 'chain',
  toast: 'unseen',
  Asking: AskingClaim,
  Preparing,
  stillPending: 'ACT_STILL_PENDING',
  failed: 'CLAIMING_FAILED',
  done: ({ tokens, stakeId }, language) =>
    sentence('REWARDS_CLAIMED', { tokens: tokensText(tokens, language), id: Number(stakeId) }, language),
});

function AskingClaim({ terms: { tokens, stakeId } }: { terms: ClaimRewardsTerms }) {
  const { i18n } = useLingui();
  const amount = tokensText(tokens, i18n.locale);
  const id = Number(stakeId);
  return (
    <Trans>
      Confirm in your wallet: claim {amount} LILAPE from stake #{id}.
    </Trans>
  );
}

export const unstaking = followed(unstake, {
  termsFrom: 'chain',
  toast: 'unseen',
  Asking: AskingUnstake,
  Preparing,
  stillPending: 'ACT_STILL_PENDING',
  failed: 'UNSTAKING_FAILED',
  done: ({ tokens, rewards, stakeId }, language) =>
    sentence(
      'UNSTAKED',
      {
        tokens: tokensText(tokens, language),
        rewards: tokensText(rewards, language),
        id: Number(stakeId),
      },
      language,
    ),
});

function AskingUnstake({ terms: { tokens, rewards, stakeId } }: { terms: UnstakeTerms }) {
  const { i18n } = useLingui();
  const [amount, reward] = [tokensText(tokens, i18n.locale), tokensText(rewards, i18n.locale)];
  const id = Number(stakeId);
  return (
    <Trans>
      Confirm in your wallet: take out stake #{id}, {amount} LILAPE and {reward} of rewards.
    </Trans>
  );
}

export const unbinding = followed(unbind, {
  termsFrom: 'chain',
  toast: 'unseen',
  Asking: AskingUnbind,
  Preparing,
  stillPending: 'ACT_STILL_PENDING',
  failed: 'UNBINDING_FAILED',
  done: ({ apeId }, language) => sentence('NFT_FREED', { id: Number(apeId) }, language),
});

function AskingUnbind({ terms: { apeId } }: { terms: UnbindTerms }) {
  const id = Number(apeId);
  return <Trans>Confirm in your wallet: free ape #{id}.</Trans>;
}
