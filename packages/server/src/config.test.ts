// The settings: defaults, and one clear sentence for each bad value.
import { describe, expect, test } from 'vitest';
import { LOCAL_BRANCH_KEY, readConfig } from './config.ts';
import { ConfigError } from './settings.ts';

const isCompared = (RPC_URL: string) => readConfig({ RPC_URL }).isCompared;

describe('readConfig', () => {
  test('behavior: nothing set is the local chain, every role, on 127.0.0.1:3000', () => {
    expect(readConfig({})).toEqual({
      roles: new Set(['api', 'watcher', 'worker', 'keeper']),
      host: '127.0.0.1',
      port: 3000,
      statusPort: 0,
      chainId: 31337,
      rpcUrls: ['http://127.0.0.1:8545'],
      isCompared: false,
      paceMs: 0,
      publicRpcUrl: 'http://127.0.0.1:8545',
      labUrl: undefined,
      databaseUrl: undefined,
      replicaUrl: undefined,
      dataDir: './.data',
      databasePool: 10,
      drainMs: 0,
      trustedProxyHops: 0,
      allowsWalletConnect: false,
      studioKey: undefined,
      branchKey: LOCAL_BRANCH_KEY,
      admin: { hash: null, firstPassword: null, wallets: [], includesOwner: false },
      siteUrl: null,
      apesUrl: 'http://127.0.0.1:3000',
      publishing: { bucket: null, kubo: null, pinService: null, gatewayUrl: null },
      backup: null,
      beaconUrls: [],
      telegram: null,
      keeper: null,
      lowPoolTokens: 1_000_000_000_000n * 10n ** 18n,
      logLevel: 'info',
    });
  });

  test.each([
    [{ ROLE: 'watcher' }, 3],
    [{ ROLE: 'watcher,worker' }, 3],
    [{ ROLE: 'api' }, 10],
    [{ ROLE: 'worker', DATABASE_POOL: '7' }, 7],
  ])('behavior: with %j so many connections are kept: %i', (env, connections) => {
    expect(readConfig(env).databasePool).toBe(connections);
  });

  test('behavior: on a real chain requests are served for 5 s after SIGTERM, unless set otherwise', () => {
    const env = { CHAIN_ID: '8453', RPC_URL: 'https://a.one.com,https://a.two.com' };
    expect(readConfig(env).drainMs).toBe(5_000);
    expect(readConfig({ ...env, DRAIN_MS: '0' }).drainMs).toBe(0);
  });

  test('behavior: an endpoint with a key is never the public one', () => {
    const config = readConfig({
      CHAIN_ID: '8453',
      RPC_URL: 'https://base.one.com/key,https://base.two.com/key',
    });
    expect(config.rpcUrls).toEqual(['https://base.one.com/key', 'https://base.two.com/key']);
    expect(config.isCompared).toBe(true);
    expect(config.publicRpcUrl).toBe('https://mainnet.base.org');
  });

  test.each(['https://a.example/key', 'https://a.one.com/key,https://b.one.com/key'])(
    'behavior: on Base %s is enough only where a setting says so',
    (RPC_URL) => {
      const env = { CHAIN_ID: '8453', RPC_URL };
      expect(() => readConfig(env)).toThrow('RPC_URL must name two endpoints of two companies on Base');
      expect(readConfig({ ...env, TRUST_ONE_ENDPOINT: '1' }).isCompared).toBe(false);
      expect(readConfig({ ...env, CHAIN_ID: '84532' }).isCompared).toBe(false);
    },
  );

  test('behavior: two addresses on two machines are two endpoints, two ports of one are not', () => {
    expect(isCompared('http://10.0.0.1:8545,http://10.0.0.2:8545')).toBe(true);
    expect(isCompared('http://[::1]:8545,http://[::2]:8545')).toBe(true);
    expect(isCompared('http://10.0.0.1:8545,http://10.0.0.1:8546')).toBe(false);
  });

  test.each([
    ['8453', {}, 1_000],
    ['84532', {}, 1_000],
    ['31337', {}, 0],
    ['8453', { PACE_MS: '0' }, 0],
    ['31337', { PACE_MS: '250' }, 250],
  ])('behavior: chain %s with %j is looked at every %i ms at most', (CHAIN_ID, set, paceMs) => {
    expect(readConfig({ CHAIN_ID, RPC_URL: 'https://a.one.com,https://a.two.com', ...set }).paceMs).toBe(
      paceMs,
    );
  });

  test('behavior: an empty variable is an unset one', () => {
    expect(readConfig({ PORT: '', RPC_URL: '', ROLE: '' }).port).toBe(3000);
  });

  test('args: several beacons may be listed, with or without a slash behind', () => {
    const urls = 'https://api.drand.sh/, https://drand.cloudflare.com,';
    expect(readConfig({ BEACON_URLS: urls }).beaconUrls).toEqual([
      'https://api.drand.sh',
      'https://drand.cloudflare.com',
    ]);
  });

  test('args: roles may be listed', () => {
    expect(readConfig({ ROLE: 'api, watcher' }).roles).toEqual(new Set(['api', 'watcher']));
  });

  test('behavior: the metadata of apes names the site, and on the local chain where it listens', () => {
    expect(readConfig({ LILAPE_SITE_URL: 'https://lilape.example/' }).apesUrl).toBe('https://lilape.example');
    expect(readConfig({ PORT: '4000' }).apesUrl).toBe('http://127.0.0.1:4000');
  });

  test.each([
    [{ ROLE: 'king' }, 'ROLE must be "all" or a list of api, watcher, worker, keeper, not "king".'],
    [{ PORT: '70000' }, 'PORT must be a whole number from 0 to 65535, not "70000".'],
    [{ PORT: '3e3' }, 'PORT must be a whole number from 0 to 65535, not "3e3".'],
    [{ CHAIN_ID: '8453' }, 'RPC_URL must be set for chain 8453: one endpoint, or two separated by a comma.'],
    [{ RPC_URL: 'ftp://a' }, 'RPC_URL must hold http:// or https:// URLs only.'],
    [{ RPC_URL: 'http://a,http://b,http://c' }, 'RPC_URL takes one or two URLs, not 3.'],
    [
      { CHAIN_ID: '5', RPC_URL: 'http://a' },
      'PUBLIC_RPC_URL must be set for chain 5: the endpoint that wallets get.',
    ],
    [
      { DATABASE_URL: 'mysql://a' },
      'DATABASE_URL must be a URL such as postgres://user:password@host:5432/name.',
    ],
    [
      { CHAIN_ID: '8453', RPC_URL: 'http://a/secret' },
      'RPC_URL must name two endpoints of two companies on Base, separated by a comma, not one: what an endpoint leaves out only another can tell. TRUST_ONE_ENDPOINT=1 lets one do, and health says so.',
    ],
    [{ TRUST_ONE_ENDPOINT: 'yes' }, 'TRUST_ONE_ENDPOINT must be a whole number from 0 to 1, not "yes".'],
    [
      { CHAIN_ID: '8453', RPC_URL: 'http://a,http://b', LAB_URL: 'http://b' },
      'LAB_URL is for the local chain only.',
    ],
    [{ BRANCH_KEY: `0x${'1'.repeat(63)}` }, 'BRANCH_KEY must be 0x and 64 hex digits.'],
    [
      { STUDIO_KEY: `0x${'a'.repeat(64)}`, BRANCH_KEY: `0x${'A'.repeat(64)}` },
      'BRANCH_KEY must not be STUDIO_KEY: it is published once all apes are minted, and the other never is.',
    ],
    [
      {
        CHAIN_ID: '84532',
        RPC_URL: 'http://a',
        STUDIO_KEY: `0x${'1'.repeat(64)}`,
        BRANCH_KEY: `0x${'2'.repeat(64)}`,
      },
      'STUDIO_KEY needs LILAPE_SITE_URL: the metadata of an ape names the site, and never changes once it is minted.',
    ],
    [{ BEACON_URLS: 'drand' }, 'BEACON_URLS must hold http:// or https:// URLs only.'],
    [{ TRUST_PROXY: 'yes' }, 'TRUST_PROXY must be a whole number from 0 to 10, not "yes".'],
    [
      { ADMIN_PASSWORD_HASH: '$argon2id$v=19$m=65536' },
      'ADMIN_PASSWORD_HASH must be what “npm run admin:password -- --print” prints: argon2id:….',
    ],
    [
      { LOW_REWARD_POOL: '1e9' },
      'LOW_REWARD_POOL must be a whole number from 0 to 9007199254740991, not "1e9".',
    ],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be one of debug, info, warn, error, not "loud".'],
  ])('error: %o', (env, sentence) => {
    expect(() => readConfig(env)).toThrow(new ConfigError(sentence));
  });
});
