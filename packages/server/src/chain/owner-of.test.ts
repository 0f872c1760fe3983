// Whom a stranger's contract names as its owner, whatever it answers.
import { expect, test } from 'vitest';
import { createBudget } from '#chain/budget.ts';
import { createFailover } from '#chain/failover.ts';
import { createChainReads } from '#chain/reads.ts';
import { RpcError } from '#chain/rpc.ts';
import { scriptedEndpoint } from '#testing/scripted-endpoint.ts';

const CONTRACT = `0x${'c0'.repeat(20)}` as const;
const ANN = `0x${'a1'.repeat(20)}` as const;

function ownerOf(answer: () => unknown) {
  const endpoint = scriptedEndpoint();
  endpoint.intercept = answer;
  const chain = createChainReads(createFailover([endpoint]), CONTRACT, createBudget(), [endpoint]);
  return { owner: chain.ownerOf(CONTRACT), asked: endpoint.asked };
}

const refuse = (code: number, words: string) => () => Promise.reject(new RpcError('eth_call', code, words));

test('behavior: it is asked by owner(), and the account comes in lower case', async () => {
  const { owner, asked } = ownerOf(() => `0x${'0'.repeat(24)}${'A1'.repeat(20)}`);
  expect(await owner).toBe(ANN);
  expect(asked).toEqual([{ method: 'eth_call', params: [{ to: CONTRACT, data: '0x8da5cb5b' }, 'latest'] }]);
});

test.each([
  ['nothing', '0x'],
  ['a word that is no address', `0x${'f'.repeat(64)}`],
  ['more than a word', `0x${'0'.repeat(128)}`],
])('behavior: %s names nobody', async (_, answer) => {
  expect(await ownerOf(() => answer).owner).toBeNull();
});

test('behavior: a contract that refuses names nobody', async () => {
  expect(await ownerOf(refuse(3, 'execution reverted')).owner).toBeNull();
});

test('error: an endpoint that was asked too often says nothing about the contract', async () => {
  await expect(ownerOf(refuse(-32_005, 'limit exceeded')).owner).rejects.toThrow('limit exceeded');
});
