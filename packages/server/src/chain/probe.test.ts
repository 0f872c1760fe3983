// How endpoints are reported: those that answer, that are silent, that lie; and never with a key.
import { expect, test } from 'vitest';
import { createProbe } from '#chain/probe.ts';
import { EndpointError, RpcError } from '#chain/rpc.ts';
import { hashAt, rawBlock, scriptedEndpoint } from '#testing/scripted-endpoint.ts';

const first = () => scriptedEndpoint(0, 'https://user:secret@one.example:8443/v2/api-key-1234?token=abcd');
const second = () => scriptedEndpoint(1, 'https://two.example/api-key-5678');

test('behavior: each is reported by its host, with its head, and that both have the same block', async () => {
  const [one, two] = [first(), second()];
  two.head = 97n;
  const report = await createProbe([one, two], 31337)();
  expect(report).toMatchObject({
    comparedAt: 95n,
    agree: true,
    endpoints: [
      { name: 'one.example:8443', head: 100n, fault: null, hash: hashAt(95n) },
      { name: 'two.example', head: 97n, fault: null, hash: hashAt(95n) },
    ],
  });
  expect(report.endpoints.map(({ name }) => name).join()).not.toMatch(/key|secret|token/);
});

test('error: two that have different blocks disagree', async () => {
  const [one, two] = [first(), second()];
  two.intercept = ({ method, params: [number] }) =>
    method === 'eth_getBlockByNumber' && number !== 'latest'
      ? { ...rawBlock(BigInt(String(number))), hash: hashAt(7n) }
      : undefined;
  expect(await createProbe([one, two], 31337)()).toMatchObject({ agree: false, comparedAt: 98n });
});

test.each([
  ['does not answer', () => new EndpointError('The endpoint answered with status 401.'), 'away'],
  [
    'answers with an error',
    () => new RpcError('eth_blockNumber', -32005, 'limit of key api-key-5678 is reached'),
    'refused',
  ],
])('error: one that %s says so, and the other one alone agrees with nobody', async (_, error, fault) => {
  const [one, two] = [first(), second()];
  two.intercept = () => {
    throw error();
  };
  const report = await createProbe([one, two], 31337)();
  expect(report).toMatchObject({ agree: null, comparedAt: 98n, endpoints: [{ fault: null }, { fault }] });
  expect(report.endpoints[1]).toMatchObject({ head: null, hash: null });
});

test.each(['latest', '0x', 7, '0xffffffffffffffffffff'])('error: %s is no block', async (head) => {
  const one = first();
  one.intercept = ({ method }) =>
    method === 'eth_getBlockByNumber' ? { ...rawBlock(1n), number: head } : undefined;
  expect(await createProbe([one], 31337)()).toMatchObject({ endpoints: [{ head: null, fault: 'away' }] });
});

test('error: one of another chain is reported, and not compared', async () => {
  const [one, two] = [first(), second()];
  two.intercept = ({ method }) => (method === 'eth_chainId' ? '0x1' : undefined);
  expect(await createProbe([one, two], 31337)()).toMatchObject({
    agree: null,
    endpoints: [{}, { fault: 'other-chain', head: null }],
  });
});

test('error: with all of them away nothing is compared', async () => {
  const one = first();
  one.intercept = () => {
    throw new EndpointError('The endpoint does not answer.');
  };
  expect(await createProbe([one], 31337)()).toMatchObject({ comparedAt: null, agree: null });
});

test('behavior: who asks within three seconds shares a look', async () => {
  const one = first();
  let nowMs = 0;
  const probe = createProbe([one], 31337, () => nowMs);
  await Promise.all([probe(), probe()]);
  nowMs = 3_000;
  await probe();
  expect(one.asked).toHaveLength(3);
  nowMs = 3_001;
  await probe();
  expect(one.asked).toHaveLength(6);
});
