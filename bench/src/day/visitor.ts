// Somebody who asks the site: an address of its own, as the proxy in front would tell it, and requests.
import { Agent, type ClientRequest, type IncomingMessage, request } from 'node:http';
import { once } from 'node:events';

export type Visitor = { readonly site: string; readonly address: string };

export type Asked = { readonly method?: string; readonly body?: string };

/** Connections stay open between requests, as those of a proxy do. */
const proxy = new Agent({ keepAlive: true, maxSockets: 64 });

let arrivals = 0;

/** A visitor whom nobody has seen before, in a network of their own. */
export function newVisitor(site: string): Visitor {
  arrivals += 1;
  return { site, address: `10.${arrivals & 255}.${(arrivals >> 8) & 255}.${(arrivals >> 16) & 255}` };
}

/** The answer of the site, its body as text. @throws where there is none */
export async function ask(
  visitor: Visitor,
  path: string,
  asked: Asked = {},
): Promise<{ status: number; text: string }> {
  const { method = 'GET', body } = asked;
  const sent = open(visitor, path, { agent: proxy, method, json: body !== undefined });
  sent.end(body);
  try {
    const [response] = (await once(sent, 'response')) as [IncomingMessage];
    const chunks: Buffer[] = await response.toArray();
    return { status: response.statusCode ?? 0, text: Buffer.concat(chunks).toString() };
  } catch (error) {
    // A connection that was kept open may be closed just then: a proxy asks anew.
    if (sent.reusedSocket && (error as NodeJS.ErrnoException).code === 'ECONNRESET')
      return ask(visitor, path, asked);
    throw error;
  }
}

/** A request that is not ended yet. */
export function open(
  { site, address }: Visitor,
  path: string,
  { agent, method = 'GET', json = false }: { agent?: Agent | false; method?: string; json?: boolean } = {},
): ClientRequest {
  return request(site + path, {
    method,
    ...(agent !== undefined && { agent }),
    headers: { 'x-forwarded-for': address, ...(json && { 'content-type': 'application/json' }) },
  });
}
