// How the posts that the site writes by itself speak a language: figures, moments, and their words.
import type { InEach, Language } from '@lilape/domain/languages';

const NBSP = '\u00A0';

const SIGNS: InEach<{ readonly group: string; readonly point: string }> = {
  en: { group: ',', point: '.' },
  ru: { group: NBSP, point: ',' },
};

const MONTHS: InEach = {
  en: 'January February March April May June July August September October November December',
  ru: 'января февраля марта апреля мая июня июля августа сентября октября ноября декабря',
};

/** A figure in English signs (`1,234.5`), in those of a language. */
export function figureIn(language: Language, figure: string): string {
  const { group, point } = SIGNS[language];
  return figure.replaceAll(/[,.]/g, (sign) => (sign === ',' ? group : point));
}

/** An ISO 8601 time as a day and a time of day: `16 January 2027, 12:00 UTC`. */
export function momentIn(language: Language, iso: string): string {
  const month = MONTHS[language].split(' ')[Number(iso.slice(5, 7)) - 1];
  return `${Number(iso.slice(8, 10))} ${month} ${iso.slice(0, 4)}, ${iso.slice(11, 16)} UTC`;
}

/** Titles and labels; with a count where one is in them. */
export const SPOKEN = {
  purchase: { en: 'A new purchase', ru: 'Новая покупка' },
  purchases: { en: (count) => `${count} new purchases`, ru: (count) => `Новых покупок: ${count}` },
  paid: { en: 'Paid', ru: 'Заплачено' },
  paidTogether: { en: 'Paid in all', ru: 'Заплачено всего' },
  for: { en: 'For', ru: 'За' },
  receipt: { en: 'Receipt', ru: 'Чек' },
  allOfThem: { en: 'See them all', ru: 'Все покупки' },
  released: { en: 'The shares are released', ru: 'Доли распределены' },
  sold: { en: 'Sold', ru: 'Продано' },
  burned: { en: 'Burned', ru: 'Сожжено' },
  opensFrom: { en: 'The pools can open from', ru: 'Пулы можно открыть с' },
  opened: { en: 'The market is open', ru: 'Рынок открыт' },
  pool: { en: 'Pool', ru: 'Пул' },
  openedAt: { en: 'Opened at', ru: 'Открыт по' },
  seeIt: { en: 'See the market', ru: 'Посмотреть рынок' },
} as const satisfies Record<string, InEach<string | ((count: number) => string)>>;
