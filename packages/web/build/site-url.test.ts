// @vitest-environment node
import { afterEach, expect, test, vi } from 'vitest';
import { requireSiteUrl, siteUrl } from './site-url.ts';

afterEach(() => vi.unstubAllEnvs());

test('behavior: the address is an origin, without what may follow it', () => {
  vi.stubEnv('LILAPE_SITE_URL', 'https://lilape.example/start/');
  expect(siteUrl()).toBe('https://lilape.example');
});

test('error: a build for Base needs its address, one for a test chain does not', () => {
  vi.stubEnv('LILAPE_SITE_URL', '');
  expect(() => requireSiteUrl(8453)).toThrow('needs LILAPE_SITE_URL');
  expect(() => requireSiteUrl(84_532)).not.toThrow();
});
