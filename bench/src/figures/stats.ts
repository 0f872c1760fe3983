// How many answers a second /api/stats gives to 64 connections, against a bare server sending the same bytes.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

import { stats } from '@lilape/wire/endpoints/sale';
import { freePort } from '../../../scripts/stack/ports.ts';
import { type Bench, median } from '../figure.ts';
import { requestsPerSecond } from '../requests-per-second.ts';
import { withStack } from '../temp-stack.ts';

const turns = 9;
const secondsATurn = 2;

/** Starts a bare `node:http` server that answers everything with the body at `url`. */
async function startBareServer(url: string, port: number): Promise<ChildProcess> {
  const body = await (await fetch(url)).text();
  const script = join(import.meta.dirname, '../bare-server.ts');
  const child = spawn(process.execPath, [script, String(port), body], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  return child;
}

export const statsBench: Bench = {
  name: 'stats',
  run: (print) =>
    withStack(async ({ url }) => {
      const port = await freePort();
      const bareServer = await startBareServer(url + stats.path, port);
      try {
        const ours: number[] = [];
        const bare: number[] = [];
        for (let turn = 0; turn < turns; turn++) {
          bare.push(await requestsPerSecond(`http://127.0.0.1:${port}/`, secondsATurn));
          ours.push(await requestsPerSecond(url + stats.path, secondsATurn));
        }
        const value = median(ours);
        print({
          name: `GET ${stats.path}, 64 connections`,
          value,
          unit: 'requests/s',
          // Turn by turn, so that whatever else the machine does weighs on both.
          ratio: median(ours.map((each, turn) => each / (bare[turn] ?? Number.NaN))),
          against: `bare node:http with the same body, ${Math.round(median(bare))} requests/s`,
          aim: { atLeast: 0.8 },
          note: `whole stack running; load made on the same machine; median of ${turns} turns of ${secondsATurn} s`,
        });
      } finally {
        bareServer.kill();
      }
    }),
};
