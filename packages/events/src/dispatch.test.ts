import { erc20Abi, presaleAbi } from '@lilape/contracts/generated/abis';
import { type AbiEvent, encodeAbiParameters, encodeEventTopics } from 'viem';
import { expect, test } from 'vitest';
import { eventDecoders } from '@lilape/events/decoders';
import { type Reader, dispatchLogs } from '@lilape/events/dispatch';
import type { ChainLog, Hex } from '@lilape/events/log';

const TOKEN: Hex = `0x${'7a'.repeat(20)}`;
const OTHER_TOKEN: Hex = `0x${'7b'.repeat(20)}`;
const SALE: Hex = `0x${'d2'.repeat(20)}`;
const APE: Hex = `0x${'a1'.repeat(20)}`;

/** One who only says what it was given. */
function reader(name: string, address: Hex): Reader {
  return {
    name,
    sources: [
      {
        address,
        decoders: eventDecoders<typeof erc20Abi, string>(erc20Abi, {
          Transfer: ({ from, to, value }) => `${from} ${to} ${value}`,
        }),
      },
    ],
  };
}

function transfer(place: Partial<ChainLog>): ChainLog {
  const event = erc20Abi.find((item) => item.type === 'event' && item.name === 'Transfer') as AbiEvent;
  return {
    address: TOKEN,
    topics: encodeEventTopics({ abi: [event], args: { from: APE, to: SALE } }) as Hex[],
    data: encodeAbiParameters([{ type: 'uint256' }], [5n]),
    blockNumber: '0x10',
    blockHash: `0x${'22'.repeat(32)}`,
    blockTimestamp: '0x65',
    transactionHash: `0x${'11'.repeat(32)}`,
    logIndex: '0x0',
    ...place,
  };
}

function dispatch(...logs: ChainLog[]) {
  return dispatchLogs([reader('one', TOKEN), reader('other', OTHER_TOKEN)], logs);
}

test('behavior: the same event of two contracts goes to the projection of each', () => {
  const found = dispatch(transfer({}), transfer({ address: OTHER_TOKEN, logIndex: '0x1' }));
  expect(found.get('one')?.map(({ logIndex, event }) => [logIndex, event])).toEqual([
    [0, `${APE} ${SALE} 5`],
  ]);
  expect(found.get('other')?.map(({ logIndex, ordinal }) => [logIndex, ordinal])).toEqual([[1, 0]]);
});

test('behavior: an address in capitals is the same contract', () => {
  const address = TOKEN.toUpperCase().replace('0X', '0x') as Hex;
  expect(dispatch(transfer({ address })).get('one')).toHaveLength(1);
});

test('behavior: the ordinal counts all logs of a contract in a transaction, and no others', () => {
  const unknown = { topics: [`0x${'99'.repeat(32)}` as const] };
  const found = dispatch(
    transfer({ logIndex: '0x0' }),
    transfer({ logIndex: '0x1', ...unknown }),
    transfer({ logIndex: '0x2', address: SALE }),
    transfer({ logIndex: '0x3' }),
    transfer({ logIndex: '0x9', transactionHash: `0x${'33'.repeat(32)}` }),
  );
  expect(found.get('one')?.map(({ ordinal, logIndex }) => [ordinal, logIndex])).toEqual([
    [0, 0],
    [2, 3],
    [0, 9],
  ]);
});

test.for([
  ['twice', { logIndex: '0x3' }],
  ['behind one that comes after it', { logIndex: '0x2' }],
  ['behind one of a later block', { logIndex: '0x4', blockNumber: '0xf' }],
  ['at no place', { logIndex: 'soon' as Hex }],
] as const)('error: a log given %s is refused', ([, place]) => {
  expect(() => dispatch(transfer({ logIndex: '0x3' }), transfer(place))).toThrow('twice or out of order');
});

test('error: a log that is cut short', () => {
  expect(() => dispatch(transfer({ data: '0x00' }))).toThrow('cut short');
});

test('error: decoders for an event with text in it', () => {
  const abi = [
    { type: 'event', name: 'Named', inputs: [{ name: 'name', type: 'string', indexed: false }] },
  ] as const;
  expect(() => eventDecoders(abi, { Named: () => 0 })).toThrow('type string');
  expect(eventDecoders(presaleAbi, {}).size).toBe(0);
});
