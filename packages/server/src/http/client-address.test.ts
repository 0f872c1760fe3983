// Limits count by IPv4 address or IPv6 /64, and nobody chooses their own key.
import { describe, expect, test } from 'vitest';
import { clientKey, widerNetwork, providerOf } from './client-address.ts';

describe('clientKey', () => {
  test.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    [undefined, 'unknown'],
  ])('behavior: socket %s is %s', (socket, key) => {
    expect(clientKey(socket, '198.51.100.1', 0)).toBe(key);
  });

  test('behavior: behind one proxy the last entry counts, whatever the client wrote before it', () => {
    expect(clientKey('10.0.0.1', '1.1.1.1, 198.51.100.1', 1)).toBe('198.51.100.1');
  });

  test('behavior: behind two proxies the last but one counts', () => {
    expect(clientKey('10.0.0.1', '6.6.6.6, 198.51.100.1, 10.0.0.2', 2)).toBe('198.51.100.1');
  });

  test('behavior: an entry in brackets with a port is an address', () => {
    expect(clientKey('10.0.0.1', '[2001:db8:1:2::5]:443', 1)).toBe('2001:db8:1:2::/64');
  });

  test('behavior: an IPv4 entry with a port is an address', () => {
    expect(clientKey('10.0.0.1', '198.51.100.1:52100', 1)).toBe('198.51.100.1');
  });

  test('args: an entry that is no address falls back to the socket', () => {
    expect(clientKey('10.0.0.1', 'unknown', 1)).toBe('10.0.0.1');
    expect(clientKey('10.0.0.1', undefined, 1)).toBe('10.0.0.1');
  });
});

describe('widerNetwork', () => {
  test.each([
    ['203.0.113.7', '203.0.0.0/16'],
    ['2001:db8:1:2::/64', '2001:db8:1::/48'],
    ['unknown', null],
  ])('behavior: %s lies in %s', (key, network) => {
    expect(widerNetwork(key)).toBe(network);
  });
});

test.each([
  ['203.0.113.7', '203.0'],
  ['2001:db8:1:2::/64', '2001:db8'],
  ['unknown', 'unknown'],
])('behavior: the provider of %s is %s', (key, provider) => {
  expect(providerOf(key)).toBe(provider);
});
