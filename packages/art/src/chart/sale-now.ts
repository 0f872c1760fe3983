// The figures of the sale as one picture: what a page without scripts shows in place of those that it would fill in.

import { withNight } from '../svg/night.ts';
import { drawing, escapeXml, penFor, type Pen } from '../svg/svg.ts';

/** What is written, each text as people read it. */
export type SaleNow = {
  /** Names and figures, from above. */
  readonly rows: readonly (readonly [name: string, figure: string])[];
  /** Of which moment they are. */
  readonly note: string;
};

const rowHeight = 34;
const figures = 'font-family="ui-monospace,Menlo,Consolas,monospace"';
const words = 'font-family="system-ui,sans-serif"';

/** How high the picture of so many rows is, in units of the drawing. */
export const saleNowHeight = (rows: number): number => (rows + 1) * rowHeight;

/** An SVG file of `width` units, a line for each figure, which follows the theme. */
export const saleNow = ({ rows, note }: SaleNow, width: number): string => {
  const pen = penFor({ idPrefix: 'now' });
  return withNight(
    drawing(
      {},
      width,
      saleNowHeight(rows.length),
      ...rows.map(([name, figure], index) => line(pen, name, figure, width, index * rowHeight)),
      `<text x="0" y="${rows.length * rowHeight + 22}" font-size="13" ${words}${pen.fill('note')}>${escapeXml(note)}</text>`,
    ),
  );
};

const line = (pen: Pen, name: string, figure: string, width: number, y: number): string =>
  `<text x="0" y="${y + 22}" font-size="15" ${words}${pen.fill('note')}>${escapeXml(name)}</text>` +
  `<text x="${width}" y="${y + 22}" text-anchor="end" font-size="16" font-weight="700" ${figures}${pen.fill('line')}>${escapeXml(figure)}</text>` +
  `<path d="M0 ${y + rowHeight - 2}H${width}"${pen.stroke('rule')} stroke-width="2" stroke-linecap="round" stroke-dasharray="2 6"/>`;
