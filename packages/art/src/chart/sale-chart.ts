// The sale over time as one picture: what stands in the page until its scripts paint one that can be explored.

import { withNight } from '../svg/night.ts';
import { drawing, escapeXml, penFor, type Pen } from '../svg/svg.ts';
import { characterWidth, plotMargin, stepPath, type LinePoint } from './line.ts';
import { linear, valueMarks, type Scale } from './scale.ts';

export type SaleChart = {
  /** Dollars raised, oldest first. */
  readonly points: readonly LinePoint[];
  /** Unix milliseconds between which it is painted. */
  readonly from: number;
  readonly to: number;
  /** The value at the end of the line. */
  readonly endLabel: string;
  readonly formatValue: (value: number) => string;
  readonly formatTime: (at: number) => string;
};

/** The chart as an SVG file of `width` × `height` units, which follows the theme. */
export const saleChart = (chart: SaleChart, width: number, height: number): string => {
  const pen = penFor({ idPrefix: 'sale' });
  const end = chart.points.at(-1)?.value ?? 0;
  const values = valueMarks(end, height > 300 ? 4 : 3);
  const start = Math.max(...values.map((value) => chart.formatValue(value).length)) * characterWidth + 10;
  const right = width - plotMargin.end;
  const x = linear([chart.from, chart.to], [start, right]);
  const y = linear([0, values.at(-1) ?? 1], [height - plotMargin.bottom, plotMargin.top]);
  return withNight(
    drawing(
      {},
      width,
      height,
      dots(pen),
      ...values.map((value) => valueLine(pen, chart.formatValue(value), y(value), start, right)),
      ...timeLabels(pen, chart, start, right, height - 6),
      ...line(pen, chart, x, y),
      `<path d="M${start} ${y(0)}H${right}"${pen.stroke('line')} stroke-width="2" stroke-linecap="round"/>`,
      endLabel(pen, chart.endLabel, right, y(end)),
    ),
  );
};

const dots = (pen: Pen): string =>
  `<pattern id="${pen.id('dots')}" width="8" height="8" patternUnits="userSpaceOnUse"><rect width="8" height="8"${pen.fill('banana')} opacity="0.45"/><circle cx="2" cy="2" r="1.7"${pen.fill('banana')}/><circle cx="6" cy="6" r="1.7"${pen.fill('banana')}/></pattern>`;

const line = (pen: Pen, { points, from, to }: SaleChart, x: Scale, y: Scale): string[] => {
  const d = stepPath(points, x, y, to);
  if (d === '') return [];
  return [
    `<path d="${d}V${y(0)}H${x(from)}Z" fill="url(#${pen.id('dots')})"/>`,
    `<path d="${d}"${pen.stroke('line')} stroke-width="3" stroke-linejoin="round" stroke-linecap="round"/>`,
  ];
};

const valueLine = (pen: Pen, text: string, y: number, start: number, right: number): string =>
  `<path d="M${start} ${y}H${right}"${pen.stroke('rule')} stroke-width="2" stroke-linecap="round" stroke-dasharray="2 6"/>${label(pen, text, start - 10, y + 5, 'end')}`;

/** Both ends of the time; where there is no room for both, its end. */
const timeLabels = (
  pen: Pen,
  { from, to, formatTime }: SaleChart,
  start: number,
  right: number,
  y: number,
): string[] => {
  const [first, last] = [formatTime(from), formatTime(to)];
  const isRoom = (first.length + last.length + 2) * characterWidth < right - start;
  return [...(isRoom ? [label(pen, first, start, y, 'start')] : []), label(pen, last, right, y, 'end')];
};

const figures = 'font-family="ui-monospace,Menlo,Consolas,monospace"';

const label = (pen: Pen, text: string, x: number, y: number, anchor: 'start' | 'end'): string =>
  `<text x="${x}" y="${y}" text-anchor="${anchor}" font-size="14" ${figures}${pen.fill('note')}>${escapeXml(text)}</text>`;

const endLabel = (pen: Pen, text: string, x: number, y: number): string =>
  `<text x="${x}" y="${y - 14}" text-anchor="end" font-size="20" font-weight="700" ${figures}${pen.fill('line')}>${escapeXml(text)}</text>`;
