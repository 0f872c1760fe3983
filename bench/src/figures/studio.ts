// What the studio takes for an ape with its metadata and addresses, for one that it knows, and what its painting takes from the rest of the API.
import { Agent, request } from 'node:http';
import { setImmediate } from 'node:timers/promises';

import { FIRST_ID } from '@lilape/domain/apes/ids';
import { metadataJson } from '@lilape/domain/apes/metadata';
import { ipfsUri } from '@lilape/domain/ipfs';
import { stats } from '@lilape/wire/endpoints/sale';
import { generate } from '@lilape/wire/endpoints/studio';
import { type Bench, type Figure, median, percentile } from '../figure.ts';
import { requestsPerSecond } from '../requests-per-second.ts';
import { withStack } from '../temp-stack.ts';
import { cidOf } from '../../../packages/server/src/studio/block.ts';
import { createPainters } from '../../../packages/server/src/studio/painters.ts';

/** As many as the studio has threads: nobody waits for a thread. */
const PAINTERS = 2;
const [WARM_UP, APES] = [40, 400];
const REPEATS = 1_000;
const [TURNS, SECONDS_A_TURN] = [5, 2];

const agent = new Agent({ keepAlive: true });
let sender = 0;

/** Milliseconds until the generator has answered for an ape; each request as if from a client of its own, within limits. */
function generated(url: string, tokenId: number): Promise<number> {
  sender += 1;
  const client = [11 + ((sender >> 16) % 200), (sender >> 8) % 256, sender % 256, 7].join('.');
  const startedAt = performance.now();
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': client };
    const sent = request(url + generate.path, { method: 'POST', agent, headers }, (answer) => {
      answer.resume();
      answer.on('end', () => {
        if (answer.statusCode === 200) resolve(performance.now() - startedAt);
        else reject(new Error(`Ape ${tokenId}: ${answer.statusCode}.`));
      });
    });
    sent.on('error', reject);
    sent.end(JSON.stringify({ tokenId }));
  });
}

/** What the generator takes for each of these apes, `PAINTERS` at a time. */
async function timesOf(url: string, first: number, count: number): Promise<number[]> {
  const times: number[] = [];
  let next = first;
  const inTurn = async () => {
    while (next < first + count) times.push(await generated(url, next++));
  };
  await Promise.all(Array.from({ length: PAINTERS }, inTurn));
  return times;
}

/** What image, metadata and both addresses take by themselves, `PAINTERS` at a time: neither API nor disk nor database. */
async function painted(print: (figure: Figure) => void): Promise<void> {
  const painters = createPainters({ threads: PAINTERS, mostWaiting: PAINTERS, idleMs: 60_000 });
  const contractAddress = `0x${'0'.repeat(40)}`;
  const paint = async (id: number): Promise<number> => {
    const startedAt = performance.now();
    const imageUri = ipfsUri(cidOf(await painters.paint(id)));
    cidOf(
      new TextEncoder().encode(
        metadataJson(id, { imageUri, contractAddress, chainId: 31337, siteUrl: 'http://127.0.0.1' }),
      ),
    );
    return performance.now() - startedAt;
  };
  const times: number[] = [];
  let next: number = FIRST_ID;
  const inTurn = async () => {
    while (next < FIRST_ID + WARM_UP + APES) times.push(await paint(next++));
  };
  await Promise.all(Array.from({ length: PAINTERS }, inTurn));
  await painters.stop();
  const warm = times.slice(WARM_UP);
  print({
    name: 'Image, metadata and both addresses of an ape, 99th percentile',
    value: percentile(warm, 0.99),
    unit: 'ms',
    aim: { atMost: 40 },
    note: `${APES} apes, ${PAINTERS} at a time on ${PAINTERS} painters; median ${median(warm).toFixed(1)} ms`,
  });
}

/** Apes that nobody has asked for, one after the other and always more than can be painted at once. */
function paintAtFullLoad(url: string, first: number): { stop: () => Promise<number> } {
  let next = first;
  const over = new AbortController();
  const keepOn = async () => {
    while (!over.signal.aborted) await generated(url, next++);
  };
  const work = Promise.all(Array.from({ length: PAINTERS * 2 }, keepOn));
  return {
    async stop() {
      over.abort();
      await work;
      return next;
    },
  };
}

async function repeats(url: string, print: (figure: Figure) => void): Promise<void> {
  const times: number[] = [];
  for (let i = 0; i < REPEATS; i++) times.push(await generated(url, FIRST_ID));
  print({
    name: 'Ape that the studio knows, with its addresses',
    value: median(times),
    unit: 'ms',
    aim: { atMost: 1 },
    note: `median of ${REPEATS} requests, one at a time; 99th percentile ${percentile(times, 0.99).toFixed(2)} ms`,
  });
}

async function statsBeside(url: string, first: number, print: (figure: Figure) => void): Promise<void> {
  const turns: { alone: number; beside: number; painted: number }[] = [];
  let next = first;
  for (let turn = 0; turn < TURNS; turn++) {
    const alone = await requestsPerSecond(url + stats.path, SECONDS_A_TURN);
    const painting = paintAtFullLoad(url, next);
    await setImmediate();
    const beside = await requestsPerSecond(url + stats.path, SECONDS_A_TURN);
    const upTo = await painting.stop();
    turns.push({ alone, beside, painted: upTo - next });
    next = upTo;
  }
  print({
    name: `GET ${stats.path} while apes are painted at full load`,
    value: median(turns.map(({ beside }) => beside)),
    unit: 'requests/s',
    ratio: median(turns.map(({ alone, beside }) => beside / alone)),
    against: `the same without painting, ${Math.round(median(turns.map(({ alone }) => alone)))} requests/s`,
    aim: { atLeast: 0.8 },
    note: `64 connections; load made on the same machine; median of ${TURNS} turns of ${SECONDS_A_TURN} s, ${median(turns.map(({ painted }) => painted))} apes painted in each`,
  });
}

export const studioBench: Bench = {
  name: 'studio',
  run: async (print) => {
    await painted(print);
    await withStack(
      async ({ url }) => {
        await timesOf(url, FIRST_ID, WARM_UP);
        const times = await timesOf(url, FIRST_ID + WARM_UP, APES);
        print({
          name: 'The same asked of the API, kept and written down, 99th percentile',
          value: percentile(times, 0.99),
          unit: 'ms',
          note: `${APES} apes over the API, ${PAINTERS} at a time on ${PAINTERS} painters; median ${median(times).toFixed(1)} ms; both files kept and synced to the disk`,
        });
        await repeats(url, print);
        await statsBeside(url, FIRST_ID + WARM_UP + APES, print);
      },
      // Its own word for where a request comes from is believed.
      { TRUST_PROXY: '1' },
    );
  },
};
