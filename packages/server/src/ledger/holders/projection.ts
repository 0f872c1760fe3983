// LILAPE's transfers as a projection of the ledger: who owns how much after each block.
import { erc20Abi } from '@lilape/contracts/generated/abis';
import type { Address } from '@lilape/domain/address';
import {
  type HolderTotals,
  type Transfer,
  accountsOf,
  foldTransfer,
  holdersBut,
} from '@lilape/domain/holders/fold';
import { TRANSFER_DECODERS } from '@lilape/events/holders';
import { callAt, hasCodeAt } from '#chain/call-at.ts';
import type { BlockMark } from '#ledger/cursor.ts';
import {
  type BalanceChange,
  type Balances,
  HOLDER_CHANGES,
  PUBLISHED_CHANGES,
  addChanges,
  dropChangesAfter,
  readHoldersBehind,
  sumBalancesAt,
} from '#ledger/holders/balances.ts';
import { keepBalances } from '#ledger/holders/known-balances.ts';
import { readHolderTotals } from '#ledger/holders/stored.ts';
import { foldByBlock } from '#ledger/fold-by-block.ts';
import type { Findings, Fold, Folded, Projection, ProjectionLog } from '#ledger/projection.ts';
import { toStored } from '#ledger/stored.ts';

type TransferLog = ProjectionLog<Transfer>;

/** The projection of the holders of `lilape`; `ours` are never counted as owners (lower case). */
export function holdersProjection(lilape: Address, ours: readonly Address[]): Projection<Transfer> {
  return {
    name: 'holders',
    foldVersion: 2,
    sources: [{ address: lilape, decoders: TRANSFER_DECODERS }],
    tables: [HOLDER_CHANGES],
    orphanTables: [],
    published: PUBLISHED_CHANGES,
    emptyState: toStored(holdersBut(ours)),
    // A token says nothing once and for all that its transfers do not.
    readFacts: async () => ({}),
    open: () => holdersFold(lilape),
  };
}

function holdersFold(lilape: Address): Fold<Transfer> {
  const known = keepBalances();
  return {
    async add(client, state, { blocks, logs }) {
      const balances = await known.after(client, state, touchedBy(logs));
      const { changes, ...folded } = foldLogs(readHolderTotals(state), balances, blocks, logs);
      await addChanges(client, changes);
      known.keep(folded.states.at(-1) ?? state);
      return folded;
    },
    takeBack: dropChangesAfter,
    async check(endpoint, hash, state): Promise<Findings> {
      const { supply } = readHolderTotals(state);
      const counted = (await hasCodeAt(endpoint, hash, lilape))
        ? await callAt(endpoint, hash, { to: lilape, abi: erc20Abi, functionName: 'totalSupply', args: [] })
        : 0n;
      const differences = counted === supply ? [] : [`supply: events ${supply}, contract ${counted}`];
      return { differences, shortfalls: [], surplus: [] };
    },
    async audit(client, block, state) {
      const { supply } = readHolderTotals(state);
      const sum = await sumBalancesAt(client, block);
      return sum === supply ? [] : [`balances: sum ${sum}, supply ${supply}`];
    },
    async accounts(client, block, after, most) {
      const balances = await readHoldersBehind(client, block, after, most);
      return Array.from(balances, ([account, tokens]) => ({
        key: account,
        what: `balance of ${account}`,
        call: { address: lilape, abi: erc20Abi, functionName: 'balanceOf', args: [account] },
        expected: tokens,
      }));
    },
  };
}

function touchedBy(logs: readonly TransferLog[]): Set<Address> {
  const touched = new Set<Address>();
  for (const { event } of logs) for (const account of accountsOf(event)) touched.add(account);
  return touched;
}

/** Folds the logs into `balances`, in place, and notes each balance after each block in which it changed. */
function foldLogs(
  before: HolderTotals,
  balances: Balances,
  blocks: readonly BlockMark[],
  logs: readonly TransferLog[],
): Folded & { readonly changes: BalanceChange[] } {
  const changes: BalanceChange[] = [];
  const inBlock = new Set<Address>();
  const balanceOf = (account: Address) => balances.get(account) ?? 0n;
  let current = -1n;
  const closeBlock = () => {
    for (const account of inBlock) changes.push({ account, block: current, after: balanceOf(account) });
    inBlock.clear();
  };
  const folded = foldByBlock(before, blocks, logs, (totals, { block, event }) => {
    if (block !== current) closeBlock();
    current = block;
    const step = foldTransfer(totals, balanceOf, event);
    for (const [account, balance] of step.changes) {
      balances.set(account, balance);
      inBlock.add(account);
    }
    return step;
  });
  closeBlock();
  return { ...folded, changes };
}
