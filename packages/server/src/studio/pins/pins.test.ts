// Files to pin: who waits for one learns when it is confirmed, or in words what is the matter.
import type { AppError } from '@lilape/domain/app-error';
import { describe, expect, test } from 'vitest';
import type { PinFault, Pinned } from '#studio/pins/pinner.ts';
import { enqueue } from '#studio/pins/queue.ts';
import { readWaitingPins } from '#studio/pins/read-pins.ts';
import { PIN_TIMES } from '#studio/pins/times.ts';
import { until } from '#testing/ledger.ts';
import { ALONE, BUSY_KEEPER, codeOf, fail, usePinRig } from '#testing/pin-rig.ts';

const [A, B] = ['bafkrei-a', 'bafkrei-b'];
const rig = usePinRig();

test('args: decision 89 "pinned before signed": who waits does so for 10 s; tries come again after 1 s, and once a minute at most', () => {
  expect(PIN_TIMES).toEqual({
    patienceMs: 10_000,
    pollMs: 300,
    lookMs: 1_000,
    leaseMs: 60_000,
    firstRetryMs: 1_000,
    lastRetryMs: 60_000,
  });
});

test('behavior: files are confirmed once each, whoever asks and however often', async () => {
  const pins = [await rig.open(), await rig.open(), await rig.open()];
  await Promise.all(pins.flatMap((each) => [each.confirm([A, B]), each.confirm([B, A]), each.confirm([A])]));
  expect(rig.asked.map(({ cid }) => cid).toSorted()).toEqual([A, B]);
  expect(await rig.totals()).toEqual({ pinned: 2, waiting: 0, oldestSeconds: 0 });
  // Of what is known nobody is asked again, not even the database.
  await rig.database.pool.query('truncate app.pins');
  await pins[0]?.confirm([A, B]);
  expect((await rig.totals()).pinned).toBe(0);
});

test('behavior: what a service takes on is asked about until it is confirmed, by its number', async () => {
  rig.answer = () => (rig.asked.length < 4 ? { isPinned: false, requestId: 'r1' } : { isPinned: true });
  const pins = await rig.open();
  expect(await codeOf(pins.confirm([A]))).toBe('confirmed');
  expect(rig.asked.map(({ requestId }) => requestId)).toEqual([null, 'r1', 'r1', 'r1']);
});

test('behavior: a number outlives a silence, and not a refusal', async () => {
  rig.answer = (order) => {
    if (rig.asked.length === 1) return { isPinned: false, requestId: 'r1' };
    if (rig.asked.length === 2) return fail('away')();
    if (rig.asked.length === 3) return fail('refused')();
    return { isPinned: order.requestId === null, requestId: 'r1' };
  };
  const pins = await rig.open({ ...ALONE, firstRetryMs: 1 });
  await until(
    async () => (await codeOf(pins.confirm([A]))) === 'confirmed',
    () => 'it was never pinned',
  );
  expect(rig.asked.map(({ requestId }) => requestId)).toEqual([null, 'r1', 'r1', null]);
});

test('error: who cannot wait any longer gets an error; the file is pinned all the same', async () => {
  const slow = Promise.withResolvers<Pinned>();
  rig.answer = () => slow.promise;
  const pins = await rig.open({ ...BUSY_KEEPER, patienceMs: 30 });
  expect(await codeOf(pins.confirm([A]))).toBe('MINT_PIN_PENDING');
  slow.resolve({ isPinned: true });
  await until(
    async () => (await rig.totals()).pinned === 1,
    () => 'it was never pinned',
  );
  await pins.confirm([A]);
  expect(rig.asked.length).toBe(1);
});

