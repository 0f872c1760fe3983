// The server's settings, read from environment variables and checked once at start.
import { LOCAL_CHAIN_ID, publicRpcUrl } from '@lilape/domain/chains';
import { textToTokens } from '@lilape/wire/text';
import { type AdminSettings, readAdmin } from '#admin/settings.ts';
import { readChain } from '#chain/settings.ts';
import { type KeeperSettings, readKeeper } from '#keeper/settings.ts';
import { type BackupSettings, readBackup } from '#backup/settings.ts';
import { LOG_LEVELS, type LogLevel } from '#log.ts';
import { type TelegramSettings, readTelegram } from '#posts/settings.ts';
import { withSecretFiles } from '#secret-files.ts';
import { ConfigError, type Env, httpUrl, privateKey, whole } from '#settings.ts';
import { type PublishingSettings, readPublishing } from '#studio/publishing-settings.ts';

export const ROLES = ['api', 'watcher', 'worker', 'keeper'] as const;
export type Role = (typeof ROLES)[number];

/** Whoever answers visitors needs more connections than a watcher or a worker. */
const API_POOL = 10;
const OTHER_POOL = 3;
/** Longer than a proxy takes to notice. */
const DRAIN_MS = 5_000;

/** The key of the branch on the local chain, known to the whole world. */
export const LOCAL_BRANCH_KEY = `0x${'b4'.repeat(32)}` as const;

export type Config = {
  readonly roles: ReadonlySet<Role>;
  readonly host: string;
  /** 0 lets the system choose. */
  readonly port: number;
  /** Port of health and metrics where the role `api` is not among ours; 0 lets the system choose. */
  readonly statusPort: number;
  readonly chainId: number;
  /** One or two endpoints of the same chain. May hold keys: never shown. */
  readonly rpcUrls: readonly string[];
  /** Whether they are two, of two companies. */
  readonly isCompared: boolean;
  /** Least time between the beginnings of two looks of a watcher at the chain, milliseconds. */
  readonly paceMs: number;
  /** The endpoint that pages and wallets get. */
  readonly publicRpcUrl: string;
  /** The local stack's laboratory, set by `npm start`; undefined with any other chain. */
  readonly labUrl: string | undefined;
  /** undefined: the embedded Postgres in `dataDir`. */
  readonly databaseUrl: string | undefined;
  /** A copy that follows it, for reads of the ledger; undefined: there is none. */
  readonly replicaUrl: string | undefined;
  readonly dataDir: string;
  /** Connections that this process keeps for its queries, at most; one for the lead and one for LISTEN come on top. */
  readonly databasePool: number;
  /** How long requests are still served after SIGTERM while proxies are sent elsewhere, milliseconds. */
  readonly drainMs: number;
  /** Proxies in front of the server whose X-Forwarded-For and X-Forwarded-Proto are believed; 0: none. */
  readonly trustedProxyHops: number;
  /** Whether pages may reach WalletConnect's relay. */
  readonly allowsWalletConnect: boolean;
  /** Key whose vouchers the collection takes; undefined: nothing can be minted here. Never shown. */
  readonly studioKey: `0x${string}` | undefined;
  /** Key of the order in which apes come to the branch; undefined: nothing can be minted here. Never shown. */
  readonly branchKey: `0x${string}` | undefined;
  /** Who may be admin. */
  readonly admin: AdminSettings;
  /** Origin of the site; null where it is not known. */
  readonly siteUrl: string | null;
  /** Origin that the metadata of apes names: the site's, on the local chain else where it listens. */
  readonly apesUrl: string;
  /** Where apes are kept and pinned beside the data folder. */
  readonly publishing: PublishingSettings;
  /** Where backups go; null: none are taken. */
  readonly backup: BackupSettings | null;
  /** Servers of drand that are asked for signatures, without a slash at the end; empty: none is. */
  readonly beaconUrls: readonly string[];
  /** Where posts and alarms are sent; null where there is no bot. */
  readonly telegram: TelegramSettings | null;
  /** With which key calls are sent that anyone may send; null where nobody does here. */
  readonly keeper: KeeperSettings | null;
  /** Less than this free for rewards of new stakes is reported as an alarm, base units of LILAPE; 0: never. */
  readonly lowPoolTokens: bigint;
  readonly logLevel: LogLevel;
};

/** The settings of the environment and of the files that it names; unset and empty variables take their default. @throws ConfigError for a bad value */
export function readConfig(settings: Env): Config {
  const env = withSecretFiles(settings);
  const chainId = whole(env, 'CHAIN_ID', LOCAL_CHAIN_ID, 1, Number.MAX_SAFE_INTEGER);
  const { rpcUrls, isCompared, paceMs } = readChain(env, chainId);
  const siteUrl = readSiteUrl(env);
  const port = whole(env, 'PORT', 3000, 0, 65_535);
  const studioKey = privateKey(env, 'STUDIO_KEY');
  const branchKey = readBranchKey(env, chainId, studioKey);
  if (studioKey !== undefined && siteUrl === null && chainId !== LOCAL_CHAIN_ID)
    throw new ConfigError(
      'STUDIO_KEY needs LILAPE_SITE_URL: the metadata of an ape names the site, and never changes once it is minted.',
    );
  const roles = readRoles(env);
  return {
    roles,
    host: env['HOST'] || '127.0.0.1',
    port,
    statusPort: whole(env, 'STATUS_PORT', 0, 0, 65_535),
    chainId,
    rpcUrls,
    isCompared,
    paceMs,
    publicRpcUrl: readPublicRpcUrl(env, chainId, rpcUrls),
    labUrl: readLabUrl(env, chainId),
    databaseUrl: readDatabaseUrl(env),
    replicaUrl: readReplicaUrl(env),
    dataDir: env['DATA_DIR'] || './.data',
    databasePool: whole(env, 'DATABASE_POOL', roles.has('api') ? API_POOL : OTHER_POOL, 2, 1_000),
    drainMs: whole(env, 'DRAIN_MS', chainId === LOCAL_CHAIN_ID ? 0 : DRAIN_MS, 0, 60_000),
    trustedProxyHops: whole(env, 'TRUST_PROXY', 0, 0, 10),
    allowsWalletConnect: Boolean(env['WALLETCONNECT_PROJECT_ID']),
    studioKey,
    branchKey,
    admin: readAdmin(env, { chainId, hasSite: siteUrl !== null }),
    siteUrl,
    apesUrl: siteUrl ?? `http://127.0.0.1:${port}`,
    publishing: readPublishing(env),
    backup: readBackup(env),
    beaconUrls: readBeaconUrls(env),
    telegram: readTelegram(env),
    keeper: readKeeperOf(env, roles),
    lowPoolTokens: textToTokens(
      String(whole(env, 'LOW_REWARD_POOL', 1_000_000_000_000, 0, Number.MAX_SAFE_INTEGER)),
    ),
    logLevel: readLogLevel(env),
  };
}

