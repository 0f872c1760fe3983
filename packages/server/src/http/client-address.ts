// Who a request comes from, as far as limits care.
import { isIP } from 'node:net';

/**
 * The key that limits count by: an IPv4 address or the /64 of an IPv6 address. With `hops` trusted proxies it is the
 * entry that the outermost of them wrote into X-Forwarded-For, which a client cannot forge; without, the socket's.
 */
export function clientKey(
  remoteAddress: string | undefined,
  forwardedFor: string | undefined,
  hops: number,
): string {
  const socket = remoteAddress ?? '';
  if (hops === 0 || forwardedFor === undefined) return networkOf(socket);
  const entries = forwardedFor.split(',').map((entry) => entry.trim());
  const entry = entries.at(-Math.min(hops, entries.length)) ?? '';
  // Some proxies write the port too.
  const address = entry.replace(/^\[(.*)\](:\d+)?$/, '$1').replace(/^(\d+(?:\.\d+){3}):\d+$/, '$1');
  return isIP(address) === 0 ? networkOf(socket) : networkOf(address);
}

/**
 * The network that a client's key lies in, which one hand may hold whole: the /16 of an IPv4 address, the /48 of an
 * IPv6 network; null for a client that is not known.
 */
export function widerNetwork(key: string): string | null {
  const v4 = /^(\d+\.\d+)\.\d+\.\d+$/.exec(key)?.[1];
  if (v4 !== undefined) return `${v4}.0.0/16`;
  const v6 = /^([^:]+:[^:]+:[^:]+):[^:]+::\/64$/.exec(key)?.[1];
  return v6 === undefined ? null : `${v6}::/48`;
}

/** The network that a provider gives out, by a client's key: the first 16 bits of an IPv4 address, the first 32 of IPv6. */
export function providerOf(key: string): string {
  const v4 = /^(\d+\.\d+)\.\d+\.\d+$/.exec(key)?.[1];
  const v6 = /^([^:]+:[^:]+):/.exec(key)?.[1];
  return v4 ?? v6 ?? key;
}

function networkOf(address: string): string {
  const bare = address.replace(/%.*$/, '').toLowerCase();
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(bare)?.[1];
  if (mapped !== undefined) return mapped;
  if (isIP(bare) !== 6) return bare === '' ? 'unknown' : bare;
  return `${expand(bare).slice(0, 4).join(':')}::/64`;
}

/** The eight groups of an IPv6 address without leading zeros. */
function expand(address: string): string[] {
  const [head = '', tail] = address.replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, '0:0').split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? [] : Array.from({ length: 8 - left.length - right.length }, () => '0');
  return [...left, ...zeros, ...right].map((group) => group.replace(/^0+(?=.)/, ''));
}
