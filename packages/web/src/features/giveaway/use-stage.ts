/** Where the giveaway stands, as a component follows it, to the second while a draw is open. */
import { contracts } from '#shell/first/deployment.ts';
import { useStore } from '#shell/page/use-store.ts';
import { useNow } from '#ui/use-now.ts';
import { giveaway, type Giveaway } from './giveaway-store.ts';
import { type Stage, stageOf } from './stage.ts';

/** What is known, its stage, and unix milliseconds by the chain's clock. */
export function useStage(): Giveaway & { readonly stage: Stage; readonly nowMs: number } {
  const known = useStore(giveaway);
  const nowMs = useNow(known.body?.status === 'open') + known.aheadMs;
  return { ...known, nowMs, stage: contracts.draws === null ? 'closed' : stageOf(known, nowMs) };
}
