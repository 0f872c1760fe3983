/** When schedules send within the next hours, and how long until then. Pure. */

/** How far the line looks ahead. */
export const lineMs = 3 * 3_600_000;

/** Moments of a schedule from `nowMs` on, within the line, Unix milliseconds. */
export function runsWithin(
  { nextRun, interval }: { readonly nextRun: string | null; readonly interval: string },
  nowMs: number,
): number[] {
  if (nextRun === null) return [];
  const stepMs = Number(interval) * 60_000;
  const runs: number[] = [];
  for (let at = Date.parse(nextRun); at <= nowMs + lineMs; at += stepMs) if (at >= nowMs) runs.push(at);
  return runs;
}

/** Where the full hours of the visitor's clock stand on the line, Unix milliseconds. */
export function hoursWithin(nowMs: number): number[] {
  const first = new Date(nowMs);
  first.setMinutes(60, 0, 0);
  const hours: number[] = [];
  for (let at = first.getTime(); at <= nowMs + lineMs; at += 3_600_000) hours.push(at);
  return hours;
}

/** A length as a clock counts it down: `14:59`, `1:02:03`; what is over is `0:00`. */
export function formatCountdown(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1_000));
  const [hours, minutes, rest] = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60, seconds % 60];
  const two = (count: number) => String(count).padStart(2, '0');
  return hours === 0 ? `${minutes}:${two(rest)}` : `${hours}:${two(minutes)}:${two(rest)}`;
}
