// Serves the hot reads on node's own listener, before Hono: the same bytes and headers, at the speed of bare node:http.
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { HSTS } from '#http/headers.ts';
import { type Prepared, chooseForm, isUnchanged } from '#http/prepared.ts';
import { isSecure } from '#http/requests.ts';
import type { Metrics } from '#metrics.ts';

const SECURE_PAIR = ['Strict-Transport-Security', HSTS];

/**
 * A listener that answers GET of an exact path in `hot` itself and hands everything else to `next`, which answers
 * these paths in the same way (HEAD, a query string, a test without a socket).
 */
export function serveHot(
  hot: ReadonlyMap<string, Prepared>,
  options: { metrics: Metrics; trustedProxyHops: number },
  next: RequestListener,
): RequestListener {
  const counters = new Map<string, { whole: { value: number }; unchanged: { value: number } }>();
  const countersOf = (route: string) => {
    const known = counters.get(route);
    if (known !== undefined) return known;
    const of = (status: string) =>
      options.metrics.counter('http_requests_total', { route, method: 'GET', status });
    const made = { whole: of('200'), unchanged: of('304') };
    counters.set(route, made);
    return made;
  };
  return (incoming, outgoing) => {
    const url = incoming.url ?? '';
    const found = incoming.method === 'GET' ? hot.get(url) : undefined;
    if (found === undefined) return next(incoming, outgoing);
    const prepared = chooseForm(found, incoming.headers['accept-encoding']);
    const isSame = isUnchanged(incoming.headers['if-none-match'], prepared.etag);
    countersOf(url)[isSame ? 'unchanged' : 'whole'].value += 1;
    send(prepared, isSame, incoming, outgoing, options.trustedProxyHops);
  };
}

function send(
  prepared: Prepared,
  isSame: boolean,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  hops: number,
): void {
  const pairs = isSame ? prepared.flatUnchanged : prepared.flat;
  const proto = hops === 0 ? undefined : incoming.headers['x-forwarded-proto'];
  const isHttps = typeof proto === 'string' && isSecure(proto, hops);
  outgoing.writeHead(isSame ? 304 : 200, (isHttps ? [...pairs, ...SECURE_PAIR] : pairs) as string[]);
  outgoing.end(isSame ? undefined : prepared.body);
}
