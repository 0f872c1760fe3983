// What the routes are made of; `main` builds it, tests build their own.
import type { OpenAPIHono } from '@hono/zod-openapi';
import type { Pool } from 'pg';
import type { AdminAccess } from '#admin/access.ts';
import type { ApiEnv, ClientOf } from '#http/requests.ts';
import type { Limiter } from '#http/limiter.ts';
import type { PageFiles } from '#http/page-files.ts';
import type { BeaconSource } from '#draws/beacon/source.ts';
import type { Feed } from '#live/feed.ts';
import type { Hub } from '#live/hub.ts';
import type { HotReads, Publication } from '#live/publication.ts';
import type { Log } from '#log.ts';
import type { Metrics } from '#metrics.ts';
import type { LedgerReads } from '#ledger/replica.ts';
import type { Probe } from '#chain/probe.ts';
import type { TelegramState } from '#posts/telegram-state.ts';
import type { ChainReads } from '#chain/reads.ts';
import type { SiteWatch } from '#site/watch-site.ts';
import type { Studio } from '#studio/studio.ts';
import type { Deployment } from '@lilape/contracts/deployment';

export type ApiParts = {
  /** Whether the process is about to end, so that new requests should go to another. */
  readonly isDraining: () => boolean;
  /** Whether the database has the tables of this program; while it starts they may be missing, or those of an older one. */
  readonly isPrepared: () => boolean;
  readonly version: string;
  readonly deployment: Deployment;
  readonly publicRpcUrl: string;
  /** Origin of the site without a slash at its end, null where it is not known. */
  readonly siteUrl: string | null;
  /** Where the local stack's laboratory is; undefined elsewhere. */
  readonly labUrl: string | undefined;
  /** Folder of everything that is kept beside the database. */
  readonly dataDir: string;
  readonly trustedProxyHops: number;
  /** Whether the settings name a place for backups. */
  readonly hasBackup: boolean;
  /** Whether two endpoints of two companies are compared. */
  readonly isCompared: boolean;
  readonly db: Pick<Pool, 'query' | 'connect'>;
  /** Where what may come from a replica is read. */
  readonly reads: LedgerReads;
  readonly chain: ChainReads;
  /** How each endpoint of the chain is. */
  readonly probe: () => Promise<Probe>;
  /** null where the deployment has no collection, or this server no key for it. */
  readonly studio: Studio | null;
  /** Where signatures of the beacon come from; null where nobody is asked. */
  readonly beacon: BeaconSource | null;
  /** How the bot and its group are. */
  readonly telegram: () => Promise<TelegramState>;
  /** Who may be admin. */
  readonly admin: AdminAccess;
  readonly feed: Feed;
  readonly hot: HotReads;
  readonly hub: Hub;
  readonly publication: Publication;
  readonly limiter: Limiter;
  readonly clientOf: ClientOf;
  /** What of the site changes without a build. */
  readonly site: SiteWatch;
  /** The built page; null until there is one. */
  readonly page: () => PageFiles | null;
  readonly log: Log;
  readonly metrics: Metrics;
  /** Unix milliseconds. */
  readonly clock: () => number;
};

export type ApiApp = OpenAPIHono<ApiEnv>;
