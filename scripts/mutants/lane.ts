// A copy of the project and the process that runs tests over it. Several lanes work side by side.
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { copyProject } from '../copy-project.ts';
import { clearScratch, freshScratch } from './scratch.ts';
import type { Answer, Order } from './runner.ts';

export type Lane = {
  /** The root of its copy. */
  readonly folder: string;
  /** Asks for tests of an area; null when there was no answer within so many milliseconds. */
  ask(area: string, order: Order, patienceMs: number): Promise<Answer | null>;
  /** Ends its process with all that it has started, and throws the copy away. */
  close(): void;
};

/** A process is thrown away after so many answers, with whatever broken code has left in it. */
const ANSWERS = 20;

type Running = { child: ChildProcess; area: string; answers: number; ended: Promise<Answer> };

/** Copies the project. */
export function openLane(): Lane {
  const folder = copyProject('lilape-mutants-');
  let running: Running | null = null;
  const end = () => {
    const { child } = running ?? {};
    running = null;
    if (child?.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGKILL');
    clearScratch(join(folder, 'scratch'));
  };
  return {
    folder,
    async ask(area, order, patienceMs) {
      if (running !== null && (running.area !== area || running.answers === ANSWERS)) end();
      running ??= await start(folder, area);
      running.answers += 1;
      const { child, ended } = running;
      child.send(order);
      const answer = await Promise.race([nextAnswer(child), ended, afterMs(patienceMs)]);
      if (answer === null || child.exitCode !== null) end();
      return answer;
    },
    close() {
      end();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function start(folder: string, area: string): Promise<Running> {
  const child = fork(resolve(import.meta.dirname, 'runner.ts'), [folder, area], {
    // So that it can be ended with all that it has started.
    detached: true,
    env: {
      ...process.env,
      TMPDIR: freshScratch(folder),
      LINGUI_CONFIG: join(folder, 'packages/web/lingui.config.ts'),
    },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const ended = once(child, 'exit').then(() => ({ failed: 'the tests cannot start', file: '' }));
  await Promise.race([once(child, 'message'), ended]);
  return { child, area, answers: 0, ended };
}

async function nextAnswer(child: ChildProcess): Promise<Answer> {
  const [answer] = await once(child, 'message');
  return answer as Answer;
}

const afterMs = (patienceMs: number) => new Promise<null>((end) => setTimeout(end, patienceMs, null).unref());
