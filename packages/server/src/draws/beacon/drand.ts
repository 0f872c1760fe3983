// drand over HTTP, from several servers: the first answer that the beacon's key verifies wins. @see https://docs.drand.love/dev-guide/developer/http-api
import { type Beacon, roundTime } from '@lilape/domain/draws/beacon';
import { verifySignature } from '@lilape/domain/draws/signature';
import { bytesOf } from '@lilape/domain/draws/words';
import { createSingleFlight } from '#cache/single-flight.ts';
import type { BeaconSource } from '#draws/beacon/source.ts';
import type { Log } from '#log.ts';
import { ask, jsonOf } from '#outgoing.ts';

export type DrandOptions = {
  /** Addresses of servers, without a slash at the end. */
  readonly urls: readonly string[];
  readonly log: Log;
  readonly timeoutMs?: number;
};

const TIMEOUT_MS = 4_000;
/** A round that nobody had is asked for again so much later. */
const AGAIN_SECONDS = 2;

/** A source over servers of drand. They cannot lie: what they say is checked before anybody sees it. */
export function drandBeacon({ urls, log, timeoutMs = TIMEOUT_MS }: DrandOptions): BeaconSource {
  const found = new Map<string, Uint8Array>();
  const flights = createSingleFlight<Uint8Array | null>({ maxKept: 64, maxRunning: 4, maxWaiting: 64 });

  const askOne = async (url: string, beacon: Beacon, round: number): Promise<Uint8Array> => {
    const server = new URL(url).host;
    try {
      const answer = await ask(`${url}/${beacon.chainHash ?? ''}/public/${round}`, {
        method: 'GET',
        timeoutMs,
      });
      const said = jsonOf(answer);
      if (answer.status !== 200) throw new Error(`status ${answer.status}`);
      if (said?.['round'] !== round) throw new Error('another round');
      const signature = parseSignature(said['signature']);
      if (signature === null || !verifySignature(beacon.publicKey, round, signature))
        throw new Error('a signature that the key does not verify');
      return signature;
    } catch (error) {
      log.warn('beacon.refused', { server, round, error });
      throw error;
    }
  };
  const askAll = async (beacon: Beacon, round: number): Promise<Uint8Array | null> => {
    try {
      return await Promise.any(urls.map((url) => askOne(url, beacon, round)));
    } catch (error) {
      // All of them failed, each for a reason that was reported.
      if (error instanceof AggregateError) return null;
      throw error;
    }
  };

  return {
    followsChain: false,
    async signatureOf(beacon, round, nowSeconds) {
      if (beacon.chainHash === null || nowSeconds < roundTime(beacon, round)) return null;
      const key = `${beacon.chainHash} ${round}`;
      const known = found.get(key);
      if (known !== undefined) return known;
      const stamp = String(Math.floor(nowSeconds / AGAIN_SECONDS));
      const signature = await flights.get(key, stamp, () => askAll(beacon, round));
      if (signature !== null) found.set(key, signature);
      return signature;
    },
  };
}

function parseSignature(text: unknown): Uint8Array | null {
  return typeof text === 'string' && /^[0-9a-f]{96}$/i.test(text) ? bytesOf(`0x${text}`) : null;
}
