// The API over a ledger of a few blocks with an admin signed in: for tests of launches and applications.
import type { Address } from '@lilape/domain/address';
import { Client } from 'pg';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { HASH, PASSWORD, cookieOf } from '#testing/admin-rig.ts';
import { startTestLedger } from '#testing/api-ledger.ts';
import { type ApiRig, startApiRig } from '#testing/api-rig.ts';
import { type TestDatabase, openTestDatabase } from '#testing/postgres.ts';

const PAGE = { host: 'lilape.example', origin: 'https://lilape.example', 'x-forwarded-proto': 'https' };
const ZERO: Address = `0x${'0'.repeat(40)}`;
const BILLION = 10n ** 27n;

/** Holders of each tier but the second, and one who holds too little. */
export const [ANN, BOB, CAT, DAN] = ['a1', 'b2', 'c3', 'd4'].map((end) => `0x${end.padStart(40, '0')}`) as [
  Address,
  Address,
  Address,
  Address,
];

export type LaunchRig = {
  readonly api: ApiRig;
  readonly database: TestDatabase;
  /** Sets the chain's time, Unix seconds. */
  readonly at: (timeSeconds: number) => void;
  /** Puts the limits' clock forward by an hour. */
  readonly later: () => void;
  /** As the admin, unless `isStranger`. */
  readonly send: (
    method: string,
    path: string,
    body?: unknown,
    call?: { isStranger?: boolean; from?: string; type?: string },
  ) => Promise<Response>;
  readonly read: (path: string) => Promise<Record<string, unknown>>;
};

/** A rig for all tests of a file; launches and applications are emptied before each. */
export function useLaunchRig(): LaunchRig {
  let database: TestDatabase;
  let api: ApiRig;
  let cookie = '';
  let limitNowMs = 0;
  const rig: LaunchRig = {
    get api() {
      return api;
    },
    get database() {
      return database;
    },
    at: (timeSeconds) => void (api.chain.timeSeconds = timeSeconds),
    later: () => void (limitNowMs += 3_600_000),
    send: (method, path, body, { isStranger = false, from = '192.0.2.7', type = 'application/json' } = {}) =>
      api.request(path, {
        method,
        headers: {
          ...PAGE,
          'x-forwarded-for': from,
          ...(body === undefined ? {} : { 'Content-Type': type }),
          ...(isStranger ? {} : { cookie }),
        },
        ...(body === undefined
          ? {}
          : { body: body instanceof Uint8Array ? new Uint8Array(body) : JSON.stringify(body) }),
      }),
    read: async (path) => (await (await rig.send('GET', path)).json()) as Record<string, unknown>,
  };
  beforeAll(async () => {
    database = await openTestDatabase();
    await fill(database);
    api = await startApiRig({
      pool: database.pool,
      databaseUrl: database.url,
      trustedProxyHops: 1,
      adminPasswordHash: HASH,
      limitClock: () => limitNowMs,
    });
    const { rows } = await database.pool.query<{ version: string }>('select version from watch.progress');
    await api.untilVersion(BigInt(rows[0]?.version ?? 0));
    cookie = cookieOf(await rig.send('POST', '/api/admin/login', { password: PASSWORD }));
  });
  beforeEach(async () => {
    rig.later();
    await database.pool.query(
      'truncate app.launches, app.launch_changes, app.launch_snapshots, app.applications restart identity',
    );
  });
  afterAll(async () => {
    await api.close();
    await database.drop();
  });
  return rig;
}

async function fill({ url }: TestDatabase): Promise<void> {
  const client = new Client(url);
  await client.connect();
  const ledger = await startTestLedger(client);
  await ledger.block([], 'a', {
    holders: [
      { from: ZERO, to: ANN, tokens: BILLION / 10n },
      { from: ZERO, to: BOB, tokens: 10n * BILLION },
      { from: ZERO, to: CAT, tokens: 50n * BILLION },
      { from: ZERO, to: DAN, tokens: BILLION / 10n - 1n },
    ],
  });
  await ledger.heads(101, 101);
  await ledger.index();
  await ledger.note();
  await client.end();
}
