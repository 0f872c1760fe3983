// What a trace of a page says about its frames.
import type { Browser, Page } from 'playwright-core';

export type TraceEvent = {
  readonly name: string;
  /** Microseconds. */
  readonly ts: number;
  /** Microseconds; of what takes some. Of the processor alone, whatever else the machine does: `tdur`. */
  readonly dur?: number;
  readonly tdur?: number;
  readonly args?: { readonly data?: { readonly type?: string } };
};

const categories = ['devtools.timeline', 'disabled-by-default-devtools.timeline.frame'];

/** The trace of what `work` does on a page. */
export async function traceOf(
  browser: Browser,
  page: Page,
  work: () => Promise<unknown>,
): Promise<readonly TraceEvent[]> {
  await browser.startTracing(page, { categories });
  await work();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: readonly TraceEvent[];
  };
  return traceEvents;
}

/** What happened within so many milliseconds from the first event of a type that the page heard: before and after nothing has to be painted. */
export function since(type: string, ms: number, events: readonly TraceEvent[]): readonly TraceEvent[] {
  const heard = events.filter(({ name, args }) => name === 'EventDispatch' && args?.data?.type === type);
  const first = Math.min(...heard.map(({ ts }) => ts));
  return events.filter(({ ts }) => ts >= first && ts <= first + ms * 1_000);
}

/** Milliseconds of the processor that the script took with which each frame of the page began. */
export const frameScripts = (events: readonly TraceEvent[]): number[] =>
  events.filter(({ name }) => name === 'FireAnimationFrame').map(({ dur = 0, tdur = dur }) => tdur / 1_000);

/** Milliseconds between each frame on the screen and the one before. */
export function frameGaps(events: readonly TraceEvent[]): number[] {
  const frames = events
    .filter(({ name }) => name === 'DrawFrame')
    .map(({ ts }) => ts / 1_000)
    .sort((a, b) => a - b);
  return frames.slice(1).map((time, index) => time - (frames[index] ?? time));
}
