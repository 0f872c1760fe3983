/** Your Active Stakes: each a banana that ripens with its slip; those that were paid out are folded away. */
import type { Address } from '@lilape/domain/address';
import { Trans, useLingui } from '@lingui/react/macro';
import type { RewardsClaimed } from '#chain/acts/claim-rewards.ts';
import type { Unstaked } from '#chain/acts/unstake.ts';
import { part } from '#shell/page/part.tsx';
import { useLanguage } from '#shell/page/use-language.ts';
import { useStore } from '#shell/page/use-store.ts';
import { Button } from '#shell/ui/button.tsx';
import { Lost } from '#shell/ui/lost.tsx';
import { sentenceOf } from '#text/sentence.ts';
import { usePreload } from '#ui/act/use-preload.ts';
import plus from '#ui/plus.module.css';
import { Card } from '#ui/card/card.tsx';
import { Stand } from '#ui/card/stand.tsx';
import { claimingRewards, unstaking } from '#wallet/acts/staking.tsx';
import styles from './connected.module.css';
import { amountsMark, pool } from '../pool-store.ts';
import { EndedStake } from './ended-stake.tsx';
import { holdings, retryHoldings } from './holdings-store.ts';
import { StakeCard } from './stake-card.tsx';
import { StakesHeading } from '../shared/stakes-heading.tsx';
import { ActResult } from './act-result.tsx';
import { useActs } from './use-acts.ts';
import { useStatements } from './use-statements.ts';
import said from '#ui/said.module.css';

const RewardsEnding = part<{ outcome: RewardsClaimed; onClose: () => void }>({
  load: async () => (await import('./endings.tsx')).RewardsEnding,
  lost: Lost,
});
const UnstakeEnding = part<{ outcome: Unstaked; onClose: () => void }>({
  load: async () => (await import('./endings.tsx')).UnstakeEnding,
  lost: Lost,
});

export type StakesProps = { address: Address };

/** The heading, and loading, an error with Retry, nothing yet, or the stakes, the last read ones where the node has stopped to answer. */
export function Stakes({ address }: StakesProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const { value, error } = useStore(holdings);
  const acts = useActs();
  const stakes = value?.stakes ?? null;
  const open = stakes?.filter(({ isActive }) => isActive) ?? [];
  const ended = stakes?.filter(({ isActive }) => !isActive) ?? [];
  const mark = amountsMark(useStore(pool));
  const statements = useStatements(address, `${acts.occasion} ${mark} ${value?.block}`);
  const isUnasked = statements.value === null && statements.error === null;
  const bodyOf = (id: number) => (isUnasked ? undefined : (statements.value?.get(id) ?? null));
  const isSpokenAbove = !open.some(({ id }) => id === acts.activeStakeId);
  const { claim, unstake } = acts;
  usePreload(acts.isBusy, RewardsEnding);
  usePreload(acts.isBusy, UnstakeEnding);
  if (stakes === null)
    return (
      <>
        <StakesHeading />
        <Card className={styles.asking}>
          {error === null ? (
            <p>
              <Trans>Reading the contract…</Trans>
            </p>
          ) : (
            <>
              <p role="alert">{sentenceOf(error, language).text}</p>
              <Button onClick={retryHoldings}>
                <Trans>Retry</Trans>
              </Button>
            </>
          )}
        </Card>
      </>
    );
  return (
    <>
      <StakesHeading count={open.length} />
      <div className={styles.part}>
        {error !== null && (
          <p className={said.failed} role="alert">
            <Trans>
              Your wallet’s node isn’t answering right now. This is what it said at block {value?.block}.
            </Trans>{' '}
            <Button size="small" look="secondary" onClick={retryHoldings}>
              <Trans>Retry</Trans>
            </Button>
          </p>
        )}
        {claim.status === 'success' && (
          <RewardsEnding outcome={claim.outcome} onClose={claimingRewards.dismiss} />
        )}
        {unstake.status === 'success' && (
          <UnstakeEnding outcome={unstake.outcome} onClose={unstaking.dismiss} />
        )}
        {isSpokenAbove && (
          <>
            <ActResult act={claimingRewards} flow={claim} />
            <ActResult act={unstaking} flow={unstake} />
          </>
        )}
        {open.length === 0 ? (
          <Stand art="ape-basket">
            <p>
              <Trans>No stakes yet. Pick a lock and your first banana grows here.</Trans>
            </p>
          </Stand>
        ) : (
          <ol className={styles.stakes} aria-label={t`Active stakes`}>
            {open.map((stake) => (
              <StakeCard
                key={stake.id}
                stake={stake}
                readAt={value?.seconds ?? 0}
                body={bodyOf(stake.id)}
                acts={acts}
              />
            ))}
          </ol>
        )}
        {ended.length > 0 && (
          <details>
            <summary className={plus.plus}>
              <Trans>Ended stakes ({ended.length})</Trans>
            </summary>
            <ol className={styles.stakes}>
              {ended.map((stake) => (
                <EndedStake key={stake.id} stake={stake} body={bodyOf(stake.id)} />
              ))}
            </ol>
          </details>
        )}
      </div>
    </>
  );
}
