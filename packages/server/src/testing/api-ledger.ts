// A ledger for API tests, written by the ledger's own functions, block by block, without a chain.
import { raisedUnits } from '@lilape/domain/presale/sale-status';
import type { ApeTransfer } from '@lilape/domain/apes/fold';
import type { Transfer } from '@lilape/domain/holders/fold';
import { quoteDown } from '@lilape/domain/presale/quote';
import { type Terms, ladderStages } from '@lilape/domain/presale/stages';
import type { PaymentToken } from '@lilape/domain/presale/methods';
import type pg from 'pg';
import { appendBlocks } from '#ledger/append.ts';
import type { BlockMark, LedgerCursor } from '#ledger/cursor.ts';
import { moveHeads, noteReading } from '#ledger/heads.ts';
import { createIndexes } from '#ledger/indexes.ts';
import { rollBack } from '#ledger/roll-back.ts';
import { readTotals } from '#ledger/sale/stored.ts';
import type { ProjectionLog } from '#ledger/projection.ts';
import { watchedSubject } from '#projections.ts';
import { openProjections, startLedger } from '#ledger/source.ts';
import { toStored } from '#ledger/stored.ts';
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

export type TestPurchase = { txHash: Hex; buyer: Hex; coin: PaymentToken; chargedUnits: bigint };

/** 32 bytes that start with `n`. */
export const hashOf = (n: number, fill = '0'): Hex =>
  `0x${n.toString(16).padStart(8, '0')}${fill.repeat(56)}`;

/** Transfers of apes are kept by their hashes, so each has one of its own. */
const apeHash = ({ number }: BlockMark, i: number) => hashOf(Number(number) * 1_000 + i, 'd');

const lower = (address: string) => address.toLowerCase() as Hex;

/** Starts a ledger at block 100; `block` appends one block with the given purchases. */
export async function startTestLedger(client: pg.ClientBase) {
  const { contracts } = TEST_DEPLOYMENT;
  const start = markOf(100);
  const sale = {
    chainId: 31337,
    presale: lower(contracts.presale),
    lilape: lower(contracts.lilape),
    coins: { USDT: lower(contracts.usdt), USDC: lower(contracts.usdc) },
    nft: lower(contracts.nft ?? '0x'),
    fromBlock: 101n,
  };
  const { projections } = watchedSubject(TEST_DEPLOYMENT);
  const source = {
    chainId: 31337,
    genesisHash: hashOf(1, 'e'),
    fromBlock: 101n,
    projections: [
      {
        name: 'sale',
        foldVersion: 1,
        contracts: { [sale.presale]: hashOf(2, 'e') },
        facts: toStored(TEST_TERMS),
      },
      { name: 'holders', foldVersion: 1, contracts: { [sale.lilape]: hashOf(3, 'e') }, facts: {} },
      { name: 'apes', foldVersion: 1, contracts: { [sale.nft]: hashOf(4, 'e') }, facts: {} },
    ],
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

  const placeOf = (mark: BlockMark, txHash: Hex, logIndex: number) => ({
    contract: sale.lilape,
    txHash,
    ordinal: 0,
    logIndex,
    block: mark.number,
    blockHash: mark.hash,
    timeSeconds: mark.timeSeconds,
  });

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
        contract: sale.presale,
        txHash: purchase.txHash,
        ordinal,
        logIndex,
        block: mark.number,
        blockHash: mark.hash,
        timeSeconds: mark.timeSeconds,
        event: {
          type: 'purchased' as const,
          buyer: lower(purchase.buyer),
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
    /** Appends the next block and returns its number. */
    async block(
      purchases: readonly TestPurchase[] = [],
      fork = 'a',
      transfers: readonly Transfer[] = [],
      apes: readonly ApeTransfer[] = [],
    ): Promise<number> {
      const mark = markOf(Number(cursor.number) + 1, fork);
      const chunk = {
        blocks: [mark],
        logs: new Map<string, readonly ProjectionLog<unknown>[]>([
          ['sale', logsOf(mark, purchases)],
          ['holders', transfers.map((event, i) => ({ ...placeOf(mark, hashOf(900 + i), 500 + i), event }))],
          ['apes', apes.map((event, i) => ({ ...placeOf(mark, apeHash(mark, i), 700 + i), event }))],
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
      cursor = await rollBack(client, open, cursor, markOf(block));
    },
    note: () => noteReading(client, { endpoints: 1, finalRestsOn: 1, readAtMs: Date.now() }),
  };
}

function markOf(number: number, fork = 'a'): BlockMark {
  return { number: BigInt(number), hash: hashOf(number, fork), timeSeconds: 1_800_000_000 + number * 2 };
}