/** The same for a command that an operator runs beside the server: a password in the settings is for the first start alone. @throws ConfigError */
export const readCommandConfig = (settings: Env): Config =>
  readConfig({ ...settings, ADMIN_PASSWORD: '', ADMIN_PASSWORD_FILE: '' });

function readRoles(env: Env): ReadonlySet<Role> {
  const text = env['ROLE'] || 'all';
  if (text === 'all') return new Set(ROLES);
  const words = text.split(',').map((word) => word.trim());
  const roles = ROLES.filter((role) => words.includes(role));
  if (words.some((word) => !roles.some((role) => role === word)))
    throw new ConfigError(`ROLE must be "all" or a list of ${ROLES.join(', ')}, not "${text}".`);
  return new Set(roles);
}

/** Who runs as a keeper has a key. */
function readKeeperOf(env: Env, roles: ReadonlySet<Role>): KeeperSettings | null {
  const keeper = readKeeper(env);
  const isNamed = (env['ROLE'] || 'all') !== 'all' && roles.has('keeper');
  if (isNamed && keeper === null) throw new ConfigError('ROLE names keeper, but KEEPER_KEY is not set.');
  return keeper;
}

function readPublicRpcUrl(env: Env, chainId: number, rpcUrls: readonly string[]): string {
  const text = env['PUBLIC_RPC_URL'] || '';
  if (text !== '') return httpUrl('PUBLIC_RPC_URL', text);
  // Only the local chain's own endpoint is known to hold no key.
  const fallback = chainId === LOCAL_CHAIN_ID ? rpcUrls[0] : publicRpcUrl(chainId);
  if (fallback === undefined || fallback === null)
    throw new ConfigError(`PUBLIC_RPC_URL must be set for chain ${chainId}: the endpoint that wallets get.`);
  return fallback;
}

function readLabUrl(env: Env, chainId: number): string | undefined {
  const text = env['LAB_URL'] || '';
  if (text === '') return undefined;
  if (chainId !== LOCAL_CHAIN_ID) throw new ConfigError('LAB_URL is for the local chain only.');
  return httpUrl('LAB_URL', text);
}

function readDatabaseUrl(env: Env, name = 'DATABASE_URL'): string | undefined {
  const text = env[name] || '';
  if (text === '') return undefined;
  if (!URL.canParse(text) || !/^postgres(ql)?:$/.test(new URL(text).protocol))
    throw new ConfigError(`${name} must be a URL such as postgres://user:password@host:5432/name.`);
  return text;
}

function readReplicaUrl(env: Env): string | undefined {
  const url = readDatabaseUrl(env, 'DATABASE_REPLICA_URL');
  if (url !== undefined && readDatabaseUrl(env) === undefined)
    throw new ConfigError('DATABASE_REPLICA_URL needs DATABASE_URL: the embedded database has no replica.');
  return url;
}

/** The key of the branch, without which no ape is offered; on the local chain everybody knows it. @throws ConfigError where it is the studio's */
function readBranchKey(
  env: Env,
  chainId: number,
  studioKey: `0x${string}` | undefined,
): `0x${string}` | undefined {
  const key = privateKey(env, 'BRANCH_KEY') ?? (chainId === LOCAL_CHAIN_ID ? LOCAL_BRANCH_KEY : undefined);
  if (key !== undefined && key.toLowerCase() === studioKey?.toLowerCase())
    throw new ConfigError(
      'BRANCH_KEY must not be STUDIO_KEY: it is published once all apes are minted, and the other never is.',
    );
  return key;
}

function readSiteUrl(env: Env): string | null {
  const text = env['LILAPE_SITE_URL'] || '';
  return text === '' ? null : new URL(httpUrl('LILAPE_SITE_URL', text)).origin;
}

function readBeaconUrls(env: Env): readonly string[] {
  const texts = (env['BEACON_URLS'] || '').split(',').map((text) => text.trim());
  return texts.filter((text) => text !== '').map((text) => httpUrl('BEACON_URLS', text).replace(/\/+$/, ''));
}

function readLogLevel(env: Env): LogLevel {
  const text = env['LOG_LEVEL'] || 'info';
  const level = LOG_LEVELS.find((candidate) => candidate === text);
  if (level === undefined)
    throw new ConfigError(`LOG_LEVEL must be one of ${LOG_LEVELS.join(', ')}, not "${text}".`);
  return level;
}
