// The sale over time as a picture, for pages whose scripts have not run.
import { timeRange } from '@lilape/art/chart/line';
import { saleChart } from '@lilape/art/chart/sale-chart';
import type { SaleHistory, SalePicture } from '@lilape/wire/history';

/** As high as the page's own chart is at each width, CSS pixels. */
const heights: Record<SalePicture['width'], number> = { '296': 280, '656': 368, '1148': 368 };

/** An SVG file of the dollars raised; times are UTC, since it is the same for everybody. */
export function salePictureOf(history: SaleHistory, { width, language }: SalePicture): string {
  const points = history.points.map(({ time, raised }) => ({ at: Date.parse(time), value: Number(raised) }));
  const now = Date.parse(history.time);
  const short = new Intl.NumberFormat(language, { notation: 'compact', maximumFractionDigits: 2 });
  const time = new Intl.DateTimeFormat(language, {
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: 'UTC',
  });
  return saleChart(
    {
      points,
      ...timeRange(points[0]?.at ?? now, now, Date.parse(history.starts_at)),
      endLabel: `$${centsDown(history.raised, language)}`,
      formatValue: (value) => `$${short.format(value)}`,
      formatTime: (at) => `${time.format(at)} UTC`,
    },
    Number(width),
    heights[width],
  );
}

/** Dollars as people write them, cut to cents and never rounded up; `text` keeps its digits. */
export function centsDown(text: string, language: string): string {
  const hasCents = /\.(?:[1-9]|\d[1-9])/.test(text);
  const format = new Intl.NumberFormat(language, {
    minimumFractionDigits: hasCents ? 2 : 0,
    maximumFractionDigits: 2,
    roundingMode: 'trunc',
  });
  return format.format(text as Intl.StringNumericLiteral);
}
