// What is asked for by an id that nobody has is 404, whatever it is of, with a code that says what is unknown.
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestLedger } from '#testing/api-ledger.ts';
import { type ApiRig, startApiRig } from '#testing/api-rig.ts';
import { type TestDatabase, openTestDatabase } from '#testing/postgres.ts';

const NOBODY = '0x90f79bf6eb2c4f870365e785982e1f101e93b906';
let database: TestDatabase;
let rig: ApiRig;

beforeAll(async () => {
  database = await openTestDatabase();
  const client = new Client(database.url);
  await client.connect();
  await (await startTestLedger(client)).note();
  await client.end();
  rig = await startApiRig({ pool: database.pool, databaseUrl: database.url });
  await rig.untilVersion(1n);
});
afterAll(async () => {
  await rig.close();
  await database.drop();
});

test.each([
  ['/api/launchpad/launches/999', 'LAUNCH_UNKNOWN'],
  ['/api/launchpad/launches/999/entrants', 'LAUNCH_UNKNOWN'],
  [`/api/launchpad/launches/999/wallets/${NOBODY}`, 'LAUNCH_UNKNOWN'],
  ['/api/draws/999', 'DRAW_UNKNOWN'],
  ['/api/draws/999/beacon', 'DRAW_UNKNOWN'],
  ['/api/game/replays/999', 'GAME_REPLAY_UNKNOWN'],
  ['/api/apes/9999', 'NOT_FOUND'],
])('error: %s is %s', async (path, code) => {
  const answer = await rig.request(path);
  const body = (await answer.json()) as { code?: string };
  expect([answer.status, body.code]).toEqual([404, code]);
});
