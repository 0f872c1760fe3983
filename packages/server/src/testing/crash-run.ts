// Kills a part of the server again and again while people buy, and counts what the ledger makes of it.
import { setTimeout as wait } from 'node:timers/promises';
import { migrate } from '#postgres/migrate.ts';
import { readPurchasesChangedSince } from '#ledger/sale/purchases.ts';
import { type Database, openDatabase } from '#postgres/database.ts';
import { type TestChain, startTestChain } from '#testing/chain.ts';
import { purchaseAct } from '#testing/acts.ts';
import { otherActs } from '#testing/actions.ts';
import { SILENT_LOG, partsUnlikeRebuilt, until, untilAtHead } from '#testing/ledger.ts';
import { type Random, seededRandom } from '#testing/random.ts';
import { type ServerProcess, startServerProcess } from '#testing/server-process.ts';
import { startWatcher } from '#watcher/start.ts';

export const CRASH_TARGETS = ['watcher', 'postgres', 'api'] as const;
export type CrashTarget = (typeof CRASH_TARGETS)[number];

export type CrashOptions = {
  readonly target: CrashTarget;
  readonly kills: number;
  readonly purchases: number;
  readonly seed: number;
  /** Empty folder for the database. */
  readonly dataDir: string;
  readonly tell?: (sentence: string) => void;
};

export type CrashReport = {
  readonly kills: number;
  readonly bought: number;
  readonly lost: number;
  readonly creditedTwice: number;
  /** Parts of the ledger that are not, byte for byte, as in one rebuilt from nothing afterwards. */
  readonly unlikeRebuilt: readonly string[];
};

/** A transaction that the chain took in. */
type Sent = { readonly hash: string; readonly raw: string };

type Rig = { chain: TestChain; database: Database; random: Random };

/** Something that can be killed at a bad moment and comes back. */
type Victim = { strike(): Promise<void>; end(): Promise<void> };

const LONGEST_LIFE_MS = 150;

/** Runs the kills with the purchases spread over them. What is not the target runs undisturbed. */
export async function crashRun(options: CrashOptions): Promise<CrashReport> {
  const [chain, database] = await Promise.all([startTestChain(), openDatabase({ dataDir: options.dataDir })]);
  await migrate(database.pool);
  const rig = { chain, database, random: seededRandom(options.seed) };
  const endSequencer = chain.startSequencer();
  const victim = VICTIMS[options.target](rig);
  try {
    const hashes: string[] = [];
    const sent: Sent[] = [];
    for (let kill = 1; kill <= options.kills; kill++) {
      const share = Math.floor((options.purchases * kill) / options.kills) - hashes.length;
      const buying = buySome(rig, share);
      await victim.strike();
      const some = await buying;
      hashes.push(...some.bought);
      sent.push(...some.sent);
      if (kill % 20 === 0) options.tell?.(`${kill} kills of the ${options.target}`);
    }
    await endSequencer();
    const left = await sendAgain(chain, sent);
    if (left > 0) options.tell?.(`${left} transactions were left by the chain and sent again`);
    await chain.mine(10);
    await untilAtHead(database.pool, chain);
    return { kills: options.kills, ...(await compare(rig, hashes)) };
  } finally {
    await endSequencer();
    await victim.end();
    await database.close();
    await chain.stop();
  }
}

/** Buys `count` times; beside each purchase something happens that the other projections read. */
async function buySome(
  { chain, random }: Rig,
  count: number,
): Promise<{ readonly bought: readonly string[]; readonly sent: readonly Sent[] }> {
  const bought: string[] = [];
  const sent: Sent[] = [];
  for (let i = 0; i < count; i++) {
    const order = {
      buyer: random.below(chain.buyers.length),
      coin: random.chance(0.5) ? ('USDT' as const) : ('USDC' as const),
      units: 1_000_000n + BigInt(random.below(1_000_000)),
    };
    const signed = await chain.sign([purchaseAct(chain.sale, order), ...otherActs(chain, random)]);
    for (const [place, { raw }] of signed.entries()) {
      const hash = await chain.rpc<string>('eth_sendRawTransaction', raw);
      sent.push({ hash, raw });
      if (place === 0) bought.push(hash);
    }
  }
  return { bought, sent };
}

/**
 * Sends again what the chain has not mined, in the order in which it was sent; how much that was. On a busy machine anvil
 * may leave one behind that comes while its account's one before is being mined, and with it all that follow.
 */
async function sendAgain(chain: TestChain, sent: readonly Sent[]): Promise<number> {
  await chain.mine();
  const left: Sent[] = [];
  for (const each of sent)
    if ((await chain.rpc<object | null>('eth_getTransactionReceipt', each.hash)) === null) left.push(each);
  for (const { hash } of left) await chain.rpc('anvil_dropTransaction', hash);
  for (const { raw } of left) await sendUnlessThere(chain, raw);
  return left.length;
}

