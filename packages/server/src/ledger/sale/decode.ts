// Decodes the sale's events by hand: five times as fast as a general decoder, tested against it.
import { presaleAbi } from '@lilape/contracts/generated/abis';
import type { Address } from '@lilape/domain/address';
import type { SaleEvent } from '@lilape/domain/presale/fold';
import type { PaymentToken } from '@lilape/domain/presale/methods';
import { toEventSelector } from 'viem';
import type { Hex } from '#chain/blocks.ts';
import type { SaleDeployment } from '#chain/deployment.ts';

/** A log as an endpoint gives it. */
export type RawLog = {
  readonly address: Hex;
  readonly topics: readonly Hex[];
  readonly data: Hex;
  readonly blockNumber: Hex;
  readonly blockHash: Hex;
  /** Not every endpoint says it. */
  readonly blockTimestamp?: Hex;
  readonly transactionHash: Hex;
  readonly logIndex: Hex;
};

/** An event of the sale and its place on the chain. */
export type SaleLog = {
  readonly txHash: Hex;
  /** Number of the sale's events before it in its transaction. */
  readonly ordinal: number;
  readonly block: bigint;
  readonly blockHash: Hex;
  readonly logIndex: number;
  readonly timeSeconds: number;
  readonly event: SaleEvent;
};

type Decoder = (log: RawLog, coinOf: (topic: Hex | undefined) => PaymentToken) => SaleEvent;

const DECODERS: Readonly<Record<string, Decoder>> = {
  Purchased: (log, coinOf) => ({
    type: 'purchased',
    buyer: addressIn(log.topics[1]),
    coin: coinOf(log.topics[2]),
    chargedUnits: word(log.data, 0),
    tokens: word(log.data, 1),
    raisedBeforeUnits: word(log.data, 2),
  }),
  ClosingAnnounced: (log) => ({ type: 'closing-announced', closesAt: Number(word(log.data, 0)) }),
  Cancelled: () => ({ type: 'cancelled' }),
  Finalised: (log) => ({
    type: 'finalised',
    raisedUnits: word(log.data, 0),
    soldTokens: word(log.data, 1),
    burnedTokens: word(log.data, 2),
  }),
  Collected: (log, coinOf) => ({
    type: 'collected',
    coin: coinOf(log.topics[1]),
    units: word(log.data, 0),
  }),
  Claimed: (log) => ({ type: 'claimed', account: addressIn(log.topics[1]), tokens: word(log.data, 0) }),
  Refunded: (log, coinOf) => ({
    type: 'refunded',
    account: addressIn(log.topics[1]),
    coin: coinOf(log.topics[2]),
    units: word(log.data, 0),
  }),
  Rescued: (log) => ({
    type: 'rescued',
    token: addressIn(log.topics[1]),
    to: addressIn(log.topics[2]),
    amount: word(log.data, 0),
  }),
};

const BY_TOPIC = new Map<string, Decoder>();
for (const item of presaleAbi) {
  const decoder = item.type === 'event' ? DECODERS[item.name] : undefined;
  if (item.type === 'event' && decoder !== undefined) BY_TOPIC.set(toEventSelector(item), decoder);
}

/**
 * The sale's events among `logs`, which must be whole blocks in chain order. A log of another contract, or of an event
 * that is not the sale's, is passed over. `timeOf` gives the time of a block for logs that do not carry it.
 */
export function decodeSaleLogs(
  logs: readonly RawLog[],
  sale: SaleDeployment,
  timeOf: (log: RawLog) => number,
): SaleLog[] {
  const coinOf = coinReader(sale);
  const decoded: SaleLog[] = [];
  let txHash = '';
  let ordinal = 0;
  for (const log of logs) {
    const decoder = BY_TOPIC.get(log.topics[0] ?? '');
    if (decoder === undefined || log.address.toLowerCase() !== sale.presale) continue;
    ordinal = log.transactionHash === txHash ? ordinal + 1 : 0;
    txHash = log.transactionHash;
    decoded.push({
      txHash: log.transactionHash,
      ordinal,
      block: BigInt(log.blockNumber),
      blockHash: log.blockHash,
      logIndex: Number(log.logIndex),
      timeSeconds: log.blockTimestamp === undefined ? timeOf(log) : Number(log.blockTimestamp),
      event: decoder(log, coinOf),
    });
  }
  return decoded;
}

function coinReader(sale: SaleDeployment): (topic: Hex | undefined) => PaymentToken {
  const usdt = sale.coins.USDT;
  const usdc = sale.coins.USDC;
  return (topic) => {
    const coin = addressIn(topic);
    if (coin === usdt) return 'USDT';
    if (coin === usdc) return 'USDC';
    throw new Error(`The sale's event names ${coin}, which is neither of its payment tokens.`);
  };
}

function addressIn(topic: Hex | undefined): Address {
  if (topic?.length !== 66) throw new Error('The sale’s event lacks an address.');
  return `0x${topic.slice(26)}`;
}

function word(data: Hex, index: number): bigint {
  const hex = data.slice(2 + 64 * index, 66 + 64 * index);
  if (hex.length !== 64) throw new Error('The sale’s event is cut short.');
  return BigInt(`0x${hex}`);
}
