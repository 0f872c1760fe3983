// The settings: defaults, and one clear sentence for each bad value.
import { describe, expect, test } from 'vitest';
import { LOCAL_BRANCH_KEY, readConfig } from './config.ts';
import { ConfigError } from './settings.ts';

describe('readConfig', () => {
  test('behavior: nothing set is the local chain, every role, on 127.0.0.1:3000', () => {
    expect(readConfig({})).toEqual({
      roles: new Set(['api', 'watcher', 'worker', 'keeper']),
      host: '127.0.0.1',
      port: 3000,
      statusPort: 0,
      chainId: 31337,
      rpcUrls: ['http://127.0.0.1:8545'],
      publicRpcUrl: 'http://127.0.0.1:8545',
      labUrl: undefined,
      databaseUrl: undefined,
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

  test('behavior: on a real chain requests are served for 5 s after SIGTERM, unless told otherwise', () => {
    const env = { CHAIN_ID: '8453', RPC_URL: 'https://a.example' };
    expect(readConfig(env).drainMs).toBe(5_000);
    expect(readConfig({ ...env, DRAIN_MS: '0' }).drainMs).toBe(0);
  });

  test('behavior: an endpoint with a key is never the public one', () => {
    const config = readConfig({ CHAIN_ID: '8453', RPC_URL: 'https://a.example/key,https://b.example/key' });
    expect(config.rpcUrls).toEqual(['https://a.example/key', 'https://b.example/key']);
    expect(config.publicRpcUrl).toBe('https://mainnet.base.org');
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
      'PUBLIC_RPC_URL must be set for chain 5: the endpoint that wallets are told.',
    ],
    [
      { DATABASE_URL: 'mysql://a' },
      'DATABASE_URL must be a URL such as postgres://user:password@host:5432/name.',
    ],
    [{ CHAIN_ID: '8453', RPC_URL: 'http://a', LAB_URL: 'http://b' }, 'LAB_URL is for the local chain only.'],
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
