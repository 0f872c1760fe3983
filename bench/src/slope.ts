// How fast something grows.

export type Sample = { readonly atMs: number; readonly value: number };

/** The slope of the straight line nearest to the samples (least squares), in their unit an hour; NaN for fewer than two. */
export function slopePerHour(samples: readonly Sample[]): number {
  const hours = samples.map(({ atMs }) => atMs / 3_600_000);
  const meanHours = mean(hours);
  const meanValue = mean(samples.map(({ value }) => value));
  let above = 0;
  let below = 0;
  for (const [at, { value }] of samples.entries()) {
    const distance = (hours[at] ?? 0) - meanHours;
    above += distance * (value - meanValue);
    below += distance ** 2;
  }
  return above / below;
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, each) => sum + each, 0) / values.length;
}
