// A ledger for API tests, written by the ledger's own functions, block by block, without a chain.
import { raisedUnits } from '@lilape/domain/presale/sale-status';
import type { ApeTransfer } from '@lilape/domain/apes/fold';
import { LOCAL_BEACON } from '@lilape/domain/draws/local-beacon';
import type { DrawEvent } from '@lilape/domain/draws/fold';
import type { MarketEvent } from '@lilape/domain/market/fold';
import type { Transfer } from '@lilape/domain/holders/fold';
import type { SaleEvent } from '@lilape/domain/presale/fold';
import { quoteDown } from '@lilape/domain/presale/quote';
import { type Terms, ladderStages } from '@lilape/domain/presale/stages';
import type { PaymentToken } from '@lilape/domain/presale/methods';
import type { StakingEvent } from '@lilape/domain/staking/fold';
import type pg from 'pg';
import { appendBlocks } from '#ledger/append.ts';
import type { BlockMark, LedgerCursor } from '#ledger/cursor.ts';
import { moveHeads, noteReading } from '#ledger/heads.ts';
import { createIndexes } from '#ledger/indexes.ts';
import { rollBack } from '#ledger/roll-back.ts';
import { readTotals } from '#ledger/sale/stored.ts';
import type { Projection, ProjectionLog } from '#ledger/projection.ts';
import { saleDeployment } from '#chain/deployment.ts';
import { watchedSubject } from '#projections.ts';
import { openProjections, startLedger } from '#ledger/source.ts';
import { type Json, toStored } from '#ledger/stored.ts';
import { inTransaction } from '#postgres/transaction.ts';
import { type Deployment, parseDeployment } from '@lilape/contracts/deployment';
import { deployments } from '@lilape/contracts/generated/deployments';

type Hex = `0x${string}`;

export const TEST_TERMS: Terms = {
  stageCount: 10,
  basePriceMicroUsd: 1_200n,
  priceStepMicroUsd: 100n,
  tokensPerStage: 10_000_000n,
  startsAt: 1_800_000_000,
  endsAt: 1_831_536_000,
  minimumUnits: 1_000_000n,
  softCapUnits: 1_000_000_000n,
  shareTokens: 210_345_000_000_000n * 10n ** 18n,
};

/** The committed record of the local chain, without who received the supply. */
export const TEST_DEPLOYMENT: Deployment = { ...parseDeployment(deployments[31337]), recipients: {} };

/** What happens in a block beside purchases, by the projection that reads it. */
export type TestEvents = {
  /** In blocks without purchases. */
  readonly sale?: readonly SaleEvent[];
  readonly holders?: readonly Transfer[];
  readonly apes?: readonly ApeTransfer[];
  readonly staking?: readonly StakingEvent[];
  readonly draws?: readonly DrawEvent[];
  readonly market?: readonly MarketEvent[];
};

const TEST_SALE = saleDeployment(TEST_DEPLOYMENT);

/** What contracts say once and for all. */
const FACTS: Readonly<Record<string, Json>> = {
  sale: toStored(TEST_TERMS),
  draws: toStored(LOCAL_BEACON),
  market: toStored({
    moneyShareBps: 2_000,
    treasury: `0x${'7e'.repeat(20)}`,
    lilape: TEST_SALE.lilape,
    coins: TEST_SALE.coins,
  }),
};

/** Where the logs of each begin in a block, beyond those of purchases. */
const LOGS_APART = 200;

export type TestPurchase = { txHash: Hex; buyer: Hex; coin: PaymentToken; chargedUnits: bigint };

/** 32 bytes that start with `n`. */
export const hashOf = (n: number, fill = '0'): Hex =>
  `0x${n.toString(16).padStart(8, '0')}${fill.repeat(56)}`;

