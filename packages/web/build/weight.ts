/** How much a page may weigh before any action, its JavaScript and its document, and how it is counted: for the build, which refuses more, and for the bench. */
import { gzipSync } from 'node:zlib';

/** The most that a page may load, bytes as gzip: one that sleeps until React is needed, and any other. @see docs/first-paint.md */
export const weightLimits = { asleep: 25_000, awake: 90_000 } as const;

/** What arrives before a server waits for the first answer: ten TCP segments, bytes. @see RFC 6928 */
export const firstFlight = 14_600;

/** Documents that need a second flight, and may: they hold more words than one can carry. */
const longDocuments = new Set(['home en', 'home ru', 'whitepaper ru']);

/** How many of a page's files the build names where they are too heavy. */
const NAMED_FILES = 5;

/** What a file weighs on its way to the browser, bytes. */
export function weightOf(file: Uint8Array): number {
  return gzipSync(file, { level: 9 }).length;
}

/** @throws Error where the scripts of a page, by their names with their weights, come to more than `limit` bytes */
export function requireLight(page: string, weights: ReadonlyMap<string, number>, limit: number): void {
  const bytes = [...weights.values()].reduce((sum, weight) => sum + weight, 0);
  if (bytes <= limit) return;
  const heaviest = [...weights].toSorted(([, a], [, b]) => b - a).slice(0, NAMED_FILES);
  const named = heaviest.map(([file, weight]) => `${file} ${kilobytes(weight)}`).join(', ');
  throw new Error(
    `The page ${page} loads ${kilobytes(bytes)} of JavaScript before any action, and may load ${kilobytes(limit)}. The heaviest: ${named}.`,
  );
}

/** @throws Error where the HTML of a page would not arrive at once */
export function requireOneFlight(page: string, language: string, html: string): void {
  if (longDocuments.has(`${page} ${language}`)) return;
  const bytes = weightOf(Buffer.from(html));
  if (bytes <= firstFlight) return;
  throw new Error(
    `The document of ${page} in ${language} weighs ${kilobytes(bytes)}, and only ${kilobytes(firstFlight)} arrive in the first flight.`,
  );
}

const kilobytes = (bytes: number) => `${(bytes / 1_000).toFixed(1)} kB`;
