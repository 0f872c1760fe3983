/** Sizes and lengths of time as people read them. */
import { type InEach, inLanguage } from '@lilape/domain/languages';
import { formatDecimal } from '#shell/first/format.ts';

const units: InEach<readonly string[]> = {
  en: ['B', 'kB', 'MB', 'GB', 'TB'],
  ru: ['Б', 'кБ', 'МБ', 'ГБ', 'ТБ'],
};

/** Returns bytes in the largest unit of a thousand that they fill, with three digits at most: "41.2 GB". */
export function formatBytes(bytes: number, language: string): string {
  const power = bytes < 1_000 ? 0 : Math.min(4, Math.floor(Math.log10(bytes) / 3));
  const amount = bytes / 1_000 ** power;
  const digits = power === 0 || amount >= 100 ? 0 : 1;
  const unit = inLanguage(units, language)[power] ?? '';
  return `${formatDecimal(amount.toFixed(digits), language)}\u00A0${unit}`;
}

const lengths = [
  [86_400, { en: 'd', ru: 'д' }],
  [3_600, { en: 'h', ru: 'ч' }],
  [60, { en: 'min', ru: 'мин' }],
  [1, { en: 's', ru: 'с' }],
] as const satisfies readonly (readonly [seconds: number, unit: InEach])[];

/** Returns a length of time in its two largest units, rounded down: "2 d 4 h", "12 s". */
export function formatLength(seconds: number, language: string): string {
  const whole = Math.max(0, Math.floor(seconds));
  const first = lengths.findIndex(([size]) => whole >= size);
  if (first < 0) return `0\u00A0${inLanguage(lengths[3][1], language)}`;
  const parts: string[] = [];
  let rest = whole;
  for (const [size, unit] of lengths.slice(first, first + 2)) {
    const count = Math.floor(rest / size);
    rest -= count * size;
    if (count > 0) parts.push(`${count}\u00A0${inLanguage(unit, language)}`);
  }
  return parts.join(' ');
}
