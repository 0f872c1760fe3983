/** How long ago something was, in words; written out here for the same reason as moments. */
import { type InEach, inLanguage } from '@lilape/domain/languages';
import { formatDecimal } from '#shell/first/format.ts';

type Unit = readonly [seconds: number, one: string, many: string];

const units: InEach<readonly [Unit, Unit, Unit, Unit]> = {
  en: [
    [86_400, 'day', 'days'],
    [3_600, 'hr.', 'hr.'],
    [60, 'min.', 'min.'],
    [1, 'sec.', 'sec.'],
  ],
  ru: [
    [86_400, 'дн.', 'дн.'],
    [3_600, 'ч', 'ч'],
    [60, 'мин.', 'мин.'],
    [1, 'сек.', 'сек.'],
  ],
};

/** Behind an amount. */
const ago: InEach = { en: 'ago', ru: 'назад' };

/** Returns an age in milliseconds as "2 min. ago" in a language, rounded down to the largest whole unit; negative ages count as now. */
export function formatAge(ageMs: number, language: string): string {
  const seconds = Math.max(0, Math.floor(ageMs / 1000));
  const ofLanguage = inLanguage(units, language);
  const [size, one, many] = ofLanguage.find(([size]) => seconds >= size) ?? ofLanguage[3];
  const count = Math.floor(seconds / size);
  return `${formatDecimal(String(count), language)} ${count === 1 ? one : many} ${inLanguage(ago, language)}`;
}
