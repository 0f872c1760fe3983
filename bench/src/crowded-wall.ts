// The site with as many minted apes as one wants: mints that never were on a chain, written by the ledger's own fold.
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { localPrivateKey } from '@lilape/contracts/deploy/local-config';
import { FIRST_ID, LAST_ID } from '@lilape/domain/apes/ids';
import { startApi } from '@lilape/server/api';
import { LOCAL_BRANCH_KEY } from '@lilape/server/config';
import { createLog } from '@lilape/server/log';
import { createMetrics } from '@lilape/server/metrics';
import { type Database, openDatabase } from '@lilape/server/postgres/database';
import { migrate } from '@lilape/server/postgres/migrate';
import { NO_PUBLISHING } from '@lilape/server/studio/publishing-settings';
import { openStudio } from '@lilape/server/studio/studio';
import { TEST_DEPLOYMENT, startTestLedger } from '@lilape/server/testing/api-ledger';
import { scriptChain } from '@lilape/server/testing/api-rig';

import { buildStale } from '../../scripts/stack/build.ts';
import { withTempFolder } from './temp-folder.ts';

const perBlock = 500;
const lookMs = 50;
/** Owners take turns; a few have many. */
const owners = 700;
const zero = `0x${'0'.repeat(40)}` as const;
const pageFolder = join(import.meta.dirname, '../../packages/web/dist/client');

/** Runs `work` on a site where so many apes were minted, in no order that can be seen; the page is built first where it is stale. */
export async function withCrowdedWall<Result>(
  minted: number,
  work: (url: string) => Promise<Result>,
  port = 0,
): Promise<Result> {
  await buildStale();
  return withTempFolder(async (dataDir) => {
    const database = await openDatabase({ dataDir });
    try {
      await migrate(database.pool);
      await mint(database, minted);
      return await serve(database, dataDir, port, work);
    } finally {
      await database.close();
    }
  });
}

async function mint({ pool }: Database, minted: number): Promise<void> {
  const client = await pool.connect();
  try {
    const ledger = await startTestLedger(client);
    const transfers = shuffledIds()
      .slice(0, minted)
      .map((id) => ({ from: zero, to: ownerOf(id), id }));
    for (let first = 0; first < minted; first += perBlock)
      await ledger.block([], 'a', { apes: transfers.slice(first, first + perBlock) });
    if (minted === 0) await ledger.block();
    await ledger.note();
  } finally {
    client.release();
  }
}

/** 7,919 and 10,000 have no divisor in common, so every id comes once. */
function shuffledIds(): number[] {
  return Array.from({ length: LAST_ID }, (_, index) => FIRST_ID + ((index * 7_919) % LAST_ID));
}

function ownerOf(id: number): `0x${string}` {
  return `0x${String(1 + (id % owners)).padStart(40, 'a')}`;
}

async function serve<Result>(
  database: Database,
  dataDir: string,
  port: number,
  work: (url: string) => Promise<Result>,
): Promise<Result> {
  const chain = scriptChain();
  const log = createLog('error');
  const metrics = createMetrics();
  const studio = await openStudio({
    deployment: TEST_DEPLOYMENT,
    key: localPrivateKey('studioSigner'),
    branchKey: LOCAL_BRANCH_KEY,
    folder: join(dataDir, 'published'),
    thumbnailFolder: join(dataDir, 'thumbnails'),
    publishing: NO_PUBLISHING,
    siteUrl: `http://127.0.0.1:${port}`,
    db: database.pool,
    chain,
    log,
    metrics,
  });
  const api = await startApi({
    config: {
      host: '127.0.0.1',
      port,
      publicRpcUrl: 'http://127.0.0.1:8545',
      siteUrl: null,
      labUrl: undefined,
      trustedProxyHops: 0,
      allowsWalletConnect: false,
      dataDir,
    },
    version: 'bench',
    deployment: TEST_DEPLOYMENT,
    pool: database.pool,
    databaseUrl: database.url,
    chain,
    studio,
    pageFolder,
    log,
    metrics,
  });
  try {
    while (api.parts.page() === null || api.parts.feed.snapshot() === null) await wait(lookMs);
    return await work(`http://127.0.0.1:${api.port}`);
  } finally {
    await api.close();
  }
}
