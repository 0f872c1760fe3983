import { Client } from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { copyIn } from '#postgres/copy.ts';
import { type TestDatabase, openTestDatabase } from '#testing/postgres.ts';

let database: TestDatabase;
let client: Client;

beforeEach(async () => {
  database = await openTestDatabase();
  client = new Client(database.url);
  await client.connect();
  await client.query('create temporary table numbers (n integer primary key)');
});

afterEach(async () => {
  await client.end();
  await database.drop();
});

const sql = 'copy numbers from stdin';
const numbers = (count: number) => Array.from({ length: count }, (_, n) => n);
const speechless = (n: number) => {
  if (n === 700) throw new Error('no word for 700');
  return `${n}\n`;
};
const sum = async () => {
  const { rows } = await client.query<{ sum: number }>('select coalesce(sum(n), 0)::int as sum from numbers');
  return rows[0]?.sum;
};

test.for([
  [0, 0],
  [1, 0],
  [500, 124_750],
  [1_201, 720_600],
] as const)('behavior: %i rows are all there', async ([count, expected]) => {
  await copyIn(client, { sql, rows: numbers(count), lineOf: (n) => `${n}\n` });
  expect(await sum()).toBe(expected);
});

test('error: a row that Postgres refuses leaves none, and the connection as it was', async () => {
  const rows = [...numbers(1_200), 7];
  await expect(copyIn(client, { sql, rows, lineOf: (n) => `${n}\n` })).rejects.toMatchObject({
    code: '23505',
  });
  expect(await sum()).toBe(0);
});

test('error: a row that cannot be put into words ends the copy alone', async () => {
  await expect(copyIn(client, { sql, rows: numbers(1_000), lineOf: speechless })).rejects.toThrow(
    'no word for 700',
  );
  expect(await sum()).toBe(0);
});