/** One that is mined at last while it is dropped stays there. */
async function sendUnlessThere(chain: TestChain, raw: string): Promise<void> {
  try {
    await chain.rpc('eth_sendRawTransaction', raw);
  } catch (error) {
    if (!String(error).includes('transaction already imported')) throw error;
  }
}

async function compare({ chain, database }: Rig, hashes: readonly string[]) {
  const purchases = await readPurchasesChangedSince(database.pool, 0n, 1_000_000);
  const credited = purchases.map(({ txHash }) => txHash as string);
  const distinct = new Set(credited);
  return {
    bought: hashes.length,
    lost: hashes.filter((hash) => !distinct.has(hash)).length,
    creditedTwice: credited.length - distinct.size,
    unlikeRebuilt: await partsUnlikeRebuilt(database, chain),
  };
}

const VICTIMS: Readonly<Record<CrashTarget, (rig: Rig) => Victim>> = {
  watcher: watcherVictim,
  postgres: postgresVictim,
  api: apiVictim,
};

function serverEnv({ chain, database }: Rig, role: string): Record<string, string> {
  return { ROLE: role, PORT: '0', DATABASE_URL: database.url, RPC_URL: chain.rpcUrl };
}

/** Killed shortly after it starts to write. */
function watcherVictim(rig: Rig): Victim {
  const env = serverEnv(rig, 'watcher');
  let server: ServerProcess = startServerProcess(env);
  return {
    strike: async () => {
      await server.logged('watcher.leading');
      await wait(rig.random.below(LONGEST_LIFE_MS));
      await server.kill();
      server = startServerProcess(env);
    },
    end: () => server.kill(),
  };
}

/** Killed shortly after the ledger has been written to again. */
function postgresVictim(rig: Rig): Victim {
  const { chain, database, random } = rig;
  const watcher = startWatcher({
    databaseUrl: database.url,
    rpcUrls: [chain.rpcUrl],
    subject: chain.subject,
    log: SILENT_LOG,
  });
  let version: string | null = null;
  return {
    strike: async () => {
      version = await untilWritten(database, version);
      await wait(random.below(LONGEST_LIFE_MS));
      const pid = database.serverPid();
      if (pid === null) throw new Error('The database is not ours to kill.');
      process.kill(pid, 'SIGKILL');
      await until(
        async () => database.serverPid() !== pid,
        () => 'Postgres was not started again',
      );
    },
    end: () => watcher.stop(),
  };
}

/** Waits until the ledger has another version than `before`, and returns it. */
function untilWritten(database: Database, before: string | null): Promise<string> {
  return until(
    async () => {
      const version = await readVersion(database).catch(() => null);
      return version === before ? null : version;
    },
    () => `the ledger is not written to after version ${before}`,
  );
}

async function readVersion(database: Database): Promise<string | null> {
  const { rows } = await database.pool.query<{ version: string }>('select version from watch.progress');
  return rows[0]?.version ?? null;
}

/** Killed while it hears of a purchase. */
function apiVictim(rig: Rig): Victim {
  const watcher = startWatcher({
    databaseUrl: rig.database.url,
    rpcUrls: [rig.chain.rpcUrl],
    subject: rig.chain.subject,
    log: SILENT_LOG,
  });
  const env = serverEnv(rig, 'api');
  let server: ServerProcess = startServerProcess(env);
  return {
    strike: async () => {
      const { url } = await server.logged('api.listening');
      const reported = tellOfPurchases(rig, String(url));
      await wait(rig.random.below(LONGEST_LIFE_MS));
      await server.kill();
      await reported;
      server = startServerProcess(env);
    },
    end: async () => {
      await server.kill();
      await watcher.stop();
    },
  };
}

/** Posts the newest purchases until the server is gone. */
async function tellOfPurchases({ chain, database }: Rig, url: string): Promise<void> {
  const [purchase] = await readPurchasesChangedSince(database.pool, 0n, 1);
  const body = JSON.stringify({
    userAddress: purchase?.buyer ?? chain.buyers[0],
    ethAmount: String(Number(purchase?.chargedUnits ?? 1_000_000n) / 1e6),
    ethTxHash: purchase?.txHash ?? `0x${'0'.repeat(64)}`,
    paymentMethod: purchase?.coin ?? 'USDT',
  });
  const headers = { 'content-type': 'application/json' };
  for (;;) {
    const response = await fetch(`${url}/api/buy`, { method: 'POST', body, headers }).catch(() => null);
    // The server was killed: what was sent to it is on the chain all the same.
    if (response === null) return;
    if (response.status === 500) throw new Error(`The server failed: ${await response.text()}`);
    await response.text().catch(() => undefined);
  }
}
