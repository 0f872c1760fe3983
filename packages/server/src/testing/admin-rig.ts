// The API with an admin password, its log and sessions emptied before each test, and how a browser speaks to it.
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { type ApiRig, type ApiRigOptions, startApiRig } from '#testing/api-rig.ts';
import { type TestDatabase, openTestDatabase } from '#testing/postgres.ts';

/** Of `PASSWORD`, as cheap as is allowed. */
export const HASH = 'argon2id:19456:1:1:bGlsYXBlLXRlc3Qtc2FsdA:1mGD_wSBvJHKSNs9K-izlbpj-BIXcGBNFaVk5FNAqWo';
export const PASSWORD = 'banana-split-1234';
export const ADMIN = '192.0.2.7';
export const STRANGER = '198.51.100.9';
const PAGE = { host: 'lilape.example', origin: 'https://lilape.example', 'x-forwarded-proto': 'https' };

/** From which network, with which cookie, and to which server, where it is not the rig's own. */
export type Call = { from?: string; cookie?: string; headers?: Record<string, string>; on?: ApiRig };
type Answer = Promise<Response>;

export type AdminRig = {
  readonly database: TestDatabase;
  /** Another server on the same database; without a hash the database's own password counts. */
  readonly start: (adminPasswordHash?: string, more?: Partial<ApiRigOptions>) => Promise<ApiRig>;
  /** The rig's own server. */
  readonly api: ApiRig;
  /** Puts the limits' clock forward. */
  readonly later: (ms: number) => void;
  /** Makes whoever was wrong have been so some seconds earlier. */
  readonly rest: (seconds: number) => Promise<unknown>;
  /** The last wrong attempts were made just now, however long a busy machine took for them. */
  readonly justNow: () => Promise<unknown>;
  /** Writes into the log what its own guard would refuse. */
  readonly rewrite: (sql: string) => Promise<void>;
  /** Makes sessions as old as if so many hours had passed. */
  readonly age: (hours: number) => Promise<unknown>;
  readonly post: (path: string, body: unknown, call?: Call) => Answer;
  readonly get: (path: string, call?: Call) => Answer;
  readonly login: (password: string, call?: Call) => Answer;
  readonly wrong: (call: Call) => Answer;
  readonly logout: (scope: string, cookie: string) => Answer;
  /** The cookie of a browser that gave the password. */
  readonly signIn: (call?: Call) => Promise<string>;
  readonly isIn: (cookie: string, on?: ApiRig) => Promise<boolean>;
  readonly actions: (cookie: string) => Promise<Record<string, unknown>[]>;
};

/** A rig for all tests of a file. */
export function useAdminRig(options: Partial<ApiRigOptions> = {}): AdminRig {
  let database: TestDatabase;
  let api: ApiRig;
  let limitNowMs = 0;
  const rig: AdminRig = {
    get database() {
      return database;
    },
    get api() {
      return api;
    },
    start: (adminPasswordHash, more = {}) =>
      startApiRig({
        pool: database.pool,
        databaseUrl: database.url,
        trustedProxyHops: 1,
        limitClock: () => limitNowMs,
        ...(adminPasswordHash === undefined ? {} : { adminPasswordHash }),
        ...more,
      }),
    later: (ms) => void (limitNowMs += ms),
    rest: (seconds) =>
      database.pool.query(`update app.sign_in_misses set at = at - $1 * interval '1 second'`, [seconds]),
    justNow: () => database.pool.query('update app.sign_in_misses set at = clock_timestamp()'),
    rewrite: async (sql) => rewriteLog(database.pool, sql),
    age: (hours) =>
      database.pool.query(
        `update app.sessions set ends_at = ends_at - $1 * interval '1 hour',
           idle_ends_at = idle_ends_at - $1 * interval '1 hour'`,
        [hours],
      ),
    post: (path, body, { from = ADMIN, cookie, headers, on = api } = {}) =>
      on.request(path, {
        method: 'POST',
        headers: {
          ...PAGE,
          'Content-Type': 'application/json',
          'x-forwarded-for': from,
          ...(cookie === undefined ? {} : { cookie }),
          ...headers,
        },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
    get: (path, { from = ADMIN, cookie, on = api } = {}) =>
      on.request(path, {
        headers: { ...PAGE, 'x-forwarded-for': from, ...(cookie === undefined ? {} : { cookie }) },
      }),
    login: (password, call) => rig.post('/api/admin/login', { password }, call),
    wrong: (call) => rig.login('wrong', call),
    logout: (scope, cookie) => rig.post('/api/admin/logout', { scope }, { cookie }),
    signIn: async (call) => cookieOf(await rig.login(PASSWORD, call)),
    isIn: async (cookie, on = api) => {
      const answer = await rig.get('/api/admin/session', { cookie, on });
      return ((await answer.json()) as { session: object | null }).session !== null;
    },
    actions: async (cookie) => {
      const answer = await rig.get('/api/admin/audit', { cookie });
      return ((await answer.json()) as { actions: Record<string, unknown>[] }).actions;
    },
  };
  beforeAll(async () => {
    database = await openTestDatabase();
    api = await rig.start(HASH, options);
  });
  beforeEach(async () => {
    rig.later(3_600_000);
    await database.pool.query(
      'truncate app.sessions, app.sign_in_misses, app.sign_in_nonces, app.admin_password restart identity',
    );
    await rewriteLog(database.pool, 'truncate app.admin_actions restart identity');
  });
  afterAll(async () => {
    await api.close();
    await database.drop();
  });
  return rig;
}

/** As the database's owner, who alone can set its triggers aside. */
export async function rewriteLog(pool: TestDatabase['pool'], sql: string): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query(`begin; set local session_replication_role = replica; ${sql}; commit`);
  } finally {
    client.release();
  }
}

/** The Cookie header of a browser after an answer. */
export const cookieOf = (response: Response): string =>
  response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');

/** Status and code of a refusal. */
export const codeOf = async (response: Response): Promise<unknown[]> => [
  response.status,
  ((await response.json()) as { code?: string }).code,
];
