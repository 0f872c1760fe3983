// Beacons against servers that answer as drand's do: with a real round of quicknet, late, not at all, or with a lie.
import { type Server, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { QUICKNET, roundTime } from '@lilape/domain/draws/beacon';
import { LOCAL_BEACON, signLocalRound } from '@lilape/domain/draws/local-beacon';
import { hexOf } from '@lilape/domain/draws/words';
import { afterEach, expect, test } from 'vitest';
import { drandBeacon } from '#draws/beacon/drand.ts';
import { localBeacon } from '#draws/beacon/local.ts';
import { openBeacon } from '#draws/beacon/open-beacon.ts';
import { SILENT_LOG } from '#testing/ledger.ts';

const SIGNATURES: Readonly<Record<number, string>> = {
  1: 'b55e7cb2d5c613ee0b2e28d6750aabbb78c39dcc96bd9d38c2c2e12198df95571de8e8e402a0cc48871c7089a2b3af4b',
  1_000: 'b44679b9a59af2ec876b1a6b1ad52ea9b1615fc3982b19576350f93447cb1125e342b73a8dd2bacbe47e4b6b63ed5e39',
};
const DUE = roundTime(QUICKNET, 1_000);

type Answer = { readonly status?: number; readonly body?: unknown; readonly afterMs?: number };

const servers: Server[] = [];

afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
});

/** A server that gives this answer to whatever it is asked; the paths that it was asked for. */
async function serverOf({
  status = 200,
  body,
  afterMs = 0,
}: Answer): Promise<{ url: string; asked: string[] }> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    setTimeout(() => {
      response.writeHead(status, { 'Content-Type': 'application/json' });
      response.end(typeof body === 'string' ? body : JSON.stringify(body));
    }, afterMs);
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked };
}

const right: Answer = { body: { round: 1_000, randomness: 'fe29', signature: SIGNATURES[1_000] } };
const beaconOf = (...urls: string[]) => drandBeacon({ urls, log: SILENT_LOG, timeoutMs: 2_000 });
const ask = async (...urls: string[]) => {
  const signature = await beaconOf(...urls).signatureOf(QUICKNET, 1_000, DUE);
  return signature && hexOf(signature);
};

test('behavior: a round of quicknet is had and verified, and asked for once', async () => {
  const { url, asked } = await serverOf(right);
  const source = beaconOf(url);
  expect(hexOf((await source.signatureOf(QUICKNET, 1_000, DUE)) ?? new Uint8Array())).toBe(
    `0x${SIGNATURES[1_000]}`,
  );
  await source.signatureOf(QUICKNET, 1_000, DUE + 60);
  expect(asked).toEqual([`/${QUICKNET.chainHash}/public/1000`]);
});

test.each<[string, Answer]>([
  ['another round', { body: { round: 1, signature: SIGNATURES[1] } }],
  ['another round’s signature', { body: { round: 1_000, signature: SIGNATURES[1] } }],
  ['a number as text', { body: { round: '1000', signature: SIGNATURES[1_000] } }],
  ['half a signature', { body: { round: 1_000, signature: SIGNATURES[1_000]?.slice(0, 48) } }],
  [
    'a signature with a mistake',
    { body: { round: 1_000, signature: SIGNATURES[1_000]?.replace('5e39', '5e38') } },
  ],
  ['no signature', { body: { round: 1_000 } }],
  ['what is no JSON', { body: '<html>' }],
  ['“not yet”', { status: 404, body: { error: 'not found' } }],
  ['a fault of its own', { status: 500, body: right.body }],
  ['another place to ask', { status: 302, body: right.body }],
  ['nothing in time', { ...right, afterMs: 20_000 }],
  ['more than anybody wants', { body: { ...(right.body as object), noise: 'x'.repeat(200_000) } }],
])('error: %s is not believed, and another server’s answer is', async (_, answer) => {
  const { url } = await serverOf(answer);
  expect(await ask(url)).toBeNull();
  const honest = await serverOf({ ...right, afterMs: 20 });
  expect(await ask(url, honest.url)).toBe(`0x${SIGNATURES[1_000]}`);
});

test('error: servers that are down are as good as none', async () => {
  const { url } = await serverOf(right);
  await new Promise((resolve) => servers.pop()?.close(resolve));
  expect(await ask(url)).toBeNull();
  const { url: up } = await serverOf(right);
  expect(await ask(url, up)).toBe(`0x${SIGNATURES[1_000]}`);
});

test('behavior: a round that nobody had is asked for again two seconds later, not before', async () => {
  const { url, asked } = await serverOf({ status: 404, body: {} });
  const source = beaconOf(url);
  for (const seconds of [0, 1, 2, 3])
    expect(await source.signatureOf(QUICKNET, 1_000, DUE + 1 + seconds)).toBeNull();
  expect(asked.length).toBeGreaterThanOrEqual(2);
  expect(asked.length).toBeLessThanOrEqual(3);
});

test('behavior: nobody is asked before the round is due, or for a beacon that is not drand’s', async () => {
  const { url, asked } = await serverOf(right);
  expect(await beaconOf(url).signatureOf(QUICKNET, 1_000, DUE - 1)).toBeNull();
  expect(await beaconOf(url).signatureOf(LOCAL_BEACON, 1_000, DUE)).toBeNull();
  expect(asked).toEqual([]);
});

test('behavior: the local chain’s beacon signs its rounds once the chain’s time has come, and no other’s', async () => {
  expect(await localBeacon.signatureOf(LOCAL_BEACON, 1_000, DUE - 1)).toBeNull();
  expect(await localBeacon.signatureOf(LOCAL_BEACON, 1_000, DUE)).toEqual(signLocalRound(1_000));
  expect(await localBeacon.signatureOf(QUICKNET, 1_000, DUE)).toBeNull();
});

test('behavior: which beacon is asked follows from chain and settings', () => {
  expect(openBeacon(31_337, ['http://a.example'], SILENT_LOG)).toBe(localBeacon);
  expect(openBeacon(8_453, ['http://a.example'], SILENT_LOG)?.followsChain).toBe(false);
  expect(openBeacon(8_453, [], SILENT_LOG)).toBeNull();
});
