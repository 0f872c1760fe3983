// LILAPE's holders, counted: every balance after each block in which it changed.
import type { Address } from '@lilape/domain/address';
import { type Transfer, foldTransfer, holdersBut } from '@lilape/domain/holders/fold';
import { TRANSFER_DECODERS } from '@lilape/events/holders';
import { balanceLine } from '@lilape/events/lines';
import { VIEWS } from '../views.ts';
import { type Counting, type Pair, type Subject, firstUnequal, toJson } from './subject.ts';

export const HOLDERS: Subject = {
  name: 'holders',
  open: async ({ contracts: { lilape }, excluded }) => (lilape === null ? null : count(lilape, excluded)),
};

function count(lilape: Address, ours: readonly Address[]): Counting {
  const balances = new Map<Address, bigint>();
  const inBlock = new Set<Address>();
  const balanceOf = (account: Address) => balances.get(account) ?? 0n;
  let totals = holdersBut(ours);
  let block = -1n;
  const closeBlock = (emit: (line: string) => void) => {
    for (const account of [...inBlock].sort()) emit(balanceLine(block, account, balanceOf(account)));
    inBlock.clear();
  };
  return {
    sources: [{ address: lilape, decoders: TRANSFER_DECODERS }],
    add(log, emit) {
      if (log.block !== block) closeBlock(emit);
      block = log.block;
      const step = foldTransfer(totals, balanceOf, log.event as Transfer);
      totals = step.totals;
      for (const [account, balance] of step.changes) {
        balances.set(account, balance);
        inBlock.add(account);
      }
      return step.alarms;
    },
    end: closeBlock,
    totals: () => ({ json: toJson(totals), value: `${totals.supply}` }),
    async counters(reads) {
      const said = await reads.one(lilape, VIEWS.totalSupply);
      const supply = Object.values(said ?? {})[0] ?? null;
      return {
        count: 1,
        value: String(supply),
        difference: firstUnequal('holders', 'counters', [['totalSupply', totals.supply, supply]], lilape),
      };
    },
    accountCount: () => balances.size,
    async accounts(reads, onDone) {
      const accounts = [...balances.keys()];
      const said = await reads.many(
        lilape,
        VIEWS.balanceOf,
        accounts.map((account) => [account]),
        onDone,
      );
      const reported = said.map((answer) => Object.values(answer ?? {})[0] ?? null);
      const pairs = accounts.map((account, at): Pair => [account, balanceOf(account), reported[at] ?? null]);
      const look = `balanceOf(address) of ${lilape}`;
      return {
        count: accounts.length,
        value: String(reported.reduce<bigint>((sum, each) => sum + (each ?? 0n), 0n)),
        difference: firstUnequal('holders', 'accounts', pairs, look),
      };
    },
  };
}
