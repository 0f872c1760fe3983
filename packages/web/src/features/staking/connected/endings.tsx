/** How the acts of staking end. */
import { sentence } from '@lilape/domain/messages/catalogue';
import { TOKEN_DECIMALS } from '@lilape/domain/token';
import { Trans, useLingui } from '@lingui/react/macro';
import { useLayoutEffect } from 'react';
import type { RewardsClaimed } from '#chain/acts/claim-rewards.ts';
import type { Staked } from '#chain/acts/stake.ts';
import type { Unbound } from '#chain/acts/unbind.ts';
import type { Unstaked } from '#chain/acts/unstake.ts';
import { useLanguage } from '#shell/page/use-language.ts';
import { useStore } from '#shell/page/use-store.ts';
import { formatDay } from '#shell/text/moment.ts';
import { Blank } from '#shell/ui/blank.tsx';
import { Link } from '#shell/ui/link.tsx';
import { formatAmountDown } from '#text/amount.ts';
import { ChainEnding } from '#ui/ending/chain-ending.tsx';
import { holdings } from './holdings-store.ts';
import { Tokens } from './tokens.tsx';

type Props<Outcome> = {
  outcome: Outcome;
  /** Puts it away. */
  onClose: () => void;
};

/** Two decimals at most; the slip has the rest. */
const roundedTokens = (units: bigint, language: string) =>
  formatAmountDown(units, TOKEN_DECIMALS, 2, language);

/** What is locked until when, and what it earns. */
export function StakeEnding({ outcome, onClose }: Props<Staked>) {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const { hash, tokens, lockDays, reward, stakeId } = outcome;
  const read = useStore(holdings).value?.stakes.find(({ id }) => id === stakeId);
  const hasCome = read !== undefined;
  // Its card pushes the ending down where stakes stand above: who has gone nowhere since keeps it in sight.
  useLayoutEffect(() => {
    if (hasCome) document.activeElement?.closest('h2')?.scrollIntoView();
  }, [hasCome]);
  const amount = roundedTokens(tokens, i18n.locale);
  const days = Number(lockDays);
  const values = { tokens: amount, days, reward: roundedTokens(reward, i18n.locale) };
  const { title = '', text } = sentence('STAKED', values, language);
  return (
    <ChainEnding
      title={title}
      figure={amount}
      unit="LILAPE"
      says={text}
      hash={hash}
      rows={[
        [
          t`Stake`,
          <Link key="stake" to="/staking#stakes-title">
            #{stakeId}
          </Link>,
        ],
        [
          t`Unlocks`,
          read === undefined ? (
            <Blank key="day" sample="May 21, 2027" />
          ) : (
            formatDay(read.endSeconds * 1_000, i18n.locale)
          ),
        ],
        [t`Reserved reward`, <Tokens key="reward" units={reward} />],
      ]}
      next={{ to: '/launchpad', words: <Trans>See your tier</Trans> }}
      card={{ figure: amount, unit: 'LILAPE', what: t`Locked for ${days} days` }}
      again={{ words: <Trans>Create another stake</Trans>, onClick: onClose }}
    />
  );
}

/** What came of a stake that goes on. */
export function RewardsEnding({ outcome, onClose }: Props<RewardsClaimed>) {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const { hash, tokens, stakeId } = outcome;
  const amount = roundedTokens(tokens, i18n.locale);
  const id = Number(stakeId);
  const { title = '', text } = sentence('REWARDS_CLAIMED', { tokens: amount, id }, language);
  return (
    <ChainEnding
      title={title}
      figure={amount}
      unit="LILAPE"
      says={text}
      hash={hash}
      rows={[
        [t`Stake`, `#${id}`],
        [t`To the last digit`, <Tokens key="all" units={tokens} places={TOKEN_DECIMALS} />],
      ]}
      next={{ to: '/staking#create-title', words: <Trans>Stake them</Trans> }}
      card={{ figure: amount, unit: 'LILAPE', what: t`Rewards of stake #${id}` }}
      again={{ words: <Trans>Dismiss</Trans>, onClick: onClose }}
    />
  );
}

/** What came back, and what it earned in the same transfer. */
export function UnstakeEnding({ outcome, onClose }: Props<Unstaked>) {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const { hash, tokens, rewards, stakeId } = outcome;
  const [amount, reward, paid] = [tokens, rewards, tokens + rewards].map((units) =>
    roundedTokens(units, i18n.locale),
  ) as [string, string, string];
  const id = Number(stakeId);
  const { title = '', text } = sentence('UNSTAKED', { tokens: amount, rewards: reward, id }, language);
  return (
    <ChainEnding
      title={title}
      figure={paid}
      unit="LILAPE"
      says={text}
      hash={hash}
      rows={[
        [t`Stake`, `#${id}`],
        [t`Amount`, <Tokens key="amount" units={tokens} />],
        [t`Rewards paid`, <Tokens key="rewards" units={rewards} />],
      ]}
      next={{ to: '/staking#create-title', words: <Trans>Stake again</Trans> }}
      card={{
        figure: paid,
        unit: 'LILAPE',
        what: t`Stake #${id}, paid out`,
      }}
      again={{ words: <Trans>Dismiss</Trans>, onClick: onClose }}
    />
  );
}

/** An ape that no former owner's stake holds any more. */
export function UnbindEnding({ outcome, onClose }: Props<Unbound>) {
  const { t } = useLingui();
  const language = useLanguage();
  const { hash, apeId, freed } = outcome;
  const id = Number(apeId);
  const { title = '', text } = sentence('NFT_FREED', { id }, language);
  return (
    <ChainEnding
      title={title}
      figure={`#${id}`}
      says={text}
      hash={hash}
      rows={[
        [
          t`Ape`,
          <Link key="ape" to={`/nft/${id}`}>
            #{id}
          </Link>,
        ],
        [t`Back in the pool`, <Tokens key="freed" units={freed} />],
      ]}
      next={{ to: '/staking#create-title', words: <Trans>Stake with it</Trans>, onClick: onClose }}
      card={{ figure: `#${id}`, unit: '', what: t`Free to double a stake` }}
      again={{ words: <Trans>Dismiss</Trans>, onClick: onClose }}
    />
  );
}
