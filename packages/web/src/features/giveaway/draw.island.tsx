/** The draw step by step: what is fixed and proven, who won, the list, and the count anyone can repeat. */
import { useEffect } from 'react';
import { Recount } from '#draws/recount.tsx';
import { useSession } from '#shell/wallet/session.ts';
import { isDrawing } from './front/stage.ts';
import { own } from './front/looked.ts';
import { winners } from './front/winners-store.ts';
import { Entrants } from './entrants.tsx';
import { Path } from './path.tsx';
import { Steps } from './steps.tsx';
import { useStage } from './use-stage.ts';
import { WinnerList } from './winner-list.tsx';

/** Everything below the vine that moves. */
export function Draw() {
  const session = useSession();
  const address = session.status === 'connected' ? session.address : null;
  useEffect(() => own.set(address), [address]);
  const { stage, body } = useStage();
  if (body === null || stage === 'before' || stage === 'cancelled') return null;
  const { draw } = body;
  const isDrawn = stage === 'revealed' || stage === 'settled';
  return (
    <>
      {isDrawn && draw !== null && <WinnerList draw={draw} />}
      <Steps body={body} stage={stage} />
      {isDrawing(stage) && draw !== null && <Recount draw={draw} winnersNow={winnersOnChain} />}
      <Path body={body} />
      <Entrants body={body} />
    </>
  );
}

/** The others follow from the seed alone. */
const winnersOnChain = () =>
  winners
    .get()
    .all.filter(({ transaction }) => transaction !== null)
    .map(({ account }) => account);
