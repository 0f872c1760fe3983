// Which beacon this server asks: its own on the local chain, drand where addresses are set, else none.
import { LOCAL_CHAIN_ID } from '@lilape/domain/chains';
import { drandBeacon } from '#draws/beacon/drand.ts';
import { localBeacon } from '#draws/beacon/local.ts';
import type { BeaconSource } from '#draws/beacon/source.ts';
import type { Log } from '#log.ts';

/** The source of a chain; null where nobody is asked, and signatures are pasted in. */
export function openBeacon(chainId: number, urls: readonly string[], log: Log): BeaconSource | null {
  if (chainId === LOCAL_CHAIN_ID) return localBeacon;
  return urls.length === 0 ? null : drandBeacon({ urls, log });
}
