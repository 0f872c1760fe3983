import {
  BASE_CHAIN_ID,
  LOCAL_CHAIN_ID,
  explorerUrl,
  networkName,
  networkTitle,
  publicRpcUrl,
} from '@lilape/domain/chains';
import { expect, test } from 'vitest';

test('behavior: Base is 8453, 0x2105 (spec §7, §9)', () => {
  expect(BASE_CHAIN_ID).toBe(0x2105);
});

test.each([
  [1, 'Ethereum'],
  [137, 'Polygon'],
  [10, 'Optimism'],
  [42161, 'Arbitrum'],
  [8453, 'Base'],
  [5, 'Chain 5'],
])('behavior: network %s is named %s (spec §3)', (id, name) => {
  expect(networkName(id)).toBe(name);
});

test.each([
  [8453, 'Base'],
  [31337, '«Локальная»'],
  [5, '№ 5'],
])('behavior: network %s is named %s in Russian, after the word for network', (id, name) => {
  expect(networkName(id, 'ru')).toBe(name);
});

test.each([
  [8453, 'Base'],
  [31337, 'Локальная сеть'],
])('behavior: network %s alone is called %s in Russian', (id, name) => {
  expect(networkTitle(id, 'ru')).toBe(name);
});

test.each([
  [8453, 'https://mainnet.base.org'],
  [84532, 'https://sepolia.base.org'],
  [31337, 'http://127.0.0.1:8545'],
  [1, null],
])('behavior: network %s can be read at %s', (id, url) => {
  expect(publicRpcUrl(id)).toBe(url);
});

test('behavior: the local chain has an id of its own and no explorer (decision 4 "chain ids")', () => {
  expect(LOCAL_CHAIN_ID).toBe(31337);
  expect(explorerUrl(LOCAL_CHAIN_ID)).toBeNull();
});

test.each([
  [8453, 'https://basescan.org'],
  [84532, 'https://sepolia.basescan.org'],
  [1, null],
])('behavior: network %s is looked up at %s', (id, url) => {
  expect(explorerUrl(id)).toBe(url);
});
