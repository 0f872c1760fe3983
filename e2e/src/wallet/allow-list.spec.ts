// The test wallet itself: what it reads in a call, and that it lets nothing pass that was not allowed.
import { erc20Abi, lilApeNFTAbi, presaleAbi } from '@lilape/contracts/generated/abis';
import { expect, test } from '@playwright/test';
import { encodeFunctionData, type Hex } from 'viem';

import { coins, collectionAddress, presaleAddress } from '#chain/chain.ts';
import { AllowList, describeCall, describeText } from './allow-list.ts';

const stranger: Hex = '0x000000000000000000000000000000000000dEaD';
const approveData = (spender: Hex, units: bigint) =>
  encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [spender, units] });
const buyData = (coin: Hex, units: bigint, minTokens: bigint) =>
  encodeFunctionData({ abi: presaleAbi, functionName: 'buy', args: [coin, units, minTokens] });
const mintData = (to: Hex, tokenId: bigint) =>
  encodeFunctionData({ abi: lilApeNFTAbi, functionName: 'mint', args: [to, tokenId, 'ipfs://x', 1n, '0x'] });

test('The test wallet reads target, function, amount and spender from the call itself', () => {
  const calls = [
    { to: coins.USDT, data: approveData(presaleAddress, 120_500_000n) },
    { to: coins.USDC, data: approveData(stranger, 1_000_000n) },
    { to: stranger, data: approveData(presaleAddress, 1_000_000n) },
    { to: presaleAddress, data: buyData(coins.USDC, 5_000_000n, 1n) },
    { to: presaleAddress, data: buyData(coins.USDC, 5_000_000n, 0n) },
    { to: presaleAddress, data: buyData(stranger, 5_000_000n, 1n) },
    { to: presaleAddress, data: buyData(coins.USDT, 5_000_000n, 1n), value: '0x1' as Hex },
    { to: collectionAddress, data: mintData(stranger, 7n), value: '0x1ff973cafa8000' as Hex },
  ];
  expect(calls.map(describeCall)).toEqual([
    'approve 120.5 USDT',
    `approve 1 USDC for ${stranger}`,
    expect.stringContaining(`call ${stranger}`),
    'buy 5 USDC',
    'buy 5 USDC for any number of tokens',
    `buy 5 ${stranger}`,
    `send 1 wei to ${presaleAddress}`,
    `mint ape 7 to ${stranger} for 0.009 ETH`,
  ]);
});

test('The test wallet lets an allowed call pass once and remembers every other one', () => {
  const list = new AllowList();
  list.allow('approve 1 USDT', 'buy 1 USDT');
  const answers = [list.permits(['approve 1 USDT'], '0x7a69'), list.permits(['approve 2 USDT'], '0x7a69')];
  list.use(['approve 1 USDT']);
  answers.push(list.permits(['approve 1 USDT'], '0x7a69'), list.permits(['buy 1 USDT'], undefined));
  answers.push(list.permits(['buy 1 USDT', 'buy 1 USDT'], '0x7a69'), list.permits(['buy 1 USDT'], '0x2105'));
  expect(answers).toEqual([true, false, false, false, false, false]);
  expect(list.violations).toEqual([
    'approve 2 USDT',
    'approve 1 USDT',
    'buy 1 USDT for chain not named',
    'buy 1 USDT',
    'buy 1 USDT for chain 0x2105',
  ]);
});

test('The test wallet knows the text of an application, and no other', () => {
  const text = 'I apply for a launch on the LilApe launchpad.\n\nAccount: 0x1\nProject: Pump\nContact: x';
  expect(describeText(text)).toBe('sign the application of Pump');
  expect(describeText('Project: Pump')).toBe('sign Project: Pump');
});
