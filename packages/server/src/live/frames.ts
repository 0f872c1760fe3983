// Server-sent events as text. @see https://html.spec.whatwg.org/multipage/server-sent-events.html

/** An event as it is sent; a newer one with the same key stands for it. */
export type Frame = { readonly key: string; readonly text: string };

/** One event, with the id that the client comes back with where one is given. */
export function frame(event: string, json: string, id?: bigint): string {
  return `${id === undefined ? '' : `id: ${id}\n`}event: ${event}\ndata: ${json}\n\n`;
}

/** The id alone: a client that is sent nothing else still knows how far it is. */
export function idFrame(id: bigint): string {
  return `id: ${id}\n\n`;
}
