// People who ask at their own pace, in a thread beside the server's: how long each answer took.
import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { Worker, isMainThread, parentPort, workerData } from 'node:worker_threads';

export type PacedLoad = {
  readonly url: string;
  readonly paths: readonly string[];
  /** Each has one request under way at most. */
  readonly connections: number;
  /** From one request of a connection to its next. */
  readonly everyMs: number;
  readonly seconds: number;
};

/** Milliseconds of each answer. @throws where one of them was not answered with 200 */
export async function pacedLoad(load: PacedLoad): Promise<number[]> {
  const worker = new Worker(new URL(import.meta.url), { workerData: load });
  const [times] = (await once(worker, 'message')) as [number[]];
  await worker.terminate();
  return times;
}

async function askAll({ url, paths, connections, everyMs, seconds }: PacedLoad): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const times: number[] = [];
  let next = 0;
  const person = async (index: number) => {
    const startsMs = performance.now() + (everyMs * index) / connections;
    for (let turn = 0; turn * everyMs < seconds * 1_000; turn++) {
      // One after the other is what a person does.
      // oxlint-disable-next-line no-await-in-loop
      await wait(Math.max(0, startsMs + turn * everyMs - performance.now()));
      const askedMs = performance.now();
      // oxlint-disable-next-line no-await-in-loop
      await ask(`${url}${paths[next++ % paths.length]}`, agent);
      times.push(performance.now() - askedMs);
    }
  };
  await Promise.all(Array.from({ length: connections }, (_, index) => person(index)));
  agent.destroy();
  return times;
}

function ask(url: string, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    get(url, { agent }, (response) => {
      response.resume().once('end', () => {
        if (response.statusCode === 200) resolve();
        else reject(new Error(`${url}: ${response.statusCode}`));
      });
    }).once('error', reject);
  });
}

if (!isMainThread) parentPort?.postMessage(await askAll(workerData as PacedLoad), []);
