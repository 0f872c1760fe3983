// What people hear of a database that is away, and what stays a fault of ours.
import { expect, test } from 'vitest';
import { reachDatabase } from './reach.ts';

const failing = (code: string) => () => Promise.reject(Object.assign(new Error('no'), { code }));

test.each(['57P01', '53300', '08006', 'ECONNREFUSED'])('error: %s is 503', async (code) => {
  await expect(reachDatabase(failing(code))).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
});

test.each(['42P01', '22P02', '23505'])('error: %s is thrown as it is', async (code) => {
  await expect(reachDatabase(failing(code))).rejects.toMatchObject({ code });
});
