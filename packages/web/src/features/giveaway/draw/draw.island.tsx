/** The draw step by step: what is fixed and proven, who won, the list, and the count anyone can repeat. */
import type { Address } from '@lilape/domain/address';
import { Recount } from '#draws/recount.tsx';
import styles from './draw.module.css';
import { Entrants } from './entrants.tsx';
import { Path } from './path.tsx';
import { hasEntrants, isDrawing, isDrawn } from '../stage.ts';
import { Steps } from './steps.tsx';
import { useStage } from '../use-stage.ts';
import { WinnerList } from './winner-list.tsx';
import { winners } from '../winners-store.ts';

/** Everything below the vine; its place is kept until it is known to stay empty. */
export function Draw() {
  const { stage, body, nowMs } = useStage();
  if (body !== null && stage === 'empty')
    return (
      <div className={styles.draw}>
        <Steps body={body} stage={stage} nowMs={nowMs} />
      </div>
    );
  if (body === null || !hasEntrants(stage)) return <div className={styles.draw} data-stage={stage} />;
  const { draw, list } = body;
  const listCid = list?.cid ?? null;
  return (
    <div className={styles.draw}>
      {isDrawn(stage) && draw !== null && <WinnerList draw={draw} listCid={listCid} />}
      <Steps body={body} stage={stage} nowMs={nowMs} />
      {isDrawing(stage) && draw !== null && listCid !== null && (
        <Recount draw={draw} listCid={listCid} winnersNow={winnersOnChain} />
      )}
      <Path body={body} />
      <Entrants body={body} />
    </div>
  );
}

/** The others follow from the seed alone. */
const winnersOnChain = () =>
  winners
    .get()
    .all.filter(({ transaction }) => transaction !== null)
    .map(({ account }) => account.toLowerCase() as Address);
