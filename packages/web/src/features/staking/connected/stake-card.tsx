/** An open stake: the banana that ripens, the slip, and its two buttons. @see specification §2 Staking page */
import { dailyRateDown, interestDown } from '@lilape/domain/staking/rewards';
import { daysLeftAt, pendingDown } from '@lilape/domain/staking/stake';
import type { StakeBody } from '@lilape/wire/staking';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ChainStake } from '#chain/staking-contract.ts';
import { formatDay } from '#shell/text/moment.ts';
import { Art } from '#shell/ui/art.tsx';
import { Button } from '#shell/ui/button.tsx';
import { Link } from '#shell/ui/link.tsx';
import { claimingRewards, unstaking } from '#wallet/acts/staking.tsx';
import { ripenessAt } from '../ripeness.ts';
import { tokensText } from '../shared/tokens-text.ts';
import { useChainNow } from '../shared/use-chain-now.ts';
import said from '#ui/said.module.css';
import { Facts } from '#ui/facts.tsx';
import styles from './stake-card.module.css';
import { Line } from './line.tsx';
import { Statement } from './statement.tsx';
import { ActResult } from './act-result.tsx';
import { Tokens } from './tokens.tsx';
import type { Acts } from './use-acts.ts';

/** Below it, base units, nobody is asked to pay a network fee for a claim: ten LILAPE are about a cent in the sale, as a claim on Base is. */
const WORTH_A_FEE = 10n ** 19n;
/** Digits of what accrues by the second. */
const pendingPlaces = 4;

type Props = {
  stake: ChainStake;
  /** Time of the block it was read at, unix seconds. */
  readAt: number;
  /** What the ledger knows of it; undefined before it was asked, null where it does not answer. */
  body: StakeBody | null | undefined;
  acts: Acts;
};

/** One of them; what is pending counts up between blocks from what the contract said at the last. */
export function StakeCard({ stake, readAt, body, acts }: Props) {
  const { i18n } = useLingui();
  const language = i18n.locale;
  const now = Math.max(useChainNow(), readAt);
  const { id, tokens, lockDays, startSeconds, endSeconds, apyBps } = stake;
  const isUnlocked = now >= endSeconds;
  const pending = stake.pendingTokens + pendingDown(stake, now) - pendingDown(stake, readAt);
  const daysLeft = daysLeftAt(stake, now);
  const ripeness = ripenessAt(stake, now);
  const isSpoken = acts.activeStakeId === id;
  return (
    <li className={styles.stake} id={`stake-${id}`} data-stake-id={id}>
      <div className={styles.fruit} data-ripe={isUnlocked || undefined}>
        <span className={styles.basket}>
          <Art name="basket" width={112} />
        </span>
        <span className={styles.banana}>
          <Art name="banana-green" width={96} />
          <span style={{ opacity: ripeness }}>
            <Art name="banana" width={96} />
          </span>
        </span>
        <span className={styles.basket} data-front="">
          <Art name="basket" width={112} />
        </span>
        <p className={styles.stamp}>
          {isUnlocked ? <Trans>Unlocked</Trans> : <Trans>Days Left: {daysLeft}</Trans>}
        </p>
        {stake.apeId !== 0 && <Ape stake={stake} isBound={body?.isNFTBound ?? null} />}
      </div>
      <div className={styles.slip}>
        <h3>
          <Trans>Stake #{id}</Trans>
        </h3>
        <Facts look="rows">
          <Line name={<Trans>Amount</Trans>}>
            <Tokens units={tokens} /> LILAPE
          </Line>
          <Line name={<Trans>Lock</Trans>}>
            <Trans>{lockDays} days</Trans>
          </Line>
          <Line name={<Trans>APY</Trans>}>
            <Trans>{apyBps / 100}%, no compounding</Trans>
          </Line>
          <Line name={<Trans>Daily rate</Trans>}>
            {tokensText(dailyRateDown(tokens, apyBps), language, 4)}
          </Line>
          <Line name={<Trans>Opened</Trans>}>{formatDay(startSeconds * 1_000, language)}</Line>
          <Line name={<Trans>Unlocks</Trans>}>{formatDay(endSeconds * 1_000, language)}</Line>
          <Line name={<Trans>Claimed so far</Trans>}>
            <Tokens units={stake.claimedTokens} />
          </Line>
          <Line name={<Trans>Pending rewards</Trans>} isTotal>
            <Tokens units={pending} places={pendingPlaces} />
          </Line>
        </Facts>
        <div className={styles.actions}>
          <Button
            look={isUnlocked || pending < WORTH_A_FEE ? 'secondary' : 'primary'}
            isBusy={isSpoken && acts.claim.status === 'pending'}
            disabled={acts.isBusy || pending <= 0n}
            onClick={() => acts.claimFrom(id)}
          >
            <Trans>Claim</Trans>
          </Button>
          <Button
            look={isUnlocked ? 'primary' : 'secondary'}
            isBusy={isSpoken && acts.unstake.status === 'pending'}
            disabled={acts.isBusy || !isUnlocked}
            onClick={() => acts.takeOut(id)}
          >
            <Trans>Unstake</Trans>
          </Button>
        </div>
        {isSpoken && (
          <>
            <ActResult act={claimingRewards} flow={acts.claim} />
            <ActResult act={unstaking} flow={acts.unstake} />
          </>
        )}
        <Statement body={body} />
      </div>
    </li>
  );
}

/** With its fruit, as not every stake has one: the lines of two are level. What an ape that is sold costs, before and after. @see decision 24 "an ape on a stake" */
function Ape({ stake, isBound }: { stake: ChainStake; isBound: boolean | null }) {
  const { apeId, isDoubled } = stake;
  const { i18n } = useLingui();
  const bonus = tokensText(bonusDown(stake), i18n.locale);
  return (
    <div className={styles.ape}>
      <p>
        <Trans>Ape</Trans> <Link to={`/nft/${apeId}`}>#{apeId}</Link>{' '}
        {isDoubled ? <Trans>doubles it: +{bonus} by the end</Trans> : <Trans>no longer doubles it</Trans>}
      </p>
      {isDoubled && (
        <p>
          <Trans>
            Claim before you sell ape #{apeId}: once it has left, what accrued since the last claim counts at
            half the rate.
          </Trans>
        </p>
      )}
      {/* Where the ledger is silent nobody knows whether the bonus was ended before. */}
      {!isDoubled && isBound === true && (
        <p className={said.alert}>
          <Trans>
            Ape #{apeId} has left this wallet: you’ve earned the normal rate since your last claim, and the
            boost ends with the next one.
          </Trans>
        </p>
      )}
    </div>
  );
}

/** Base units that its ape adds over the whole lock, while it doubles. */
function bonusDown({ tokens, apyBps, startSeconds, endSeconds }: ChainStake): bigint {
  const seconds = endSeconds - startSeconds;
  return interestDown(tokens, apyBps, seconds) - interestDown(tokens, apyBps / 2, seconds);
}
