// The job of the schedules: each turn writes one message, whoever of the workers comes first; a late one is left out.
import { dueTurn } from '@lilape/domain/posts/slots';
import type { Log } from '#log.ts';
import { isoOfMs } from '#moments.ts';
import { type Composed, type ComposeParts, composePost } from '#posts/compose.ts';
import { hasWaiting, queueMessage } from '#posts/messages.ts';
import {
  type LeftOut,
  type StoredSchedule,
  clockworkOf,
  lastTurnAt,
  readSchedules,
  takeTurn,
} from '#posts/schedules.ts';
import { inOneGo } from '#postgres/transaction.ts';
import type { Job } from '#worker/jobs.ts';

export type TurnsParts = ComposeParts & {
  readonly log: Log;
  /** Unix milliseconds, the same for all processes. */
  readonly now: () => Promise<number>;
};

const EVERY_MS = 1_000;

/** The job. Cut off anywhere, a turn was either taken with its message or not at all. */
export function turnsJob(parts: TurnsParts): Job {
  return { name: 'posts.schedules', everyMs: EVERY_MS, run: () => takeTurns(parts) };
}

/** Takes the turns that are due. */
export async function takeTurns(parts: TurnsParts): Promise<void> {
  const { db, now } = parts;
  for (const schedule of await readSchedules(db)) {
    if (!schedule.isEnabled) continue;
    // One after the other: they share one pace in the group.
    // oxlint-disable-next-line no-await-in-loop
    await takeTurnsOf(parts, schedule, await now());
  }
}

async function takeTurnsOf(parts: TurnsParts, schedule: StoredSchedule, nowMs: number): Promise<void> {
  const { db, log } = parts;
  const turn = dueTurn(clockworkOf(schedule), schedule.lastTurn, nowMs);
  if (turn === null) {
    // What is too late for it is passed over, so that nobody takes it for due once the clock is set back.
    const passed = lastTurnAt(schedule, nowMs);
    if (passed > schedule.lastTurn)
      await takeTurn(db, schedule, passed, leftOut({ code: 'SCHEDULE_LATE', values: {} }, nowMs));
    return;
  }
  if (await hasWaiting(db, schedule.id)) {
    await takeTurn(db, schedule, turn, leftOut({ code: 'SCHEDULE_WAITS', values: {} }, nowMs));
    return;
  }
  const composed = await composePost(parts, schedule.postType);
  const reason = refusalIn(composed);
  if (reason !== null) log.info('posts.left-out', { schedule: String(schedule.id), code: reason.code });
  await inOneGo(db, async (client) => {
    if (!(await takeTurn(client, schedule, turn, reason === null ? null : leftOut(reason, nowMs)))) return;
    if (composed.kind !== 'message') return;
    const turnOf = { scheduleId: schedule.id, turn: numberOf(schedule, turn) };
    await queueMessage(client, { ...composed.message, kind: 'turn', turn: turnOf });
  });
}

type Reason = Pick<LeftOut, 'code' | 'values'>;

function refusalIn(composed: Composed): Reason | null {
  if (composed.kind === 'message') return null;
  return composed.kind === 'refused' ? composed.refusal : { code: 'SERVICE_UNAVAILABLE', values: {} };
}

const leftOut = ({ code, values }: Reason, nowMs: number): LeftOut => ({ code, values, at: isoOfMs(nowMs) });

/** Turns begin anew when a schedule is enabled; its minutes since 1970 tell one from all others. */
const numberOf = ({ fromMs, intervalMinutes }: StoredSchedule, turn: number): number =>
  Math.floor(fromMs / 60_000) + turn * intervalMinutes;
