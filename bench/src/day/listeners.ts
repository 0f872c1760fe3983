// Event streams that come and go: some begin anew, some with what they heard last, some stop to read.
import type { IncomingMessage } from 'node:http';
import { once } from 'node:events';

import { events } from '@lilape/wire/endpoints/site';
import { pause } from './pause.ts';
import type { Day } from './readers.ts';
import { countOne } from './tally.ts';
import { newVisitor, open } from './visitor.ts';

const STREAM = `${events.path}?topics=sale,holders`;

/** How long a visitor listens, ms. */
const SHORTEST_MS = 5_000;
const LONGEST_MS = 60_000;

/** Listens, leaves and comes back until the day ends. How a stream ended is counted. */
export async function listen(day: Day): Promise<void> {
  let lastId: string | undefined;
  while (!day.signal.aborted) {
    const stayMs = SHORTEST_MS + Math.random() * (LONGEST_MS - SHORTEST_MS);
    lastId = await listenOnce(day, stayMs, Math.random() < 0.5 ? lastId : undefined);
  }
}

/** The last id heard. */
async function listenOnce(day: Day, stayMs: number, lastId: string | undefined): Promise<string | undefined> {
  const { site, tally, signal } = day;
  const sent = open(newVisitor(site), STREAM, { agent: false });
  if (lastId !== undefined) sent.setHeader('last-event-id', lastId);
  sent.end();
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  countOne(tally.statuses, response.statusCode ?? 0);
  let heard = lastId;
  let isLeaving = false;
  response.setEncoding('utf8');
  response.on('data', (text: string) => {
    tally.events += text.match(/^event:/gm)?.length ?? 0;
    heard =
      text
        .match(/^id: ?(.*)$/gm)
        ?.at(-1)
        ?.slice(3)
        .trim() ?? heard;
  });
  const gone = new Promise<void>((resolve) => {
    const noteEnd = (how: string) => {
      if (!isLeaving) countOne(tally.streams, how);
      resolve();
    };
    response.once('end', () => noteEnd('ended by the server'));
    response.once('error', (error: Error & { code?: string }) =>
      noteEnd(`broken: ${error.code ?? error.message}`),
    );
  });
  await Promise.race([pause(stayMs, signal), gone]);
  isLeaving = true;
  if (!response.readableEnded && !response.errored) countOne(tally.streams, 'left by the visitor');
  sent.destroy();
  return heard;
}

/** Opens streams and reads nothing of them, until the server ends them or a while has passed. */
export async function stall({ site, tally, signal }: Day): Promise<void> {
  while (!signal.aborted) {
    const sent = open(newVisitor(site), STREAM, { agent: false });
    sent.on('error', () => undefined);
    sent.end();
    const [response] = (await once(sent, 'response')) as [IncomingMessage];
    countOne(tally.statuses, response.statusCode ?? 0);
    response.pause();
    response.on('error', () => undefined);
    await pause(LONGEST_MS, signal);
    sent.destroy();
  }
}
