/** Tells when apes were minted, and from time to time in case they changed hands, as long as the page is looked at. */
import { eventStream } from '#shell/first/event-stream.ts';
import type { EventOf } from '@lilape/wire/topics';

/** Once a crowd mints, lists are asked for so often at most, milliseconds. */
const pauseMs = 3_000;
/** How often everything is asked again, milliseconds: nobody hears of transfers. @see specification §9 */
const refreshMs = 30_000;
const topic = 'apes';
const event: EventOf<typeof topic> = 'apes';

/** Calls `onChange` after each change of the counts, and when the page is looked at again. */
export function followMints(onChange: () => void): void {
  let stream: EventSource | undefined;
  let isFirst = true;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const soon = () => {
    timer ??= setTimeout(() => {
      timer = undefined;
      onChange();
    }, pauseMs);
  };
  const listen = () => {
    stream?.close();
    stream = undefined;
    if (document.hidden) return;
    isFirst = true;
    stream = new EventSource(`${eventStream.path}?topics=${topic}`);
    stream.addEventListener(event, () => {
      // A stream opens with what stands, which was just read.
      if (!isFirst) soon();
      isFirst = false;
    });
  };
  const look = () => {
    listen();
    if (!document.hidden) soon();
  };
  document.addEventListener('visibilitychange', look);
  setInterval(() => document.hidden || onChange(), refreshMs);
  listen();
}
