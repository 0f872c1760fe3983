/** How much JavaScript a page may load before any action, and how it is counted: for the build, which refuses more, and for the bench. */
import { gzipSync } from 'node:zlib';

/** The most that a page may load, bytes as gzip: one that sleeps until React is needed, and any other. @see docs/first-paint.md */
export const weightLimits = { asleep: 25_000, awake: 90_000 } as const;

/** How many of a page's files the build names where they are too heavy. */
const NAMED_FILES = 5;

/** What a script weighs on its way to the browser, bytes. */
export function weightOf(script: Uint8Array): number {
  return gzipSync(script, { level: 9 }).length;
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

const kilobytes = (bytes: number) => `${(bytes / 1_000).toFixed(1)} kB`;
