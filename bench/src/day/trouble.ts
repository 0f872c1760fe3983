// Those who send nonsense: requests that are refused, connections that say too little or too much.
import { type Socket, connect } from 'node:net';

import { pathOf } from '@lilape/wire/endpoint';
import { buy, purchases, transaction } from '@lilape/wire/endpoints/purchases';
import { stats } from '@lilape/wire/endpoints/sale';
import { events, health } from '@lilape/wire/endpoints/site';
import { pause } from './pause.ts';
import type { Day } from './readers.ts';
import { countOne } from './tally.ts';
import { type Asked, ask, newVisitor } from './visitor.ts';

const PAUSE_MS = 200;
/** Held open at once by those who never finish what they say. */
const HALF_SAID = 20;

const NONSENSE: readonly (readonly [path: string, asked?: Asked])[] = [
  [pathOf(purchases, { address: '0x12' })],
  [pathOf(transaction, { id: 'hello' })],
  [`${events.path}?topics=weather`],
  [`${health.path}nothing`],
  ['/nowhere'],
  ['/%E0%A4%A'],
  [buy.path, { method: 'POST', body: '{"userAddress":' }],
  [buy.path, { method: 'POST', body: JSON.stringify({ userAddress: 'x'.repeat(4_000) }) }],
  [buy.path, { method: 'POST', body: 'x'.repeat(200_000) }],
  [stats.path, { method: 'DELETE' }],
];

/** Sends one nonsense after the other until the day ends. An answer that never comes is counted as 0. */
export async function disturb({ site, tally, signal }: Day): Promise<void> {
  for (let turn = 0; !signal.aborted; turn += 1) {
    const [path, asked] = NONSENSE[turn % NONSENSE.length] ?? ['/'];
    const answer = await ask(newVisitor(site), path, asked).catch(() => ({ status: 0 }));
    countOne(tally.statuses, answer.status);
    await pause(PAUSE_MS, signal);
  }
}

/** Keeps connections that say half a request, or read no answer, until the server ends them. */
export async function dawdle({ site, signal }: Day): Promise<void> {
  const { hostname, port } = new URL(site);
  const open = new Set<Socket>();
  while (!signal.aborted) {
    if (open.size < HALF_SAID) {
      const socket = connect(Number(port), hostname);
      open.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => open.delete(socket));
      socket.pause();
      const isHalf = Math.random() < 0.5;
      socket.write(isHalf ? 'GET / HTTP/1.1\r\nHost:' : 'GET / HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(50));
    }
    await pause(PAUSE_MS, signal);
  }
  for (const socket of open) socket.destroy();
}
