// The line of a chart whose value only steps up over time.

import type { Scale } from './scale.ts';

export type LinePoint = {
  /** Unix milliseconds. */
  readonly at: number;
  readonly value: number;
};

const leastSpanMs = 60_000;
/** Empty time before the first point, as a part of what is painted. */
const leadIn = 0.04;

/** Room around the line for labels, and the width of a letter in them, in units of the drawing. */
export const plotMargin = { top: 40, end: 12, bottom: 30 };
export const characterWidth = 8.5;

/** What is painted, unix milliseconds: to now, from shortly before the first point, or from the start where that is near. */
export const timeRange = (firstMs: number, nowMs: number, startMs: number): { from: number; to: number } => {
  const span = nowMs - firstMs;
  const from = Math.min(firstMs - span * leadIn, nowMs - leastSpanMs);
  const isStartNear = startMs < firstMs && firstMs - startMs < span / 4;
  return { from: isStartNear ? Math.min(startMs, from) : from, to: nowMs };
};

/** The path from zero along the steps of `points`, oldest first, to the moment `to`; empty without points. */
export const stepPath = (points: readonly LinePoint[], x: Scale, y: Scale, to: number): string => {
  const first = points[0];
  if (first === undefined) return '';
  const steps = points.map(({ at, value }) => `H${round(x(at))}V${round(y(value))}`).join('');
  return `M${round(x(Math.min(first.at, to)))} ${round(y(0))}${steps}H${round(x(to))}`;
};

const round = (units: number): number => Math.round(units * 10) / 10;
