import { setTimeout as wait } from 'node:timers/promises';
import { beforeEach, expect, test } from 'vitest';
import { type KeptRead, createKeptRead } from './kept-read.ts';

let nowMs: number;
let asked: number;
let answer: () => Promise<number>;
let kept: KeptRead<number>;

beforeEach(() => {
  nowMs = 0;
  asked = 0;
  answer = async () => asked;
  const read = () => {
    asked += 1;
    return answer();
  };
  kept = createKeptRead(read, 10_000, () => nowMs);
});

const silent = () => new Promise<number>(() => undefined);
const away = () => Promise.reject(new Error('away'));

test('behavior: it is asked once while it is fresh, and by all together', async () => {
  expect(await Promise.all([kept.current(), kept.current()])).toEqual([1, 1]);
  nowMs = 9_999;
  expect(await kept.current()).toBe(1);
  expect(asked).toBe(1);
});

test('behavior: an answer that is no longer fresh is given at once while a newer one is fetched', async () => {
  await kept.current();
  const newer = Promise.withResolvers<number>();
  answer = () => newer.promise;
  nowMs = 10_000;
  expect(await kept.current()).toBe(1);
  expect(await kept.current()).toBe(1);
  expect(asked).toBe(2);
  newer.resolve(7);
  await wait(0);
  expect(await kept.current()).toBe(7);
});

test('behavior: after a long silence the newer answer is waited for, but not for long', async () => {
  await kept.current();
  nowMs = 60_000;
  expect(await kept.current()).toBe(2);
  answer = silent;
  nowMs = 120_000;
  expect(await kept.current()).toBe(2);
});

test('error: while it fails the last answer is given, and it is asked again after a second', async () => {
  await kept.current();
  answer = away;
  nowMs = 70_000;
  expect(await kept.current()).toBe(1);
  nowMs = 70_999;
  expect(await kept.current()).toBe(1);
  expect(asked).toBe(2);
  answer = async () => 9;
  nowMs = 71_000;
  expect(await kept.current()).toBe(9);
});

test('error: before there was an answer the failure is thrown, and the next who asks asks again', async () => {
  answer = away;
  await expect(kept.current()).rejects.toThrow('away');
  answer = async () => 5;
  expect(await kept.current()).toBe(5);
});
