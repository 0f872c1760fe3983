// The process that runs tests over the copy: one for each question, ended with all that it has started.
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join, resolve } from 'node:path';

import { clearScratch, freshScratch } from './copy.ts';
import type { Answer, Order } from './runner.ts';

let running: ChildProcess | null = null;

/** Ends the process that runs, and all of its own. */
export function endChild(): void {
  if (running?.pid !== undefined && running.exitCode === null) process.kill(-running.pid, 'SIGKILL');
  running = null;
}

/** Asks a fresh process; null when it did not answer within so many milliseconds. */
export async function ask(
  folder: string,
  area: string,
  order: Order,
  patienceMs: number,
): Promise<Answer | null> {
  const scratch = freshScratch(folder);
  const child = fork(resolve(import.meta.dirname, 'runner.ts'), [folder, area], {
    // So that it can be ended with all that it has started.
    detached: true,
    env: { ...process.env, TMPDIR: scratch, LINGUI_CONFIG: join(folder, 'packages/web/lingui.config.ts') },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  running = child;
  const ended = once(child, 'exit').then(() => ({ failed: 'the tests cannot start' }));
  try {
    return await Promise.race([answerTo(child, order), ended, afterMs(patienceMs)]);
  } finally {
    endChild();
    await ended;
    clearScratch(scratch);
  }
}

async function answerTo(child: ChildProcess, order: Order): Promise<Answer> {
  await once(child, 'message');
  child.send(order);
  const [answer] = await once(child, 'message');
  return answer as Answer;
}

const afterMs = (patienceMs: number) => new Promise<null>((end) => setTimeout(end, patienceMs, null).unref());