describe('error: a pinner that fails', () => {
  test.each<[PinFault, string]>([
    ['away', 'MINT_PIN_AWAY'],
    ['busy', 'MINT_PIN_BUSY'],
    ['refused', 'MINT_PIN_REFUSED'],
    ['untrue', 'MINT_PIN_UNTRUE'],
    ['failed', 'MINT_PIN_FAILED'],
  ])('as %s is reported in words, and not asked again at once', async (fault, code) => {
    rig.answer = fail(fault);
    const pins = await rig.open();
    expect(await codeOf(pins.confirm([A]))).toBe(code);
    expect(await codeOf(pins.confirm([A]))).toBe(code);
    expect(rig.asked.length).toBe(1);
    expect(await readWaitingPins(rig.database.pool, 10)).toMatchObject([
      { cid: A, tokenId: null, tries: 1, fault, details: `The pinner is ${fault}.` },
    ]);
  });

  test.each<[PinFault, number]>([
    ['away', 1],
    ['busy', 1],
    ['refused', 2],
    ['untrue', 2],
  ])('as %s is asked for another file %d times in all', async (fault, times) => {
    rig.answer = fail(fault);
    const pins = await rig.open();
    await codeOf(pins.confirm([A]));
    await codeOf(pins.confirm([B]));
    expect(rig.asked.length).toBe(times);
  });

  test('as busy says for how long, and is left alone until then', async () => {
    rig.answer = fail('busy', 120_000);
    const error = await (await rig.open()).confirm([A]).catch((thrown: unknown) => thrown as AppError);
    expect(error).toMatchObject({ code: 'MINT_PIN_BUSY', values: { seconds: 120 } });
  });

  test('may not send us away for longer than ten minutes', async () => {
    rig.answer = fail('busy', 1e12);
    const error = await (await rig.open()).confirm([A]).catch((thrown: unknown) => thrown as AppError);
    expect(error).toMatchObject({ values: { seconds: 600 } });
  });

  test('in a way that nobody foresaw fails that file, and says no more than that', async () => {
    rig.answer = () => {
      throw new TypeError('secret');
    };
    expect(await codeOf((await rig.open()).confirm([A]))).toBe('MINT_PIN_FAILED');
    expect(await readWaitingPins(rig.database.pool, 1)).toMatchObject([{ details: 'A fault of ours.' }]);
  });
});

test('behavior: whoever asks when the next try is due has it made at once', async () => {
  rig.answer = fail('refused');
  const pins = await rig.open({ ...ALONE, firstRetryMs: 30 });
  expect(await codeOf(pins.confirm([A]))).toBe('MINT_PIN_REFUSED');
  rig.answer = () => ({ isPinned: true });
  const { rows } = await rig.database.pool.query(
    `select pg_sleep_until(next_try_at + interval '1 millisecond') from app.pins`,
  );
  expect(rows.length).toBe(1);
  expect(await codeOf(pins.confirm([A]))).toBe('confirmed');
});

test.each([
  [0, 100],
  [1, 150],
  [2, 225],
  [3, 338],
  [99, 500],
])('args: after %d tries that failed the next comes after %d s', async (tries, seconds) => {
  rig.answer = fail('busy');
  const pins = await rig.open({ ...ALONE, firstRetryMs: 100_000, lastRetryMs: 500_000 });
  await rig.database.pool.query('insert into app.pins (cid, tries) values ($1, $2)', [A, tries]);
  const error = await pins.confirm([A]).catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({ code: 'MINT_PIN_BUSY', values: { seconds } });
});

test('behavior: of many files four are sent at a time, whether somebody waits for them or the keeper sends them', async () => {
  let [running, most] = [0, 0];
  rig.answer = async () => {
    running += 1;
    most = Math.max(most, running);
    await rig.database.pool.query('select pg_sleep(0.02)');
    running -= 1;
    return { isPinned: true };
  };
  const cids = Array.from({ length: 16 }, (_, n) => `bafkrei-${n}`);
  await enqueue(rig.database.pool, cids.slice(8));
  const pins = await rig.open(BUSY_KEEPER);
  expect(await codeOf(pins.confirm(cids.slice(0, 8)))).toBe('confirmed');
  await until(
    async () => (await rig.totals()).pinned === 16,
    () => `asked ${rig.asked.length} times`,
  );
  expect([most, rig.asked.length]).toEqual([4, 16]);
});

test('error: a file that is gone for good says so and does not stop the others', async () => {
  const pins = await rig.open(ALONE, { gone: A });
  expect(await codeOf(pins.confirm([A, B]))).toBe('MINT_PIN_FAILED');
  await until(
    async () => (await rig.totals()).pinned === 1,
    () => 'the other was never pinned',
  );
  expect(rig.asked.map(({ cid }) => cid)).toEqual([B]);
});

test('error: more than may wait are refused at once', async () => {
  const slow = Promise.withResolvers<Pinned>();
  const pins = await rig.open({ ...ALONE, patienceMs: 60_000 });
  // Those who have what they waited for wait no more, and are not counted twice.
  await pins.confirm(['bafkrei-before']);
  rig.answer = () => slow.promise;
  const waiting = Array.from({ length: 64 }, () => codeOf(pins.confirm([A])));
  expect(await codeOf(pins.confirm([B]))).toBe('MINT_PIN_PENDING');
  slow.resolve({ isPinned: true });
  expect(new Set(await Promise.all(waiting))).toEqual(new Set(['confirmed']));
});
