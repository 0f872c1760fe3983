/** Where the giveaway stands, as a component follows it, to the second while a draw is open. */
import { useEffect, useState } from 'react';
import { contracts } from '#shell/deployment.ts';
import { useStore } from '#shell/page/use-store.ts';
import { giveaway, type Giveaway } from './front/giveaway-store.ts';
import { type Stage, stageOf } from './front/stage.ts';

/** What is known, and its stage by the chain's clock. */
export function useStage(): Giveaway & { readonly stage: Stage } {
  const known = useStore(giveaway);
  const [nowMs, setNowMs] = useState(() => Date.now());
  const isOpen = known.body?.status === 'open';
  useEffect(() => {
    if (!isOpen) return undefined;
    const timer = setInterval(() => setNowMs(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, [isOpen]);
  const stage = contracts.draws === null ? 'closed' : stageOf(known, nowMs + known.aheadMs);
  return { ...known, stage };
}
