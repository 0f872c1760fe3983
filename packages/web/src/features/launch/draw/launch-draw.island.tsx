/** What a launch's page shows below its head: odds and chance, winners, steps, the count anyone can repeat, the list, the changes. */
import type { Address } from '@lilape/domain/address';
import { Recount } from '#draws/recount.tsx';
import { useLaunch } from '../launch-store.ts';
import { Changes } from './changes.tsx';
import styles from './draw.module.css';
import { Entrants } from './entrants.tsx';
import { EntrantCard } from './entrant-card.tsx';
import { Odds } from './odds.tsx';
import { Steps } from './steps.tsx';
import { LaunchWinners } from './winners.tsx';

/** Nothing until the launch is known: the page's head says what is wrong. */
export function LaunchDraw() {
  const { body: launch, nowMs } = useLaunch();
  if (launch === null) return <div className={styles.draw} />;
  const { status } = launch;
  const draw = launch.draw?.status === 'withdrawn' ? null : launch.draw;
  return (
    <div className={styles.draw}>
      {status !== 'cancelled' && (
        <div className={styles.columns}>
          <EntrantCard launch={launch} />
          <Odds launch={launch} />
        </div>
      )}
      {draw !== null && draw.seed !== null && <LaunchWinners launch={launch} draw={draw} />}
      {status !== 'cancelled' && <Steps launch={launch} nowMs={nowMs} />}
      {draw !== null && draw.list.cid !== null && (
        <Recount
          draw={draw}
          listCid={draw.list.cid}
          winnersNow={() => launch.winners.map(({ account }) => account.toLowerCase() as Address)}
        />
      )}
      {status !== 'cancelled' && <Entrants launch={launch} />}
      <Changes launch={launch} />
    </div>
  );
}
