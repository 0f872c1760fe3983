// The API for tests: a real server over a real database, with a chain that answers what the test sets.
import type { Address } from '@lilape/domain/address';
import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import { adminAccess } from '#admin/access.ts';
import { type Api, startApi } from '#api.ts';
import { localBeacon } from '#draws/beacon/local.ts';
import type { BeaconSource } from '#draws/beacon/source.ts';
import { LOCAL_BRANCH_KEY } from '#config.ts';
import { createLog } from '#log.ts';
import type { ChainHead } from '#chain/head.ts';
import type { ChainReads, ChainTransaction, PoolSlots, StudioSigner } from '#chain/reads.ts';
import type { Deployment } from '@lilape/contracts/deployment';
import { localAddress, localPrivateKey } from '@lilape/contracts/deploy/local-config';
import { isSignedByKey } from '#chain/signed-by.ts';
import { createMetrics } from '#metrics.ts';
import type { TelegramSettings } from '#posts/settings.ts';
import type { PinTimes } from '#studio/pins/times.ts';
import { NO_PUBLISHING, type PublishingSettings } from '#studio/publishing-settings.ts';
import { openStudio } from '#studio/studio.ts';
import { TEST_DEPLOYMENT } from '#testing/api-ledger.ts';

/** The chain as the test says it is; `isDown` makes every call fail. */
export type ScriptedChain = ChainReads & {
  transactions: Map<string, ChainTransaction>;
  balances: Map<string, bigint>;
  isDown: boolean;
  /** Its newest block, as the health answer sees it. */
  newest: ChainHead;
  /** Look-ups of transactions so far. */
  lookups: number;
  /** Whose vouchers the collection takes. */
  signer: StudioSigner;
  /** Time of its newest block, Unix seconds; 0: long before the ledger's. */
  timeSeconds: number;
  /** What the pools say that are asked for, in their order. */
  poolSlots: readonly PoolSlots[];
  /** Signatures that contracts take, in lower case. */
  contractSignatures: Set<string>;
  /** By contract, in lower case. */
  owners: Map<Address, Address>;
};

const NO_POOL: PoolSlots = { sqrtPriceX96: 0n, liquidity: 0n };

export function scriptChain(): ScriptedChain {
  const answer = async <T>(value: T): Promise<T> => {
    if (chain.isDown) throw new Error('connect ECONNREFUSED');
    return value;
  };
  const chain: ScriptedChain = {
    transactions: new Map(),
    balances: new Map(),
    isDown: false,
    newest: { number: 103n, timeSeconds: 0 },
    lookups: 0,
    signer: { signer: localAddress('studioSigner'), epoch: 1n },
    studioSigner: () => answer(chain.signer),
    pass: (method) => answer({ method }),
    timeSeconds: 0,
    headTimeSeconds: () => answer(chain.timeSeconds),
    contractSignatures: new Set(),
    owners: new Map(),
    ownerOf: (contract) => answer(chain.owners.get(contract) ?? null),
    isSignedBy: async (signed) =>
      (await isSignedByKey(signed)) || answer(chain.contractSignatures.has(signed.signature.toLowerCase())),
    poolSlots: [],
    pools: (_manager, poolIds) => answer(poolIds.map((_, at) => chain.poolSlots[at] ?? NO_POOL)),
    mintPriceWei: () => answer(9_000_000_000_000_000n),
    head: () => answer(chain.newest),
    transaction(hash) {
      chain.lookups += 1;
      return answer(chain.transactions.get(hash) ?? { status: 'unknown' });
    },
    lilapeBalance: (_lilape, owner) => answer({ tokens: chain.balances.get(owner) ?? 0n, block: 103n }),
    ethPrice: () => answer({ answer: 370_000_000_000n, decimals: 8, updatedAtSeconds: 1_800_000_000 }),
    holdings: ({ holders, owned }) =>
      answer({
        block: 103n,
        timeSeconds: 1_800_000_206,
        supply: 420_690_000_000_000n * 10n ** 18n,
        treasury: '0x23618e81e3f5cdf7f54c3d65f7fbc0abf5b21e8f',
        saleUnits: { USDT: 10_000_000_000n, USDC: 2_501_000_001n },
        lilapeOf: new Map(holders.map((holder) => [holder, chain.balances.get(holder.toLowerCase()) ?? 0n])),
        ownerOf: new Map(owned.map((address) => [address, '0x70997970c51812dc3a010c7d01b50e0d17dc79c8'])),
      }),
  };
  return chain;
}

export type ApiRig = {
  readonly api: Api;
  readonly chain: ScriptedChain;
  readonly url: string;
  readonly logLines: string[];
  request(path: string, init?: RequestInit): Promise<Response>;
  post(body: unknown, path?: string): Promise<Response>;
  /** Resolves when the API has seen this version of the ledger, or a later one. */
  untilVersion(version: bigint): Promise<void>;
  close(): Promise<void>;
};

