/** How far the market is, as a component follows it, to the second while it is counted down. */
import { useStore } from '#shell/page/use-store.ts';
import { useNow } from '#ui/use-now.ts';
import { market, type Market } from './market-store.ts';
import { type Stage, stageOf } from './stage.ts';

/** What is known, its stage, and unix milliseconds by the chain's clock. */
export function useStage(): Market & { readonly stage: Stage; readonly nowMs: number } {
  const known = useStore(market);
  const nowMs = useNow(known.body?.stage === 'released') + known.aheadMs;
  return { ...known, nowMs, stage: stageOf(known, nowMs) };
}
