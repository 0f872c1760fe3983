import type { GiveawayBody } from '@lilape/wire/draws';
import { expect, test } from 'vitest';
import { hasEntrants, isFixed, isOpenToLookup, isOverdue, stageOf } from './stage.ts';

const due = Date.parse('2026-11-22T12:00:00Z');

function answer(status: GiveawayBody['status'], drawn?: 'open') {
  const draw = drawn && { status: drawn, roundTime: '2026-11-22T12:00:00Z' };
  return { body: { status, draw: draw ?? null } as GiveawayBody, hasFailed: false };
}

test('behavior: before the first answer it asks, and says where that did not come', () => {
  expect(stageOf({ body: null, hasFailed: false }, due)).toBe('asking');
  expect(stageOf({ body: null, hasFailed: true }, due)).toBe('failed');
});

test('behavior: what was answered stays though the next answer failed', () => {
  expect(stageOf({ ...answer('running'), hasFailed: true }, due)).toBe('running');
});

test('behavior: an open draw is due to the millisecond of its round', () => {
  expect(stageOf(answer('open', 'open'), due - 1)).toBe('open');
  expect(stageOf(answer('open', 'open'), due)).toBe('due');
});

test('behavior: a round may be exchanged 30 days after its time, to the millisecond, while nobody revealed it', () => {
  const draw = { status: 'open', roundTime: '2026-11-22T12:00:00Z' } as const;
  const from = Date.parse('2026-12-22T12:00:00Z');
  expect(isOverdue(draw, from - 1)).toBe(false);
  expect(isOverdue(draw, from)).toBe(true);
  expect(isOverdue({ ...draw, status: 'revealed' }, from)).toBe(false);
});

test('behavior: a fixed list that nobody is on has no entrants, and still says so of each address', () => {
  const list = { cid: '', root: '0x', block: 1, blockHash: '0x' } as const;
  const ready = { status: 'ready', draw: null } as GiveawayBody;
  expect(stageOf({ body: { ...ready, list }, hasFailed: false }, due)).toBe('ready');
  expect(stageOf({ body: { ...ready, list: null }, hasFailed: false }, due)).toBe('empty');
  expect([isFixed, hasEntrants, isOpenToLookup].map((asks) => asks('empty'))).toEqual([true, false, true]);
});
