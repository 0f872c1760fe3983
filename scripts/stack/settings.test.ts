import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';

import { readSettings } from './settings.ts';

describe('readSettings', () => {
  test('behavior: everything has a default', () => {
    expect(readSettings({})).toEqual({
      port: 3000,
      chainPort: 8545,
      dataDir: resolve('.data'),
      rpcUrl: undefined,
      databaseUrl: undefined,
      role: 'all',
    });
  });

  test('behavior: an empty variable takes its default', () => {
    expect(readSettings({ PORT: '', RPC_URL: '' })).toMatchObject({ port: 3000, rpcUrl: undefined });
  });

  test.each(['abc', '0', '65536', '80.5', '-1'])('error: PORT=%s is no port', (text) => {
    expect(() => readSettings({ PORT: text })).toThrow(
      `PORT must be a port number from 1 to 65535, not "${text}".`,
    );
  });

  test('error: one port cannot serve both', () => {
    expect(() => readSettings({ PORT: '9000', CHAIN_PORT: '9000' })).toThrow(
      'PORT and CHAIN_PORT are both 9000: the site and the chain need a port each.',
    );
  });

  test('behavior: CHAIN_PORT does not matter with a chain elsewhere', () => {
    const env = { PORT: '8545', RPC_URL: 'http://chain.example' };
    expect(readSettings(env)).toMatchObject({ port: 8545, rpcUrl: 'http://chain.example' });
  });
});
