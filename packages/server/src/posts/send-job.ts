// The job of the outbox: sends what waits, each audience at its own pace, for as long as a job may run.
import { setTimeout as wait } from 'node:timers/promises';
import type { Log } from '#log.ts';
import type { Metrics } from '#metrics.ts';
import { readClip } from '#posts/clips.ts';
import type { Audience } from '#posts/messages.ts';
import { createMessenger } from '#posts/messenger.ts';
import { type SenderParts, dropOld, giveUpCutOff, sendNext } from '#posts/send-messages.ts';
import type { TelegramSettings } from '#posts/settings.ts';
import type { Db } from '#postgres/database.ts';
import type { Job } from '#worker/jobs.ts';

const EVERY_MS = 1_000;
/** Well within the lease of a job, with an attempt that hangs. */
const MAX_MS = 25_000;
/** A longer wait is left to the next run. */
const SHORT_MS = 4_000;

export type SendParts = {
  readonly telegram: TelegramSettings;
  readonly log: Log;
  readonly metrics: Pick<Metrics, 'count'>;
  /** Unix milliseconds, the same for all processes. */
  readonly clock: () => Promise<number>;
};

/** The jobs that send: one an audience that has a chat, so that neither waits for the other. */
export function sendJobs(db: Db, { telegram, log, metrics, clock }: SendParts): Job[] {
  const messenger = createMessenger(telegram);
  const chats: readonly (readonly [Audience, string | null])[] = [
    ['group', telegram.chat],
    ['admins', telegram.adminChat],
  ];
  return chats.flatMap(([audience, chat]) =>
    chat === null ? [] : [sendJob({ db, messenger, audience, chat, clipOf: readClip, log, metrics, clock })],
  );
}

/** The job of one audience. */
export function sendJob(parts: SenderParts): Job {
  return {
    name: `posts.outbox.${parts.audience}`,
    everyMs: EVERY_MS,
    async run(_db, signal) {
      const untilMs = performance.now() + MAX_MS;
      await giveUpCutOff(parts);
      await dropOld(parts);
      for (;;) {
        if (signal?.aborted === true) return;
        // One after the other: they share the group's pace.
        // oxlint-disable-next-line no-await-in-loop
        const waitMs = await sendNext(parts);
        if (waitMs === null || waitMs > SHORT_MS || performance.now() + waitMs > untilMs) return;
        // It waits for the pace.
        // oxlint-disable-next-line no-await-in-loop
        await wait(waitMs, undefined, { signal }).catch(() => undefined);
      }
    },
  };
}
