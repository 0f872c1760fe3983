import { createHmac } from 'node:crypto';
import {
  type Mac,
  branchAfter,
  branchKeyHash,
  branchOrder,
  createBranch,
  holdOf,
  isFreeFor,
  macOf,
  pickFor,
  shownTo,
} from '@lilape/domain/apes/branch';
import { expect, test } from 'vitest';
import { traitIndexesOf } from './traits.ts';

const key = new Uint8Array(32).fill(7);
/** The same as `macOf`, quicker. */
const mac: Mac = (text) => createHmac('sha256', key).update(text).digest('hex');
const order = branchOrder(mac);
const ANN = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const BOB = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';

// Computed with Python's hmac and hashlib.
test('behavior: the order is that of HMAC-SHA256 of the ids, and the hash of the key is SHA-256', () => {
  expect(order).toHaveLength(9_900);
  expect(order.slice(0, 5)).toEqual([9_799, 6_887, 2_717, 9_719, 115]);
  expect(order.slice(238, 245)).toEqual([1_550, 8_468, 279, 3_138, 9_814, 7_533, 9_232]);
  expect(order.slice(-3)).toEqual([7_549, 4_432, 7_324]);
  expect(Math.max(...order)).toBe(9_900);
  expect(new Set(order).size).toBe(9_900);
  expect(macOf(key)('1')).toBe(mac('1'));
  expect(branchKeyHash(key)).toBe('0x4bb06f8e4e3a7715d201d573d0aa423762e55dabd61a2c02278fa56cc6d294e0');
});

test('behavior: the branch is the first 240, and the next of the order climbs after each mint, held for who minted', () => {
  const branch = branchAfter(order, [
    { id: 6_887, to: ANN, timeSeconds: 1_000 },
    { id: 10_000, to: BOB, timeSeconds: 1_000 },
    { id: 279, to: BOB, timeSeconds: 1_002 },
  ]);
  expect(branch.perched.size).toBe(240);
  expect(branch.minted).toBe(2);
  expect([6_887, 279].map((id) => branch.perched.has(id))).toEqual([false, false]);
  expect(branch.perched.get(3_138)).toEqual({ wallet: BOB.toLowerCase(), untilSeconds: 1_602 });
  expect(branch.strays).toEqual([]);
  expect(branchAfter(order, []).perched.get(9_799)).toBeNull();
});

test('behavior: a hold is over after ten minutes, and keeps others away until then', () => {
  const { perched } = branchAfter(order, [{ id: 6_887, to: ANN, timeSeconds: 1_000 }]);
  expect(holdOf(perched, 279, 1_599)).toEqual({ wallet: ANN.toLowerCase(), untilSeconds: 1_600 });
  expect(holdOf(perched, 279, 1_600)).toBeNull();
  expect([ANN, BOB].map((wallet) => isFreeFor(perched, 279, wallet, 1_599))).toEqual([true, false]);
  expect(isFreeFor(perched, 279, BOB, 1_600)).toBe(true);
  expect(isFreeFor(perched, 3_138, ANN, 1_600)).toBe(false);
});

test('behavior: a quarter of the branch is held at most, and the hold that was first ends first', () => {
  const branch = createBranch([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11], 8);
  for (const id of [1, 2]) branch.mint({ id, to: ANN, timeSeconds: 100 });
  expect([...branch.perched].filter(([, hold]) => hold !== null).map(([id]) => id)).toEqual([9, 10]);
  branch.mint({ id: 3, to: BOB, timeSeconds: 101 });
  expect([...branch.perched].filter(([, hold]) => hold !== null).map(([id]) => id)).toEqual([10, 11]);
  branch.mint({ id: 10, to: ANN, timeSeconds: 102 });
  expect([...branch.perched].filter(([, hold]) => hold !== null).map(([id]) => id)).toEqual([11]);
});

test('behavior: what was minted from elsewhere is listed, makes nothing climb and never climbs itself', () => {
  const branch = createBranch([1, 2, 3, 4, 5], 2);
  branch.mint({ id: 3, to: ANN, timeSeconds: 0 });
  expect([...branch.perched.keys()]).toEqual([1, 2]);
  branch.mint({ id: 1, to: ANN, timeSeconds: 0 });
  expect([...branch.perched.keys()]).toEqual([2, 4]);
  expect(branch.strays).toEqual([3]);
});

