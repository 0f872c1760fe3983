import { presaleAbi } from '@lilape/contracts/generated/abis';
import * as fc from 'fast-check';
import { type AbiEvent, decodeEventLog, encodeAbiParameters, encodeEventTopics } from 'viem';
import { expect, test } from 'vitest';
import { dispatchLogs } from '@lilape/events/dispatch';
import type { ChainLog, Hex } from '@lilape/events/log';
import { saleDecoders } from '@lilape/events/sale';

const USDT: Hex = `0x${'a1'.repeat(20)}`;
const USDC: Hex = `0x${'3a'.repeat(20)}`;
const PRESALE: Hex = `0x${'d2'.repeat(20)}`;
const SALE = { name: 'sale', sources: [{ address: PRESALE, decoders: saleDecoders({ USDT, USDC }) }] };
const TX: Hex = `0x${'11'.repeat(32)}`;

function encode(name: string, args: Record<string, unknown>, place: Partial<ChainLog> = {}): ChainLog {
  const event = presaleAbi.find((item) => item.type === 'event' && item.name === name) as AbiEvent;
  const data = event.inputs.filter((input) => input.indexed !== true);
  return {
    address: PRESALE,
    topics: encodeEventTopics({ abi: [event], args }) as Hex[],
    data: encodeAbiParameters(
      data,
      data.map((input) => args[input.name ?? '']),
    ),
    blockNumber: '0x10',
    blockHash: `0x${'22'.repeat(32)}`,
    blockTimestamp: '0x65',
    transactionHash: TX,
    logIndex: '0x3',
    ...place,
  };
}

function decode(...logs: ChainLog[]) {
  return dispatchLogs([SALE], logs).get('sale') ?? [];
}

const BUYER: Hex = '0xffcf8fdee72ac11b5c542428b35eef5769c409f0';

test.for([
  [
    'Purchased',
    { buyer: BUYER, paymentToken: USDC, charged: 5n, tokens: 6n, raisedBefore: 7n },
    { type: 'purchased', buyer: BUYER, coin: 'USDC', chargedUnits: 5n, tokens: 6n, raisedBeforeUnits: 7n },
  ],
  ['ClosingAnnounced', { closesAt: 1_900_000_000 }, { type: 'closing-announced', closesAt: 1_900_000_000 }],
  ['Cancelled', {}, { type: 'cancelled' }],
  [
    'Finalised',
    { raised: 1n, sold: 2n, burned: 3n },
    { type: 'finalised', raisedUnits: 1n, soldTokens: 2n, burnedTokens: 3n },
  ],
  ['UnsoldBurned', { amount: 5n }, { type: 'unsold-burned', tokens: 5n }],
  ['Collected', { paymentToken: USDT, amount: 9n }, { type: 'collected', coin: 'USDT', units: 9n }],
  ['Claimed', { account: BUYER, tokens: 4n }, { type: 'claimed', account: BUYER, tokens: 4n }],
  [
    'Refunded',
    { account: BUYER, paymentToken: USDT, amount: 8n },
    { type: 'refunded', account: BUYER, coin: 'USDT', units: 8n },
  ],
  [
    'Rescued',
    { token: USDC, to: BUYER, amount: 2n ** 255n },
    { type: 'rescued', token: USDC, to: BUYER, amount: 2n ** 255n },
  ],
] as const)('behavior: %s is decoded', ([name, args, event]) => {
  expect(decode(encode(name, args))).toEqual([
    {
      contract: PRESALE,
      txHash: TX,
      ordinal: 0,
      block: 16n,
      blockHash: `0x${'22'.repeat(32)}`,
      logIndex: 3,
      timeSeconds: 101,
      event,
    },
  ]);
});

test('behavior: any purchase is decoded as viem decodes it', () => {
  const amount = fc.bigInt({ min: 0n, max: 2n ** 256n - 1n });
  const address = fc.uint8Array({ minLength: 20, maxLength: 20 });
  fc.assert(
    fc.property(address, fc.boolean(), amount, amount, amount, (bytes, isUsdt, a, b, c) => {
      const buyer: Hex = `0x${Buffer.from(bytes).toString('hex')}`;
      const log = encode('Purchased', {
        buyer,
        paymentToken: isUsdt ? USDT : USDC,
        charged: a,
        tokens: b,
        raisedBefore: c,
      });
      const [first] = decode(log);
      const { args } = decodeEventLog({
        abi: presaleAbi,
        eventName: 'Purchased',
        data: log.data,
        topics: log.topics as [Hex, ...Hex[]],
      });
      expect(first?.event).toEqual({
        type: 'purchased',
        buyer: args.buyer.toLowerCase(),
        coin: args.paymentToken.toLowerCase() === USDT ? 'USDT' : 'USDC',
        chargedUnits: args.charged,
        tokens: args.tokens,
        raisedBeforeUnits: args.raisedBefore,
      });
    }),
    { numRuns: 300 },
  );
});

test('error: a payment token that is neither of the two', () => {
  const log = encode('Collected', { paymentToken: BUYER, amount: 1n });
  expect(() => decode(log)).toThrow(`names ${BUYER}`);
});

test('error: data that is cut short', () => {
  const log = encode('Claimed', { account: BUYER, tokens: 1n });
  expect(() => decode({ ...log, data: '0x00' })).toThrow('cut short');
});
