import { type DrawState, type DrawsTotals, NO_DRAWS } from '@lilape/domain/draws/fold';
import { expect, test } from 'vitest';
import { type DrawSaid, type DrawsState, comparedDraws, drawsFindings } from '#ledger/draws/contract.ts';

const HASH = `0x${'ab'.repeat(32)}` as const;
const NOTHING = `0x${'00'.repeat(32)}` as const;
const PRIZES = 500_000_000n * 10n ** 18n;
const none = { differences: [], shortfalls: [], surplus: [] };

const draw: DrawState = {
  id: 1,
  status: 'open',
  root: HASH,
  count: 200,
  totalWeight: 5_000n,
  places: 103,
  round: 77,
  listDigest: HASH,
  signature: null,
  seed: null,
  settledPlaces: 0,
  leftWeight: 5_000n,
  opened: { txHash: HASH, block: 5n, timeSeconds: 6 },
  revealed: null,
  settled: null,
  withdrawn: null,
};
const totals: DrawsTotals = { ...NO_DRAWS, draws: [draw] };
const said: DrawSaid = {
  status: 1,
  root: HASH,
  count: 200n,
  totalWeight: 5_000n,
  places: 103n,
  round: 77n,
  listDigest: HASH,
  seed: NOTHING,
  settledPlaces: 0n,
};

function stateOf(changed: Partial<DrawSaid> = {}, more: Partial<DrawsState> = {}): DrawsState {
  return { drawCount: 1n, heldTokens: PRIZES, draws: new Map([[1, { ...said, ...changed }]]), ...more };
}

test('behavior: a contract that says what its events said, and holds what it may still pay', () => {
  expect(drawsFindings(totals, stateOf())).toEqual(none);
  expect(drawsFindings(totals, stateOf({}, { heldTokens: PRIZES + 1n }))).toEqual(none);
});

test.each<[string, Partial<DrawSaid>]>([
  ['status: events 1, contract 2', { status: 2 }],
  [`root: events ${HASH}, contract ${NOTHING}`, { root: NOTHING }],
  ['entrants: events 200, contract 201', { count: 201n }],
  ['weight: events 5000, contract 5001', { totalWeight: 5_001n }],
  ['places: events 103, contract 102', { places: 102n }],
  ['round: events 77, contract 78', { round: 78n }],
  [`list: events ${HASH}, contract ${NOTHING}`, { listDigest: NOTHING }],
  [`seed: events ${NOTHING}, contract ${HASH}`, { seed: HASH }],
  ['settled: events 0, contract 1', { settledPlaces: 1n }],
])('error: a difference is named: %s', (sentence, changed) => {
  expect(drawsFindings(totals, stateOf(changed))).toEqual({ ...none, differences: [`draw 1, ${sentence}`] });
});

test('error: draws that are not in the events, and a draw that was not asked for', () => {
  expect(drawsFindings(totals, stateOf({}, { drawCount: 2n })).differences).toEqual([
    'draws: events 1, contract 2',
  ]);
  expect(drawsFindings(totals, stateOf({}, { draws: new Map() })).differences).toEqual([
    'draw 1: the contract was not asked',
  ]);
});

test('error: a contract that holds less than its prizes is reported', () => {
  expect(drawsFindings(totals, stateOf({}, { heldTokens: PRIZES - 1n })).shortfalls).toEqual([
    'LILAPE: holds 499999999999999999999999999, must hold 500000000000000000000000000 for prizes',
  ]);
});

test('behavior: before the contract is there, only draws contradict it', () => {
  expect(drawsFindings(NO_DRAWS, null)).toEqual(none);
  expect(drawsFindings(totals, null).differences).toEqual(['there are draws but no contract']);
});

test('behavior: of many draws the giveaway and the newest twenty are compared', () => {
  const draws = Array.from({ length: 22 }, (_, at) => ({ ...draw, id: at + 1 }));
  expect(comparedDraws({ ...totals, draws }).map(({ id }) => id)).toEqual([
    1, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22,
  ]);
});
