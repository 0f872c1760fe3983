/** What a launch's page shows below its head: odds and chance, winners, steps, the count anyone can repeat, the list, the changes. */
import type { Address } from '@lilape/domain/address';
import type { LaunchBody } from '@lilape/wire/launches';
import { useSyncExternalStore } from 'react';
import { Recount } from '#draws/recount.tsx';
import { Changes } from './changes.tsx';
import { Entrants } from './entrants.tsx';
import styles from './launch.module.css';
import { Odds } from './odds.tsx';
import { Steps } from './steps.tsx';
import { useLaunch } from './use-launch.ts';
import { Wallet } from './wallet.tsx';
import { LaunchWinners } from './winners.tsx';

/** The launch of the address; nothing until it is known: the page's head says what is wrong. */
export function LaunchRest() {
  const id = useSyncExternalStore(never, idOfAddress, () => null);
  return id === null ? null : <Rest id={id} />;
}

const never = () => () => {};
const idOfAddress = () => /\/(\d+)$/.exec(location.pathname)?.[1] ?? null;

function Rest({ id }: { id: string }) {
  const { body, nowMs } = useLaunch(id);
  return body === null ? null : <Known launch={body} nowMs={nowMs} />;
}

function Known({ launch, nowMs }: { launch: LaunchBody; nowMs: number }) {
  const { draw, status } = launch;
  const isDrawing = draw !== null && draw.status !== 'withdrawn';
  return (
    <>
      {status !== 'cancelled' && (
        <div className={styles.columns}>
          <Wallet launch={launch} />
          <Odds launch={launch} />
        </div>
      )}
      {isDrawing && draw.seed !== null && <LaunchWinners launch={launch} draw={draw} />}
      {status !== 'cancelled' && <Steps launch={launch} nowMs={nowMs} />}
      {isDrawing && draw.list.cid !== null && (
        <Recount
          draw={draw}
          listCid={draw.list.cid}
          winnersNow={() => launch.winners.map(({ account }) => account.toLowerCase() as Address)}
        />
      )}
      {status !== 'cancelled' && <Entrants launch={launch} />}
      <Changes launch={launch} />
    </>
  );
}
