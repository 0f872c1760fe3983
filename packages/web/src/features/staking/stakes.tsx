/** Your Active Stakes: each a banana that ripens with its slip; those that were paid out are folded away. */
import type { Address } from '@lilape/domain/address';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useLanguage } from '#shell/page/use-language.ts';
import { useStore } from '#shell/page/use-store.ts';
import { Button } from '#shell/ui/button.tsx';
import { sentenceOf } from '#text/sentence.ts';
import { Card } from '#ui/card.tsx';
import { Stand } from '#ui/stand.tsx';
import type { Async } from '#ui/use-async.ts';
import { claimingRewards, unstaking } from '#wallet/acts/staking.tsx';
import styles from './desk.module.css';
import { amountsMark, pool } from './front/pool-store.ts';
import { EndedStake } from './ended-stake.tsx';
import { StakeCard } from './stake-card.tsx';
import { Told } from './told.tsx';
import type { Acts } from './use-acts.ts';
import type { Holdings } from './use-holdings.ts';
import { useStatements } from './use-statements.ts';

type Props = { address: Address; holdings: Async<Holdings>; acts: Acts };

/** Loading, an error with Retry, nothing yet, or the stakes, the last read ones where the node has stopped to answer. */
export function Stakes({ address, holdings, acts }: Props) {
  const { t } = useLingui();
  const language = useLanguage();
  const stakes = holdings.value?.stakes ?? null;
  const open = stakes?.filter(({ isActive }) => isActive) ?? [];
  const ended = stakes?.filter(({ isActive }) => !isActive) ?? [];
  const mark = amountsMark(useStore(pool));
  const statements = useStatements(address, `${acts.occasion} ${mark} ${holdings.value?.block}`);
  useCount(stakes === null ? null : open.length);
  const isSpokenAbove = !open.some(({ id }) => id === acts.spokenOf);
  if (stakes === null)
    return (
      <Card className={styles.asking}>
        {holdings.error === null ? (
          <p>
            <Trans>Asking the contract…</Trans>
          </p>
        ) : (
          <>
            <p role="alert">{sentenceOf(holdings.error, language).text}</p>
            <Button onClick={holdings.reload}>
              <Trans>Retry</Trans>
            </Button>
          </>
        )}
      </Card>
    );
  return (
    <div className={styles.part}>
      {holdings.error !== null && (
        <p className={styles.fault} role="alert">
          <Trans>
            Your wallet’s node does not answer just now. This is what it said at block {holdings.value?.block}
            .
          </Trans>{' '}
          <Button size="small" look="secondary" onClick={holdings.reload}>
            <Trans>Retry</Trans>
          </Button>
        </p>
      )}
      {isSpokenAbove && (
        <>
          <Told act={claimingRewards} flow={acts.claim} />
          <Told act={unstaking} flow={acts.unstake} />
        </>
      )}
      {open.length === 0 ? (
        <Stand art="ape-basket">
          <p>
            <Trans>No bananas yet. Choose a branch above, and the first one hangs here.</Trans>
          </p>
        </Stand>
      ) : (
        <ol className={styles.stakes} aria-label={t`Active stakes`}>
          {open.map((stake) => (
            <StakeCard
              key={stake.id}
              stake={stake}
              readAt={holdings.value?.seconds ?? 0}
              body={statements.value?.get(stake.id) ?? null}
              acts={acts}
            />
          ))}
        </ol>
      )}
      {ended.length > 0 && (
        <details className={styles.ended}>
          <summary>
            <Trans>Ended stakes ({ended.length})</Trans>
          </summary>
          <ol className={styles.stakes}>
            {ended.map((stake) => (
              <EndedStake key={stake.id} stake={stake} body={statements.value?.get(stake.id) ?? null} />
            ))}
          </ol>
        </details>
      )}
    </div>
  );
}

/** Writes how many there are into the heading, which lies in the kept HTML. */
function useCount(count: number | null): void {
  useEffect(() => {
    const place = document.querySelector('[data-staking] [data-count]');
    if (place === null) return undefined;
    place.textContent = count === null ? '' : `(${count})`;
    return () => {
      place.textContent = '';
    };
  }, [count]);
}