export type ApiRigOptions = {
  readonly pool: pg.Pool;
  readonly databaseUrl: string;
  /** A copy that follows the database; none unless given. */
  readonly replica?: pg.Pool;
  /** Folder of a studio's files; without, there is no studio. */
  readonly studioFolder?: string;
  readonly publishing?: PublishingSettings;
  readonly pinTimes?: Partial<PinTimes>;
  /** A real chain in place of the scripted one. */
  readonly real?: { readonly chain: ChainReads; readonly deployment: Deployment };
  /** Where signatures of the beacon come from; the local chain's unless given. */
  readonly beacon?: BeaconSource | null;
  readonly isPrepared?: () => boolean;
  readonly limitClock?: () => number;
  /** Unix milliseconds; the real time unless given. */
  readonly clock?: () => number;
  readonly trustedProxyHops?: number;
  /** Hash of the admin password; without, the database's own counts. */
  readonly adminPasswordHash?: string;
  /** Wallets that may sign in; none unless given. */
  readonly adminWallets?: readonly `0x${string}`[];
  readonly pages?: Readonly<Record<string, string>>;
  /** Where posts go; nowhere unless given. */
  readonly telegram?: TelegramSettings;
};

const SITE_URL = 'https://lilape.example';

const PAGES = {
  'index.html': '<!doctype html><title>LilApe</title>',
  '404.html': '<!doctype html><title>404</title>',
};

/** Starts the API on a random port. */
export async function startApiRig(options: ApiRigOptions): Promise<ApiRig> {
  const pageFolder = await writePages(options.pages ?? PAGES);
  const chain = scriptChain();
  const deployment = options.real?.deployment ?? TEST_DEPLOYMENT;
  const logLines: string[] = [];
  const log = createLog('debug', (line) => logLines.push(line));
  const metrics = createMetrics();
  const studio =
    options.studioFolder === undefined
      ? null
      : await openStudio({
          deployment,
          key: localPrivateKey('studioSigner'),
          branchKey: LOCAL_BRANCH_KEY,
          folder: options.studioFolder,
          publishing: options.publishing ?? NO_PUBLISHING,
          log,
          metrics,
          ...(options.pinTimes === undefined ? {} : { pinTimes: options.pinTimes }),
          thumbnailFolder: path.join(options.studioFolder, 'thumbnails'),
          siteUrl: SITE_URL,
          db: options.pool,
          chain: options.real?.chain ?? chain,
          ...(options.clock === undefined ? {} : { clock: options.clock }),
        });
  const api = await startApi({
    config: {
      host: '127.0.0.1',
      port: 0,
      publicRpcUrl: 'http://127.0.0.1:8545',
      siteUrl: SITE_URL,
      labUrl: undefined,
      dataDir: tmpdir(),
      trustedProxyHops: options.trustedProxyHops ?? 0,
      allowsWalletConnect: false,
    },
    version: '0.1.0',
    ...(options.isPrepared === undefined ? {} : { isPrepared: options.isPrepared }),
    deployment,
    studio,
    telegram: options.telegram ?? null,
    beacon: options.beacon === undefined ? localBeacon : options.beacon,
    admin: adminAccess(
      { hash: options.adminPasswordHash ?? null, wallets: options.adminWallets ?? [] },
      options.pool,
    ),
    pool: options.pool,
    databaseUrl: options.databaseUrl,
    replica: options.replica ?? null,
    chain: options.real?.chain ?? chain,
    pageFolder,
    log,
    metrics,
    ...(options.clock === undefined ? {} : { clock: options.clock }),
    ...(options.limitClock === undefined ? {} : { limitClock: options.limitClock }),
  });
  const request = async (path: string, init?: RequestInit) => api.app.request(path, init);
  return {
    api,
    chain,
    logLines,
    url: `http://127.0.0.1:${api.port}`,
    request,
    post: (body, at = '/api/buy') =>
      request(at, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
    async untilVersion(version) {
      const limitMs = performance.now() + 60_000;
      while ((api.parts.feed.snapshot()?.version ?? 0n) < version || api.parts.page() === null) {
        if (performance.now() > limitMs) throw new Error(`version ${version} was not seen`);
        await wait(5);
      }
    },
    async close() {
      await api.close();
      await rm(pageFolder, { recursive: true, force: true });
    },
  };
}

async function writePages(pages: Readonly<Record<string, string>>): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'lilape-page-'));
  for (const [name, text] of Object.entries(pages)) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await writeFile(path.join(folder, name), text);
  }
  return folder;
}