/** Starts a ledger at block 100; `block` appends one block with the given purchases. */
export async function startTestLedger(client: pg.ClientBase) {
  const start = markOf(100);
  const marks = new Map([[100, start]]);
  const { projections } = watchedSubject(TEST_DEPLOYMENT);
  const contractOf = (name: string) => addressOf(projections.find((each) => each.name === name));
  const source = {
    chainId: 31337,
    genesisHash: hashOf(1, 'e'),
    fromBlock: 101n,
    projections: projections.map((projection, i) => ({
      name: projection.name,
      foldVersion: 1,
      contracts: Object.fromEntries(projection.sources.map(({ address }) => [address, hashOf(2 + i, 'e')])),
      facts: FACTS[projection.name] ?? {},
    })),
  };
  await startLedger(client, projections, source, start);
  const open = openProjections(projections, source);
  const stages = ladderStages(TEST_TERMS);
  let cursor: LedgerCursor = {
    ...start,
    safe: 100n,
    final: 100n,
    states: Object.fromEntries(projections.map(({ name, emptyState }) => [name, emptyState])),
  };

  /** Each event in a transaction of its own. */
  const otherLogs = (mark: BlockMark, name: string, events: readonly unknown[]) => {
    const first = (1 + projections.findIndex((each) => each.name === name)) * LOGS_APART;
    return events.map((event, i) => ({
      contract: contractOf(name),
      txHash: hashOf(Number(mark.number) * 1_000 + first + i, 'd'),
      ordinal: 0,
      logIndex: first + i,
      block: mark.number,
      blockHash: mark.hash,
      timeSeconds: mark.timeSeconds,
      event,
    }));
  };

  const logsOf = (mark: BlockMark, purchases: readonly TestPurchase[]) => {
    let raised = raisedUnits(readTotals(cursor.states['sale'] ?? {}));
    const ordinals = new Map<Hex, number>();
    return purchases.map((purchase, logIndex) => {
      const ordinal = ordinals.get(purchase.txHash) ?? 0;
      ordinals.set(purchase.txHash, ordinal + 1);
      const { chargedUnits, tokens } = quoteDown(stages, raised, purchase.chargedUnits);
      const raisedBeforeUnits = raised;
      raised += chargedUnits;
      return {
        contract: contractOf('sale'),
        txHash: purchase.txHash,
        ordinal,
        logIndex,
        block: mark.number,
        blockHash: mark.hash,
        timeSeconds: mark.timeSeconds,
        event: {
          type: 'purchased' as const,
          buyer: purchase.buyer.toLowerCase() as Hex,
          coin: purchase.coin,
          chargedUnits,
          tokens,
          raisedBeforeUnits,
        },
      };
    });
  };

  return {
    /** Makes the indexes, as a watcher does before it follows the head. */
    index: () => inTransaction(client, () => createIndexes(client, projections)),
    /** Appends the next block and returns its number; `atSeconds` is its unix time, by its number otherwise. */
    async block(
      purchases: readonly TestPurchase[] = [],
      fork = 'a',
      events: TestEvents = {},
      atSeconds?: number,
    ): Promise<number> {
      const plain = markOf(Number(cursor.number) + 1, fork);
      const mark = { ...plain, timeSeconds: atSeconds ?? plain.timeSeconds };
      marks.set(Number(mark.number), mark);
      const others = Object.entries(events).map(
        ([name, logs]) => [name, otherLogs(mark, name, logs)] as const,
      );
      const chunk = {
        blocks: [mark],
        logs: new Map<string, readonly ProjectionLog<unknown>[]>([
          ['sale', logsOf(mark, purchases)],
          ...others,
        ]),
        safe: cursor.safe,
      };
      ({ cursor } = await appendBlocks(client, open, cursor, chunk));
      return Number(mark.number);
    },
    /** Sets the safe and final blocks. */
    async heads(safe: number, final: number): Promise<void> {
      const heads = { safe: BigInt(safe), final: BigInt(final) };
      cursor = await inTransaction(client, () => moveHeads(client, cursor, heads));
    },
    /** Takes out everything after `block`, as a reorganisation does. */
    async rollBackTo(block: number): Promise<void> {
      cursor = await rollBack(client, open, cursor, marks.get(block) ?? markOf(block));
    },
    note: (headGoodUntilMs = Number.MAX_SAFE_INTEGER) =>
      noteReading(client, { endpoints: 1, finalRestsOn: 1, headGoodUntilMs }),
  };
}

function addressOf(projection: Projection | undefined): Hex {
  const address = projection?.sources[0]?.address;
  if (address === undefined) throw new Error('There is no such projection.');
  return address;
}

function markOf(number: number, fork = 'a'): BlockMark {
  return { number: BigInt(number), hash: hashOf(number, fork), timeSeconds: 1_800_000_000 + number * 2 };
}
