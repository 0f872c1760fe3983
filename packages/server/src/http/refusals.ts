// What is refused before any route sees it, and the end of its connection.
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { AppError } from '@lilape/domain/app-error';
import type { PlainCode } from '@lilape/domain/messages/catalogue';
import { RETRY_SECONDS, errorBodyOf, statusOf } from '#http/errors.ts';
import { DATA_HEADERS } from '#http/headers.ts';

/** How long a client that was refused may take to read the answer. */
const LINGER_MS = 500;

/** By node's code; anything else is no HTTP. */
const FAULTS: Readonly<Record<string, PlainCode>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'REQUEST_INCOMPLETE',
  HPE_HEADER_OVERFLOW: 'HEADERS_TOO_LARGE',
};

/** Answers what cannot be read as a request, and ends the connection whatever the client does. */
export function refuseMalformed(error: Error & { code?: string }, socket: Socket): void {
  if (!socket.writable) {
    socket.destroy();
    return;
  }
  const fault = new AppError(FAULTS[error.code ?? ''] ?? 'INVALID_REQUEST');
  const { status, headers, body } = answerTo(fault);
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  socket.end(
    `HTTP/1.1 ${status} ${REASONS[status] ?? 'Bad Request'}\r\n${lines.join('\r\n')}\r\n\r\n${body}`,
  );
  destroySoon(socket);
}

/**
 * A listener that refuses a request with no host or several, and a GET or HEAD with a body, which nobody would read.
 * Everything else goes to `next`.
 * @see RFC 9112 §3.2, RFC 9110 §9.3.1
 */
export function refuseOdd(next: RequestListener): RequestListener {
  return (incoming, outgoing) => {
    if (isOdd(incoming)) refuse(incoming, outgoing, 'INVALID_REQUEST');
    else next(incoming, outgoing);
  };
}

function isOdd(incoming: IncomingMessage): boolean {
  const { rawHeaders, method } = incoming;
  const takesNoBody = method === 'GET' || method === 'HEAD';
  let hosts = 0;
  // The raw list: node keeps only the first of several hosts in `headers`.
  for (let i = 0; i < rawHeaders.length; i += 2) {
    const name = rawHeaders[i] ?? '';
    if (name.length === 4 && name.toLowerCase() === 'host') hosts += 1;
    else if (takesNoBody && announcesBody(name, rawHeaders[i + 1] ?? '')) return true;
  }
  return hosts > 1 || (hosts === 0 && incoming.httpVersion === '1.1');
}

function announcesBody(name: string, value: string): boolean {
  if (name.length === 17) return name.toLowerCase() === 'transfer-encoding';
  return name.length === 14 && name.toLowerCase() === 'content-length' && value.trim() !== '0';
}

/** Answers with the error, and ends the connection whatever the client does. */
export function refuse(incoming: IncomingMessage, outgoing: ServerResponse, code: PlainCode): void {
  const { status, headers, body } = answerTo(new AppError(code));
  const { socket } = incoming;
  outgoing.writeHead(status, headers);
  outgoing.end(incoming.method === 'HEAD' ? undefined : body, () => {
    // Nothing more is taken in, so that an endless body costs nothing.
    socket.pause();
    destroySoon(socket);
  });
}

function answerTo(error: AppError) {
  const body = JSON.stringify(errorBodyOf(error));
  const seconds = RETRY_SECONDS[error.code];
  const headers = {
    ...DATA_HEADERS,
    'Content-Type': 'application/json',
    'Content-Length': String(Buffer.byteLength(body)),
    'Cache-Control': 'no-store',
    Connection: 'close',
    ...(seconds === undefined ? {} : { 'Retry-After': seconds }),
  };
  return { status: statusOf(error), headers, body };
}

/** Destroying at once would take the answer away from whoever is still sending. */
function destroySoon(socket: Socket): void {
  setTimeout(() => socket.destroy(), LINGER_MS).unref();
}

const REASONS: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  408: 'Request Timeout',
  431: 'Request Header Fields Too Large',
};
