// The draw of a launch: its list computed from the chain by the site's plan, and found among the draws by that list.
import type { DrawState, DrawsTotals } from '@lilape/domain/draws/fold';
import { GIVEAWAY_ID } from '@lilape/domain/draws/giveaway';
import { snapshotTimeOf } from '@lilape/domain/launchpad/snapshot-time';
import { CannotCheck } from '@lilape/verify/fetchers';
import { createGate } from '@lilape/verify/gate';
import { type LaunchCount, type LaunchPlan, readLaunch } from '@lilape/verify/launch';
import { launchBody } from '@lilape/wire/launches';
import { type DrawContext, DrawRefusal, type ComputedLaunch, newestBlock, readChain } from './context.ts';
import { moment } from './words.ts';

/** The context with the launch that was named, if one was, and the number of its draw; 0 while it has none. @throws DrawRefusal */
export async function withLaunch(context: DrawContext): Promise<DrawContext> {
  const { given } = context;
  if (given.launch === null) return context;
  const launch = await computedLaunch(context, given.launch);
  const { totals } = await readChain(context, 'latest');
  return { ...context, launch, given: { ...given, drawId: drawWith(totals, launch)?.id ?? 0 } };
}

/** What the site says of the launch that was named. @throws DrawRefusal, CannotCheck */
async function planOf({ given, site }: DrawContext, launch: number): Promise<LaunchPlan> {
  if (site === null) throw new DrawRefusal('Say --site: it knows what the launch gives and when.');
  const bytes = await site(`/api/launchpad/launches/${launch}`);
  const parsed = launchBody.safeParse(JSON.parse(new TextDecoder().decode(bytes)));
  if (!parsed.success)
    throw new CannotCheck('UNKNOWN_FORMAT', `${given.site} tells of launch ${launch} in another way.`);
  const { status, launchTime, places, allocation, symbol } = parsed.data;
  if (status === 'cancelled') throw new DrawRefusal(`Launch ${launch} was cancelled.`);
  const launchTimeSeconds = Date.parse(launchTime) / 1_000;
  return { launch, launchTimeSeconds, places, allocation: BigInt(allocation), symbol };
}

/** The list of the launch by the logs of the chain. @throws DrawRefusal before its snapshot is final */
async function computedLaunch(context: DrawContext, launch: number): Promise<ComputedLaunch> {
  const { chain, known } = context;
  const plan = await planOf(context, launch);
  const to = await newestBlock(context, 'finalized');
  try {
    return { ...(await readLaunch({ chain, known, plan, to, gate: createGate() })), plan };
  } catch (error) {
    if (!(error instanceof CannotCheck) || error.code !== 'NOTHING_PUBLISHED') throw error;
    const due = moment(snapshotTimeOf(plan.launchTimeSeconds));
    throw new DrawRefusal(`The snapshot of launch ${launch}, due at ${due}, is not final yet.`, {
      cause: error,
    });
  }
}

/** The draw of a launch: the first one that was opened with its list and not withdrawn. */
function drawWith({ draws }: DrawsTotals, { made }: LaunchCount): DrawState | null {
  const isIts = ({ id, status, listDigest }: DrawState) =>
    id !== GIVEAWAY_ID && status !== 'withdrawn' && listDigest === made?.published.digest;
  return draws.find(isIts) ?? null;
}
