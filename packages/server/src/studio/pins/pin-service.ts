// Has files pinned by a service, which fetches them from a node that has them. @see https://ipfs.github.io/pinning-services-api-spec/
import { type Outgoing, ask, jsonOf } from '#outgoing.ts';
import type { Kubo } from '#studio/pins/kubo.ts';
import { isNodeElsewhere } from '#studio/pins/node-address.ts';
import {
  PinError,
  type PinOrder,
  type Pinned,
  type Pinner,
  expectAnswer,
  printable,
} from '#studio/pins/pinner.ts';
import type { PinServiceSettings } from '#studio/publishing-settings.ts';

const WHO = 'The pinning service';
const STATUSES = new Set(['queued', 'pinning', 'pinned', 'failed']);
const MAX_DELEGATES = 4;

type Status = {
  readonly requestId: string;
  readonly status: string;
  readonly delegates: readonly string[];
  readonly details: string;
};

/** A service; with a node of our own, that has each file first and tells the service where it is. */
export function createPinService(
  settings: PinServiceSettings,
  kubo: Kubo | null,
  timeoutMs?: number,
): Pinner {
  const { url, token } = settings;
  const limits = timeoutMs === undefined ? {} : { timeoutMs };
  const call = (path: string, signal: AbortSignal, json?: object) => {
    const outgoing: Outgoing = {
      method: 'GET',
      headers: { authorization: `Bearer ${token}` },
      signal,
      ...limits,
    };
    if (json === undefined) return ask(url + path, outgoing);
    const headers = { ...outgoing.headers, 'content-type': 'application/json' };
    return ask(url + path, { ...outgoing, method: 'POST', headers, body: JSON.stringify(json) });
  };

  /** The state of the request that was made before, maybe by a process that was killed then. */
  const known = async ({ cid, requestId, signal }: PinOrder): Promise<Status | null> => {
    if (requestId !== null) {
      const answer = await expectAnswer(
        WHO,
        call(`/pins/${encodeURIComponent(requestId)}`, signal),
        200,
        404,
      );
      return answer.status === 404 ? null : statusOf(jsonOf(answer), cid);
    }
    const query = `/pins?limit=1&status=queued,pinning,pinned&cid=${cid}`;
    const results = jsonOf(await expectAnswer(WHO, call(query, signal), 200))?.['results'];
    if (!Array.isArray(results)) throw new PinError('untrue', `${WHO} gave no list of its pins.`);
    return results.length === 0 ? null : statusOf(results[0] as Readonly<Record<string, unknown>>, cid);
  };
  const request = async ({ cid, signal }: PinOrder): Promise<Status> => {
    const origins = [...new Set([...settings.origins, ...((await kubo?.addresses(signal)) ?? [])])];
    const answer = await expectAnswer(WHO, call('/pins', signal, { cid, name: 'LilApe', origins }), 202, 200);
    return statusOf(jsonOf(answer), cid);
  };

  return {
    name: `${kubo === null ? '' : `${kubo.name}, `}service ${new URL(url).host}`,
    async pin(order) {
      if (kubo !== null && order.requestId === null) await kubo.pin(order);
      const found = await known(order);
      const status = found === null || found.status === 'failed' ? await request(order) : found;
      if (kubo !== null && status.status !== 'pinned') await introduce(kubo, status.delegates, order.signal);
      return pinnedOf(status);
    },
  };
}

function pinnedOf({ status, requestId, details }: Status): Pinned {
  if (status === 'failed') throw new PinError('failed', `${WHO} could not pin${details}.`);
  return status === 'pinned' ? { isPinned: true } : { isPinned: false, requestId };
}

/** Connects our node to those who will fetch: it is found faster so, and also without. */
async function introduce(kubo: Kubo, delegates: readonly string[], signal: AbortSignal): Promise<void> {
  await Promise.allSettled(delegates.slice(0, MAX_DELEGATES).map((address) => kubo.connect(address, signal)));
}

/** @throws PinError where it is no status, or one of another file */
function statusOf(body: Readonly<Record<string, unknown>> | null, cid: string): Status {
  const { requestid, status, pin, delegates, info } = body ?? {};
  if (typeof requestid !== 'string' || requestid === '' || requestid.length > 500)
    throw new PinError('untrue', `${WHO} gave no number of the request.`);
  if (typeof status !== 'string' || !STATUSES.has(status))
    throw new PinError('untrue', `${WHO} gave no status of the request.`);
  if ((pin as { cid?: unknown } | undefined)?.cid !== cid)
    throw new PinError('untrue', `${WHO} answered for another file than ${cid}.`);
  const details = (info as { status_details?: unknown } | undefined)?.status_details;
  return {
    requestId: requestid,
    status,
    delegates: Array.isArray(delegates) ? delegates.filter(isNodeElsewhere) : [],
    details: typeof details === 'string' ? `: ${printable(details)}` : '',
  };
}
