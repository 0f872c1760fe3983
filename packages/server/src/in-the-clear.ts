// Which settings lead to another machine without TLS: what goes there can be read and changed on its way.
import type { Env } from '#settings.ts';

const ADDRESSES = [
  'RPC_URL',
  'PUBLIC_RPC_URL',
  'DATABASE_URL',
  'DATABASE_REPLICA_URL',
  'S3_ENDPOINT',
  'PIN_KUBO_URL',
  'PIN_SERVICE_URL',
  'IPFS_GATEWAY_URL',
  'BEACON_URLS',
  'TELEGRAM_API_URL',
  'LILAPE_SITE_URL',
] as const;

const LOOPBACK = /^(?:localhost|127(?:\.\d+){3}|\[::1\]|)$/;

/**
 * The names of the settings whose address is of another machine and asks for no TLS, or of a database without looking at its
 * certificate (`sslmode=verify-full`). An operator may know the way to be safe, so that these are warned of and not refused.
 */
export function settingsInTheClear(env: Env): string[] {
  return ADDRESSES.filter((name) =>
    (env[name] ?? '')
      .split(',')
      .map((text) => text.trim())
      .some((text) => URL.canParse(text) && isInTheClear(new URL(text))),
  );
}

function isInTheClear({ protocol, hostname, searchParams }: URL): boolean {
  if (LOOPBACK.test(hostname)) return false;
  if (protocol === 'postgres:' || protocol === 'postgresql:')
    return searchParams.get('sslmode') !== 'verify-full';
  return protocol === 'http:';
}
