import type { Address } from '@lilape/domain/address';
import { NO_HOLDERS, type Transfer, accountsOf, foldTransfer, holdersBut } from '@lilape/domain/holders/fold';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';

const ZERO: Address = '0x0000000000000000000000000000000000000000';
const accounts = ['a1', 'a2', 'a3', 'a4'].map((end): Address => `0x${end.padStart(40, '0')}`);
const [SHARE = ZERO, APE = ZERO, BEE = ZERO] = accounts;

/** Folds the transfers from nothing. */
function foldAll(transfers: readonly Transfer[]) {
  const balances = new Map<Address, bigint>();
  let totals = NO_HOLDERS;
  const codes: string[] = [];
  for (const transfer of transfers) {
    const step = foldTransfer(totals, (account) => balances.get(account) ?? 0n, transfer);
    totals = step.totals;
    for (const [account, balance] of step.changes) balances.set(account, balance);
    codes.push(...step.alarms.map(({ code }) => code));
  }
  return { totals, balances, codes };
}

const mint = { from: ZERO, to: SHARE, tokens: 100n };

test('behavior: what is minted is supply and a reserve, which is no owner', () => {
  expect(foldAll([mint]).totals).toEqual({ supply: 100n, burned: 0n, owners: 0, reserves: [SHARE] });
});

test('behavior: who receives tokens owns them until the last is gone', () => {
  const { totals, balances } = foldAll([mint, { from: SHARE, to: APE, tokens: 30n }]);
  expect({ owners: totals.owners, ape: balances.get(APE) }).toEqual({ owners: 1, ape: 30n });
  const gone = foldAll([
    mint,
    { from: SHARE, to: APE, tokens: 30n },
    { from: APE, to: BEE, tokens: 29n },
    { from: APE, to: SHARE, tokens: 1n },
  ]);
  expect([gone.totals.owners, gone.balances.get(APE), gone.balances.get(BEE)]).toEqual([1, 0n, 29n]);
});

test('behavior: an owner to whom tokens are minted becomes a reserve', () => {
  const { totals } = foldAll([
    mint,
    { from: SHARE, to: APE, tokens: 30n },
    { from: ZERO, to: APE, tokens: 1n },
  ]);
  expect(totals).toEqual({ supply: 101n, burned: 0n, owners: 0, reserves: [SHARE, APE] });
});

test('behavior: what is burned is no supply any more', () => {
  const { totals, balances } = foldAll([mint, { from: SHARE, to: ZERO, tokens: 40n }]);
  expect({ totals, balances: [...balances] }).toEqual({
    totals: { supply: 60n, burned: 40n, owners: 0, reserves: [SHARE] },
    balances: [[SHARE, 60n]],
  });
});

test.for([
  ['of nothing', { from: APE, to: BEE, tokens: 0n }],
  ['to oneself', { from: SHARE, to: SHARE, tokens: 5n }],
] as const)('behavior: a transfer %s changes nothing', ([, transfer]) => {
  expect(accountsOf(transfer)).toEqual([]);
  expect(foldAll([mint, transfer])).toEqual(foldAll([mint]));
});

test.for([
  ['minted', mint, [SHARE]],
  ['burned', { from: APE, to: ZERO, tokens: 1n }, [APE]],
  ['sent', { from: APE, to: BEE, tokens: 1n }, [APE, BEE]],
] as const)('behavior: what is %s touches the balances of its accounts alone', ([, transfer, touched]) => {
  expect(accountsOf(transfer)).toEqual(touched);
});

test('behavior: sending all there is contradicts nothing', () => {
  expect(foldAll([mint, { from: SHARE, to: APE, tokens: 100n }]).codes).toEqual([]);
});

test('error: sending more than there is is recorded and raised', () => {
  const { balances, codes } = foldAll([{ from: APE, to: BEE, tokens: 3n }]);
  expect([...balances]).toEqual([
    [APE, -3n],
    [BEE, 3n],
  ]);
  expect(codes).toEqual(['OVERDRAWN']);
});

test('behavior: whatever is transferred, balances add up to the supply and owners are those with one', () => {
  const account = fc.constantFrom(...accounts, ZERO);
  const transfer = fc.record({ from: account, to: account, tokens: fc.bigInt({ min: 0n, max: 50n }) });
  fc.assert(
    fc.property(fc.array(transfer, { maxLength: 60 }), (random) => {
      // Zero to zero moves nothing that a token could have.
      const transfers = random.filter(({ from, to }) => from !== to || from !== ZERO);
      const { totals, balances } = foldAll(transfers);
      const sum = [...balances.values()].reduce((a, b) => a + b, 0n);
      const minted = transfers.filter(({ from, to }) => from === ZERO && to !== ZERO);
      const reserves = new Set(minted.filter(({ tokens }) => tokens > 0n).map(({ to }) => to));
      const owners = [...balances].filter(([who, balance]) => balance > 0n && !reserves.has(who));
      expect(totals.supply).toBe(sum);
      expect(totals.owners).toBe(owners.length);
      expect(new Set(totals.reserves)).toEqual(reserves);
      expect(totals.supply + totals.burned).toBe(minted.reduce((all, { tokens }) => all + tokens, 0n));
    }),
  );
});

test('behavior: what is known to be ours is no owner, whether tokens are minted to it or sent later', () => {
  const [pool, ann] = [`0x${'0e'.repeat(20)}`, `0x${'0a'.repeat(20)}`] as const;
  const balances = new Map<string, bigint>();
  const owners: number[] = [];
  let totals = holdersBut([pool]);
  for (const transfer of [
    { from: `0x${'00'.repeat(20)}`, to: pool, tokens: 9n },
    { from: pool, to: ann, tokens: 9n },
    { from: ann, to: pool, tokens: 4n },
  ] as const) {
    const step = foldTransfer(totals, (account) => balances.get(account) ?? 0n, transfer);
    for (const [account, balance] of step.changes) balances.set(account, balance);
    totals = step.totals;
    owners.push(totals.owners);
  }
  expect(owners).toEqual([0, 1, 1]);
  expect(totals.reserves).toEqual([pool]);
});
