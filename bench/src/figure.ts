// A figure: one measured number, printed as one line of JSON.

export type Figure = {
  name: string;
  value: number;
  unit: string;
  /** What the ratio, or the value of a figure without one, should be at least or at most. */
  aim?: { atLeast: number } | { atMost: number };
  /** `value` as a fraction of a peer measured in the same run, and which. */
  ratio?: number;
  against?: string;
  /** What one must know to read the number. */
  note?: string;
};

/** What the command may say beside names. */
export type Wanted = {
  /** How long, where a bench can take longer or shorter. */
  minutes?: number;
};

export type Bench = {
  /** What `npm run bench -- name` chooses. */
  name: string;
  /** Left out unless it is named: it takes long. */
  isByName?: true;
  run: (print: (figure: Figure) => void, wanted: Wanted) => Promise<void>;
};

/** Prints a figure, with at most 4 digits where it is small, and whether it met its aim. */
export function printFigure(figure: Figure): void {
  const { name, value, unit, ratio, against, aim, note } = figure;
  const line = {
    name,
    value: round(value),
    unit,
    ...(ratio !== undefined && { ratio: round(ratio), against }),
    ...(aim && { aim, met: isMet(figure) }),
    ...(note && { note }),
  };
  console.log(JSON.stringify(line));
}

/** Whether the figure is where it should be; one without an aim always is. */
export function isMet({ value, ratio, aim }: Figure): boolean {
  if (!aim) return true;
  const measured = ratio ?? value;
  return 'atLeast' in aim ? measured >= aim.atLeast : measured <= aim.atMost;
}

function round(value: number): number {
  return Math.abs(value) >= 100 ? Math.round(value) : Number(value.toPrecision(4));
}

/** The value below which `fraction` (0 to 1) of the values lie, by nearest rank. */
export function percentile(values: readonly number[], fraction: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(fraction * sorted.length) - 1)] ?? Number.NaN;
}

/** The middle value. */
export const median = (values: readonly number[]): number => percentile(values, 0.5);
