// The limits: 50 reads and 10 writes a second with twice that at once, 20 streams, by client, on a clock of the test's own.
import { describe, expect, test } from 'vitest';
import { createLimiter } from './limiter.ts';

function limiterAt() {
  const clock = { nowMs: 0 };
  return { clock, limiter: createLimiter(() => clock.nowMs) };
}
const takeUntilRefused = (take: () => number) => {
  let taken = 0;
  while (take() === 0) taken += 1;
  return taken;
};

describe('a network', () => {
  test.each([
    ['203.0', (n: number) => `203.0.${n >> 8}.${n & 255}`],
    ['2001:db8:1', (n: number) => `2001:db8:1:${n.toString(16)}::/64`],
  ])('behavior: %s opens as many streams as 50 clients, however many addresses it has', (_name, clientAt) => {
    const { limiter } = limiterAt();
    let open = 0;
    for (let n = 1; n <= 500; n++) while (limiter.openStream(clientAt(n))) open += 1;
    expect(open).toBe(1_000);
    expect(limiter.openStream('198.51.100.1')).toBe(true);
    limiter.closeStream(clientAt(1));
    expect(limiter.openStream(clientAt(499))).toBe(true);
  });

  test('behavior: it reads as much as 50 clients', () => {
    const { clock, limiter } = limiterAt();
    let taken = 0;
    for (let n = 0; n < 100; n++) taken += takeUntilRefused(() => limiter.take('read', `203.0.1.${n}`));
    expect(taken).toBe(5_000);
    expect(limiter.take('read', '203.1.1.1')).toBe(0);
    clock.nowMs += 1_000;
    taken = 0;
    for (let n = 0; n < 100; n++) taken += takeUntilRefused(() => limiter.take('read', `203.0.1.${n}`));
    expect(taken).toBe(2_500);
  });
});

describe('createLimiter', () => {
  test.each([
    ['read', 100, 50],
    ['write', 20, 10],
  ] as const)('behavior: a burst of %s is %i, then %i a second', (kind, burst, perSecond) => {
    const { clock, limiter } = limiterAt();
    expect(takeUntilRefused(() => limiter.take(kind, 'a'))).toBe(burst);
    clock.nowMs += 1_000;
    expect(takeUntilRefused(() => limiter.take(kind, 'a'))).toBe(perSecond);
    clock.nowMs += 3_600_000;
    expect(takeUntilRefused(() => limiter.take(kind, 'a'))).toBe(burst);
  });

  test('behavior: 5 attempts at a password, then one every 10 seconds', () => {
    const { clock, limiter } = limiterAt();
    expect(takeUntilRefused(() => limiter.take('login', 'a'))).toBe(5);
    expect(limiter.take('login', 'a')).toBe(10);
    clock.nowMs += 10_000;
    expect(takeUntilRefused(() => limiter.take('login', 'a'))).toBe(1);
  });

  test('behavior: 50,000 clients are remembered, and of more the oldest is forgotten', () => {
    const { limiter } = limiterAt();
    const come = (count: number) => {
      for (let n = 0; n < count; n++) limiter.take('read', `client ${n}`);
    };
    takeUntilRefused(() => limiter.take('login', 'first'));
    come(49_999);
    expect(limiter.take('login', 'first')).toBe(10);
    come(50_000);
    expect(limiter.take('login', 'first')).toBe(0);
  });

  test('behavior: one client does not use up another', () => {
    const { limiter } = limiterAt();
    takeUntilRefused(() => limiter.take('write', 'a'));
    expect(limiter.take('write', 'b')).toBe(0);
    expect(limiter.take('read', 'a')).toBe(0);
  });

  test('behavior: a refusal says how many whole seconds to wait', () => {
    const { limiter } = limiterAt();
    takeUntilRefused(() => limiter.take('write', 'a'));
    expect(limiter.take('write', 'a')).toBe(1);
  });

  test('behavior: 20 streams a client, and a closed one makes room', () => {
    const { limiter } = limiterAt();
    for (let i = 0; i < 20; i++) expect(limiter.openStream('a')).toBe(true);
    expect(limiter.openStream('a')).toBe(false);
    expect(limiter.openStream('b')).toBe(true);
    limiter.closeStream('a');
    expect(limiter.openStream('a')).toBe(true);
  });

  test('behavior: what others counted is taken off, at most one burst', () => {
    const { clock, limiter } = limiterAt();
    limiter.addElsewhere({ kind: 'write', client: 'a', used: 5 });
    expect(takeUntilRefused(() => limiter.take('write', 'a'))).toBe(15);
    limiter.addElsewhere({ kind: 'write', client: 'a', used: 1_000_000 });
    expect(limiter.take('write', 'a')).toBe(3);
    clock.nowMs += 2_100;
    expect(limiter.take('write', 'a')).toBe(0);
    limiter.addElsewhere({ kind: 'stream', client: 'a', used: 20 });
    expect(limiter.openStream('a')).toBe(false);
  });

  test('behavior: streams that are open elsewhere leave room for the rest', () => {
    const { limiter } = limiterAt();
    limiter.addElsewhere({ kind: 'stream', client: 'a', used: 19 });
    expect([limiter.openStream('a'), limiter.openStream('a')]).toEqual([true, false]);
    limiter.addElsewhere({ kind: 'stream', client: 'a', used: 0 });
    expect(limiter.openStream('a')).toBe(true);
    limiter.addElsewhere({ kind: 'stream', client: 'b', used: 1 });
    for (let i = 0; i < 19; i++) expect(limiter.openStream('b')).toBe(true);
    expect(limiter.openStream('b')).toBe(false);
  });

  test('behavior: that the last stream was closed is reported once, and never again', () => {
    const { limiter } = limiterAt();
    limiter.openStream('a');
    limiter.openStream('a');
    limiter.closeStream('a');
    expect(limiter.takeUse()).toEqual([{ kind: 'stream', client: 'a', used: 1 }]);
    limiter.closeStream('a');
    expect(limiter.takeUse()).toEqual([{ kind: 'stream', client: 'a', used: 0 }]);
    expect(limiter.takeUse(true)).toEqual([]);
  });

  test('behavior: use is reported once', () => {
    const { limiter } = limiterAt();
    limiter.take('read', 'a');
    limiter.take('read', 'a');
    limiter.openStream('b');
    expect(limiter.takeUse()).toEqual([
      { kind: 'read', client: 'a', used: 2 },
      { kind: 'stream', client: 'b', used: 1 },
    ]);
    expect(limiter.takeUse()).toEqual([]);
    expect(limiter.takeUse(true)).toEqual([{ kind: 'stream', client: 'b', used: 1 }]);
  });
});

test('behavior: what is worth more than one request takes as much, and waits until all of that is there', () => {
  const { clock, limiter } = limiterAt();
  expect(limiter.take('played', 'a', 2_900)).toBe(0);
  expect(limiter.take('played', 'a', 300)).toBe(20);
  expect(limiter.take('played', 'a', 100)).toBe(0);
  clock.nowMs += 29_900;
  expect(limiter.take('played', 'a', 300)).toBe(1);
  clock.nowMs += 100;
  expect(limiter.take('played', 'a', 300)).toBe(0);
  expect(limiter.takeUse()).toEqual([{ kind: 'played', client: 'a', used: 3_300 }]);
});
