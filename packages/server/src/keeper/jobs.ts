// What is due is noted by every worker, for the alarm; a keeper sends it.
import { RpcError } from '#chain/rpc.ts';
import type { Log } from '#log.ts';
import { dueCalls, dueName, isRoutine } from '#keeper/due.ts';
import { noteDue } from '#keeper/call-rows.ts';
import { type PrepareParts, prepareCall } from '#keeper/prepare.ts';
import type { Sender } from '#keeper/send.ts';
import { readSnapshot } from '#ledger/read.ts';
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

/** Notes what the keeper's account has, whether anything is due or not: the alarm is to ring before, and to end after ether came. */
export function keeperBalanceJob({ sender }: Pick<KeeperParts, 'sender'>): Job {
  return { name: 'keeper.balance', everyMs: 60_000, run: () => sender.lookAtBalance() };
}

/** Sends one call that is due, where nothing of ours is on its way. */
export function keeperJob(parts: KeeperParts): Job {
  const { sender, log, clock } = parts;
  const asideUntilMs = new Map<string, number>();
  return {
    name: KEEPER_JOB,
    everyMs: 3_000,
    run: async (db) => {
      const snapshot = await readSnapshot(db);
      const due = snapshot === null ? [] : dueCalls(snapshot);
      const leastFeeWei = await sender.settle();
      if (snapshot === null || leastFeeWei === null) return;
      for (const each of due) {
        if ((asideUntilMs.get(dueName(each)) ?? 0) > clock()) continue;
        const call = await prepareCall({ ...parts, db }, snapshot, each);
        if (call === null) continue;
        try {
          const result = await sender.send(dueName(each), call, leastFeeWei);
          if ('hash' in result) return log.info('keeper.sent', { call: dueName(each), hash: result.hash });
          log.warn('keeper.too-dear', { call: dueName(each), wei: String(result.tooDearWei) });
        } catch (error) {
          if (!isRefusal(error)) throw error;
          if (isRoutine(each)) {
            asideUntilMs.set(dueName(each), clock() + ROUTINE_AGAIN_MS);
            continue;
          }
          // Somebody was first, or the ledger is a block behind; where it lasts, CALL_DUE rings.
          log.warn('keeper.refused', { call: dueName(each), error });
        }
      }
    },
  };
}

/** Whether an endpoint answered with an error, as it does where the contract refuses; viem wraps what it was given. */
function isRefusal(error: unknown): boolean {
  if (error instanceof RpcError) return true;
  return error instanceof Error && error.cause !== undefined && isRefusal(error.cause);
}
