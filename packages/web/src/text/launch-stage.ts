/** Where a launch stands, in one word: what is shown of it follows from it. */
import type { Launch } from '@lilape/wire/launches';

/**
 * As the site says, with two more: `due`, a draw whose number is out and that nobody revealed, and `nobody`, a list on
 * which nobody stands, which needs no draw.
 */
export type LaunchStage = Launch['status'] | 'due' | 'nobody';

/** The stage at `nowMs`, unix milliseconds by the chain's clock. */
export function launchStageOf(
  { status, draw, snapshot }: Pick<Launch, 'status' | 'draw' | 'snapshot'>,
  nowMs: number,
): LaunchStage {
  if (status === 'open' && draw !== null && nowMs >= Date.parse(draw.roundTime)) return 'due';
  if (status === 'listed' && snapshot?.entrants === 0) return 'nobody';
  return status;
}

type Times = Pick<Launch, 'status'> & {
  readonly snapshotTime: string | null;
  readonly launchTime: string | null;
};

/** What is counted down to: the snapshot, then the launch itself; null once neither is ahead, it was cancelled, or has no date. */
export function nextMomentOf(
  { status, snapshotTime, launchTime }: Times,
  nowMs: number,
): { to: 'snapshot' | 'launch'; time: string } | null {
  if (status === 'cancelled' || snapshotTime === null || launchTime === null) return null;
  if (nowMs < Date.parse(snapshotTime)) return { to: 'snapshot', time: snapshotTime };
  return nowMs < Date.parse(launchTime) ? { to: 'launch', time: launchTime } : null;
}

/** Whether it was moved after it was announced. */
export function wasMoved({ changes }: Pick<Launch, 'changes'>): boolean {
  return changes.some(({ field }) => field === 'launchTimeSeconds');
}
