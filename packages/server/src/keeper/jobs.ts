// What is due is noted by every worker, for the alarm; a keeper sends it.
import { RpcError } from '#chain/rpc.ts';
import type { Log } from '#log.ts';
import { type DueCall, dueCalls, dueName, isRoutine } from '#keeper/due.ts';
import { noteOfFailure } from '#keeper/due-market.ts';
import { noteDue } from '#keeper/call-rows.ts';
import { type PrepareParts, prepareCall } from '#keeper/prepare.ts';
import type { Sender } from '#keeper/send.ts';
import { type LedgerSnapshot, readSnapshot } from '#ledger/read.ts';
import type { Db } from '#postgres/database.ts';
import type { Job } from '#worker/jobs.ts';

/** Name of the job that sends; only processes with a keeper's key have it. */
export const KEEPER_JOB = 'calls.send';

/** Notes which calls are due that somebody waits for. */
export const noteDueJob: Job = {
  name: 'calls.note-due',
  everyMs: 15_000,
  run: async (db) => {
    const snapshot = await readSnapshot(db);
    if (snapshot === null) return;
    const due = dueCalls(snapshot).filter((each) => !isRoutine(each));
    await noteDue(db, due.map(dueName));
  },
};

export type KeeperParts = Omit<PrepareParts, 'db'> & { readonly sender: Sender; readonly log: Log };

/** What a contract refuses of the routine, as it does where there are no fees, is tried again after so long. */
const ROUTINE_AGAIN_MS = 3_600_000;
/** A pool that cannot be opened is tried again after as long as it has been refused, at most after this. */
const OPEN_AGAIN_MS = 60_000;
/** Refused for so long, it is put on record that a pool cannot be opened. */
const OPEN_FAILED_MS = 3_600_000;

/** Notes what the keeper's account has, whether anything is due or not: the alarm is to ring before, and to end after ether came. */
export function keeperBalanceJob({ sender }: Pick<KeeperParts, 'sender'>): Job {
  return { name: 'keeper.balance', everyMs: 60_000, run: () => sender.lookAtBalance() };
}

/** Sends one call that is due, where nothing of ours is on its way. */
export function keeperJob(parts: KeeperParts): Job {
  const { sender, log, clock } = parts;
  const asideUntilMs = new Map<string, number>();
  /** Since when opening a pool has been refused each time, by the call's name. */
  const refusedSinceMs = new Map<string, number>();

  /** Whether it was sent, or is refused; null: it is not ready, or too dear today. */
  const attempt = async (
    db: Db,
    snapshot: LedgerSnapshot,
    due: DueCall,
    leastFeeWei: bigint,
  ): Promise<'sent' | 'refused' | null> => {
    const name = dueName(due);
    const call = await prepareCall({ ...parts, db }, snapshot, due);
    if (call === null) return null;
    try {
      const result = await sender.send(name, call, leastFeeWei);
      if ('hash' in result) log.info('keeper.sent', { call: name, hash: result.hash });
      else log.warn('keeper.too-dear', { call: name, wei: String(result.tooDearWei) });
      return 'hash' in result ? 'sent' : null;
    } catch (error) {
      if (!isRefusal(error)) throw error;
      // Somebody was first, or the ledger is a block behind; where it lasts, CALL_DUE rings.
      if (!isRoutine(due)) log.warn('keeper.refused', { call: name, error });
      return 'refused';
    }
  };

  /** For how long a call that was refused is set aside, milliseconds. */
  const asideMs = (due: DueCall): number => {
    if (isRoutine(due)) return ROUTINE_AGAIN_MS;
    return due.kind === 'open' ? Math.min(refusedForMs(dueName(due)), OPEN_AGAIN_MS) : 0;
  };
  const refusedForMs = (name: string): number => clock() - (refusedSinceMs.get(name) ?? clock());

  return {
    name: KEEPER_JOB,
    everyMs: 3_000,
    run: async (db) => {
      const snapshot = await readSnapshot(db);
      const due = snapshot === null ? [] : dueCalls(snapshot);
      const leastFeeWei = await sender.settle();
      if (snapshot === null || leastFeeWei === null) return;
      for (const each of due) {
        const name = dueName(each);
        if ((asideUntilMs.get(name) ?? 0) > clock()) continue;
        const outcome = await attempt(db, snapshot, each, leastFeeWei);
        if (outcome === 'sent') {
          refusedSinceMs.delete(name);
          return;
        }
        if (outcome === null) continue;
        if (each.kind === 'open') refusedSinceMs.set(name, refusedSinceMs.get(name) ?? clock());
        asideUntilMs.set(name, clock() + asideMs(each));
        if (each.kind !== 'open' || refusedForMs(name) < OPEN_FAILED_MS) continue;
        const note = noteOfFailure(snapshot, each.coin);
        if (note !== null && (await attempt(db, snapshot, note, leastFeeWei)) === 'sent') return;
      }
    },
  };
}

/** Whether an endpoint answered with an error, as it does where the contract refuses; viem wraps what it was given. */
function isRefusal(error: unknown): boolean {
  if (error instanceof RpcError) return true;
  return error instanceof Error && error.cause !== undefined && isRefusal(error.cause);
}
