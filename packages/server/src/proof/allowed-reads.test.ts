import { manyData } from '@lilape/verify/many';
import { VIEWS, callData, wordOf } from '@lilape/verify/views';
import { expect, test } from 'vitest';
import { TEST_DEPLOYMENT } from '#testing/api-ledger.ts';
import { judgeReadsOf } from './allowed-reads.ts';

const judge = judgeReadsOf(TEST_DEPLOYMENT);
const { presale, lilape, usdt, poolManager } = TEST_DEPLOYMENT.contracts;
const ANN = '0x70997970c51812dc3a010c7d01b50e0d17dc79c8';
const FINAL = 0x64n;
const account = callData(VIEWS.accountOf, [ANN]);
const many = manyData(presale, VIEWS.accountOf, [wordOf(ANN), wordOf(ANN)]);
const word = callData(VIEWS.extsload, [7n]);
const range = { address: [presale, lilape], fromBlock: '0x1', toBlock: '0x64' };
const transfer = `0xa9059cbb${wordOf(ANN)}${wordOf(1n)}`;

test.for([
  ['the chain', 'eth_chainId', []],
  ['a final block', 'eth_getBlockByNumber', ['0x64', false]],
  ['logs of ours', 'eth_getLogs', [range]],
  ['a view', 'eth_call', [{ to: presale, data: account }, '0x64']],
  ['a view, asked many times', 'eth_call', [{ data: many }, '0x64']],
  ['code of ours', 'eth_getCode', [presale, '0x1']],
  ['a word of the PoolManager', 'eth_call', [{ to: poolManager, data: word }, '0x64']],
] as const)('behavior: %s is passed on', ([, method, params]) => {
  expect(judge({ method, params }, FINAL)).toBeNull();
});

test.for([
  ['another method', 'eth_sendRawTransaction', ['0x00']],
  ['the chain, with something', 'eth_chainId', [1]],
  ['a block that is not final', 'eth_getBlockByNumber', ['0x65', false]],
  ['the newest block', 'eth_getBlockByNumber', ['latest', false]],
  ['a block with its transactions', 'eth_getBlockByNumber', ['0x1', true]],
  ['a block whose number is none', 'eth_getBlockByNumber', ['0x0x1', false]],
  ['logs of a stranger', 'eth_getLogs', [{ ...range, address: [presale, ANN] }]],
  ['logs of a coin', 'eth_getLogs', [{ ...range, address: [usdt] }]],
  ['logs of anybody', 'eth_getLogs', [{ fromBlock: '0x1', toBlock: '0x2' }]],
  ['logs of nobody', 'eth_getLogs', [{ ...range, address: [] }]],
  ['logs up to a block that is not final', 'eth_getLogs', [{ ...range, toBlock: '0x65' }]],
  ['logs backwards', 'eth_getLogs', [{ ...range, fromBlock: '0x3', toBlock: '0x2' }]],
  ['logs by topics', 'eth_getLogs', [{ ...range, topics: [] }]],
  ['a view of a stranger', 'eth_call', [{ to: ANN, data: account }, '0x64']],
  ['what is no view of ours', 'eth_call', [{ to: lilape, data: transfer }, '0x64']],
  ['another view of the PoolManager', 'eth_call', [{ to: poolManager, data: account }, '0x64']],
  ['a word of a stranger', 'eth_call', [{ to: ANN, data: word }, '0x64']],
  ['logs of the PoolManager', 'eth_getLogs', [{ ...range, address: [poolManager] }]],
  ['a view with value', 'eth_call', [{ to: presale, data: account, value: '0x1' }, '0x64']],
  ['a view at the newest block', 'eth_call', [{ to: presale, data: account }, 'latest']],
  ['any program', 'eth_call', [{ data: '0x6001600101' }, '0x64']],
  [
    'ours, asking a stranger',
    'eth_call',
    [{ data: many.replace(presale.slice(2).toLowerCase(), ANN.slice(2)) }, '0x64'],
  ],
  [
    'ours, asking what is no view',
    'eth_call',
    [{ data: many.replaceAll(VIEWS.accountOf.selector.slice(2), 'a9059cbb') }, '0x64'],
  ],
  ['ours, cut short', 'eth_call', [{ data: many.slice(0, -2) }, '0x64']],
  ['ours, with nothing behind it', 'eth_call', [{ data: many.slice(0, 160) }, '0x64']],
  ['code of a stranger', 'eth_getCode', [ANN, '0x1']],
] as const)('error: %s is not', ([, method, params]) => {
  expect(judge({ method, params }, FINAL)).toEqual(expect.any(String));
});

test('error: logs of more than 10,000 blocks are not', () => {
  const params = [{ ...range, fromBlock: '0x1', toBlock: '0x2711' }];
  expect(judge({ method: 'eth_getLogs', params }, 100_000n)).toContain('at most 10000 final blocks');
  const fewer = [{ ...range, fromBlock: '0x2', toBlock: '0x2711' }];
  expect(judge({ method: 'eth_getLogs', params: fewer }, 100_000n)).toBeNull();
});
