// A service that speaks the Pinning Service API: takes requests on, and has them queued until the test says otherwise.
import { type Double, json, startDouble } from '#testing/double.ts';

export type PinServiceDouble = Double & {
  /** Its requests by their numbers. */
  readonly pins: Map<string, { readonly cid: string; readonly origins: readonly string[]; status: string }>;
  /** The status that new requests have. */
  begins: 'queued' | 'pinned' | 'failed';
};

export const SERVICE_TOKEN = 'secret-token';
export const DELEGATE = '/dnsaddr/pins.example/p2p/12D3KooWRbhsNVp9FkVkYhMPpJfUjUyPZ9DvAvhRFrHSBbTLLxTX';

const refusal = (status: number, reason: string) => json({ error: { reason, details: 'no' } }, status);

/** Starts a service without any pins. */
export async function startPinService(): Promise<PinServiceDouble> {
  const pins: PinServiceDouble['pins'] = new Map();
  const statusOf = (requestid: string) => {
    const { cid, origins, status } = pins.get(requestid) ?? { cid: '', origins: [], status: 'failed' };
    return {
      requestid,
      status,
      created: '2026-01-01T00:00:00Z',
      pin: { cid, origins },
      delegates: [DELEGATE, 'not an address'],
      ...(status === 'failed' && { info: { status_details: 'nobody has it' } }),
    };
  };
  const double = await startDouble(({ method, url, headers, body }) => {
    if (headers.authorization !== `Bearer ${SERVICE_TOKEN}`) return refusal(401, 'UNAUTHORIZED');
    if (method === 'POST' && url.pathname === '/psa/pins') {
      const { cid, origins } = JSON.parse(body.toString()) as { cid: string; origins: string[] };
      const requestid = `request/${pins.size + 1}`;
      pins.set(requestid, { cid, origins, status: service.begins });
      return json(statusOf(requestid), 202);
    }
    if (url.pathname === '/psa/pins') {
      const wanted = url.searchParams.get('status')?.split(',') ?? ['pinned'];
      const found = [...pins].filter(
        ([, pin]) => pin.cid === url.searchParams.get('cid') && wanted.includes(pin.status),
      );
      return json({ count: found.length, results: found.slice(0, 1).map(([id]) => statusOf(id)) });
    }
    const requestid = decodeURIComponent(url.pathname.replace('/psa/pins/', ''));
    return pins.has(requestid) ? json(statusOf(requestid)) : refusal(404, 'NOT_FOUND');
  });
  const service: PinServiceDouble = Object.assign(double, { pins, begins: 'queued' as const });
  return service;
}
