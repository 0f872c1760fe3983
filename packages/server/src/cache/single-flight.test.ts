// Look-ups: one a key, kept while the stamp holds, refused when too many wait.
import { AppError } from '@lilape/domain/app-error';
import { describe, expect, test } from 'vitest';
import { createSingleFlight } from './single-flight.ts';

const limits = { maxKept: 2, maxRunning: 1, maxWaiting: 1 };

function gate() {
  const opened = Promise.withResolvers<string>();
  return { look: () => opened.promise, open: opened.resolve, fail: opened.reject };
}

describe('createSingleFlight', () => {
  test('behavior: those who ask together share one look-up, and so do those who ask later', async () => {
    const flights = createSingleFlight<string>(limits);
    let looks = 0;
    const look = async () => `answer ${++looks}`;
    const together = await Promise.all(Array.from({ length: 100 }, () => flights.get('a', '1', look)));
    expect(new Set(together)).toEqual(new Set(['answer 1']));
    expect(await flights.get('a', '1', look)).toBe('answer 1');
    expect(await flights.get('a', '2', look)).toBe('answer 2');
  });

  test('behavior: the oldest answers are forgotten', async () => {
    const flights = createSingleFlight<string>(limits);
    let looks = 0;
    const look = async () => `answer ${++looks}`;
    for (const key of ['a', 'b', 'c', 'a']) await flights.get(key, '1', look);
    expect(looks).toBe(4);
    await flights.get('c', '1', look);
    expect(looks).toBe(4);
  });

  test('error: more than may run and wait are refused, and room comes back', async () => {
    const flights = createSingleFlight<string>(limits);
    const first = gate();
    const second = gate();
    const running = flights.get('a', '1', first.look);
    const waiting = flights.get('b', '1', second.look);
    await expect(flights.get('c', '1', second.look)).rejects.toEqual(new AppError('SERVICE_UNAVAILABLE'));
    first.open('a is here');
    second.open('b is here');
    expect(await Promise.all([running, waiting])).toEqual(['a is here', 'b is here']);
    expect(await flights.get('c', '1', async () => 'c is here')).toBe('c is here');
    expect(flights.running).toBe(0);
  });

  test('error: a failure is not kept', async () => {
    const flights = createSingleFlight<string>(limits);
    await expect(flights.get('a', '1', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
    expect(await flights.get('a', '1', async () => 'back')).toBe('back');
  });
});
