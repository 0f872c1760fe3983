// @vitest-environment node
import { afterEach, expect, test, vi } from 'vitest';
import { hasOperatorSettings } from './operator-settings.ts';

afterEach(() => vi.unstubAllEnvs());

test('behavior: our own build has no setting of an operator', () => {
  expect(hasOperatorSettings({ LILAPE_SITE_URL: '', PATH: '/usr/bin' })).toBe(false);
});

test('behavior: the address of the site is one, on the local chain too', () => {
  expect(hasOperatorSettings({ LILAPE_SITE_URL: 'https://lilape.example' })).toBe(true);
  expect(hasOperatorSettings({ GIVEAWAY_VOID_IN: 'US' })).toBe(true);
  expect(hasOperatorSettings({ WALLETCONNECT_PROJECT_ID: 'a' })).toBe(true);
});

test('behavior: so is another chain', () => {
  vi.stubEnv('LILAPE_CHAIN_ID', '84532');
  expect(hasOperatorSettings({})).toBe(true);
});