test('behavior: at the end the branch holds what is left, then nothing', () => {
  const branch = createBranch([1, 2, 3], 2);
  for (const id of [1, 2]) branch.mint({ id, to: ANN, timeSeconds: 0 });
  expect([...branch.perched.keys()]).toEqual([3]);
  branch.mint({ id: 3, to: ANN, timeSeconds: 0 });
  expect(branch.perched.size).toBe(0);
  expect(pickFor(mac, branch.perched, ANN, 0)).toBeNull();
  expect(shownTo(mac, branch.perched, ANN, 0)).toEqual([]);
});

// Computed with Python's hmac and hashlib.
test('behavior: a wallet that names none is offered the same ape twice, and another wallet another', () => {
  const { perched } = branchAfter(order, []);
  expect(pickFor(mac, perched, ANN, 0)).toBe(3_983);
  expect(pickFor(mac, perched, ANN.toLowerCase(), 9_999)).toBe(3_983);
  expect(pickFor(mac, perched, BOB, 0)).toBe(8_642);
  const after = branchAfter(order, [{ id: 3_983, to: BOB, timeSeconds: 0 }]);
  expect(pickFor(mac, after.perched, ANN, 0)).toBe(631);
});

test('behavior: a wallet is shown 24: its picks, and a third that changes with every turn', () => {
  const { perched } = branchAfter(order, []);
  const [first, same, second] = [0, 599, 600].map((now) => shownTo(mac, perched, ANN, now));
  expect(first?.slice(0, 3)).toEqual([3_983, 631, 4_089]);
  expect(new Set(first).size).toBe(24);
  expect(same).toEqual(first);
  expect(second?.slice(0, 16)).toEqual(first?.slice(0, 16));
  expect(second?.slice(16)).not.toEqual(first?.slice(16));
});

test('behavior: what is held for a wallet is the first that it is shown, and others see it too in their turn', () => {
  const { perched } = branchAfter(order, [{ id: 6_887, to: ANN, timeSeconds: 1_000 }]);
  expect(shownTo(mac, perched, ANN, 1_100)[0]).toBe(279);
  const turns = Array.from({ length: 28 }, (_, turn) => shownTo(mac, perched, BOB, turn * 600));
  expect(new Set(turns.flat()).size).toBe(240);
});

test('behavior: what a wallet is offered is the first that it is shown, where the first of its order is held for another', () => {
  const { perched } = branchAfter(order, []);
  const held = new Map([...perched, [3_983, { wallet: BOB.toLowerCase(), untilSeconds: 600 }]]);
  expect(pickFor(mac, held, ANN, 0)).toBe(631);
  const shown = shownTo(mac, held, ANN, 0);
  expect(shown[0]).toBe(631);
  expect(shown).toContain(3_983);
  expect(new Set(shown).size).toBe(24);
  expect(shownTo(mac, held, BOB, 0)[0]).toBe(3_983);
});

test('behavior: apes beside each other wear other hats, where one hat is not most of what is shown', () => {
  const { perched } = branchAfter(order, []);
  const shown = shownTo(mac, perched, ANN, 0);
  const hats = shown.map((id) => traitIndexesOf(id).hats);
  expect(hats.filter((hat, place) => hat === hats[place + 1])).toEqual([]);
  expect(shownTo(mac, perched, ANN, 0)).toEqual(shown);
  const alike = new Map([5, 10, 15, 1].map((id) => [id, null]));
  expect(shownTo(mac, alike, ANN, 0).indexOf(1)).toBe(1);
});

test('behavior: three hundred wallets of one hand see nothing but the branch', () => {
  const branch = createBranch(order, 24);
  branch.mint({ id: 6_887, to: ANN, timeSeconds: 0 });
  const { perched } = branch;
  const first = new Set(order.slice(0, 25).filter((id) => id !== 6_887));
  const wallets = Array.from({ length: 300 }, (_, index) => `0x${String(index).padStart(40, '0')}`);
  const picks = new Set(wallets.map((wallet) => pickFor(mac, perched, wallet, 0) ?? 0));
  const climbed = order[24] ?? 0;
  expect(picks).toEqual(new Set([...first].filter((id) => id !== climbed)));
  const shown = new Set(wallets.flatMap((wallet) => shownTo(mac, perched, wallet, 0)));
  expect(shown).toEqual(first);
});
