// The sale's figures as a picture, for home without scripts: stage, price, totals, and of when they are.
import { saleNow } from '@lilape/art/chart/sale-now';
import type { Language } from '@lilape/domain/languages';
import type { SaleStatus } from '@lilape/domain/presale/sale-status';
import type { PresaleInfo, StatsBody } from '@lilape/wire/presale';
import { centsDown } from '#presale/history/picture.ts';

/** Units of the drawing, CSS pixels where it is shown. */
const WIDTH = 300;

const WORDS = {
  en: {
    stage: 'Stage',
    price: 'Price of a token',
    raised: 'Total raised',
    holders: 'Total holders',
    purchases: 'Total purchases',
    of: (stage: number, stages: number, pct: string) => `${stage} of ${stages}, ${pct}% sold`,
    asOf: (time: string, block: string) => `As of ${time} UTC, block ${block}`,
  },
  ru: {
    stage: 'Этап',
    price: 'Цена токена',
    raised: 'Всего собрано',
    holders: 'Всего держателей',
    purchases: 'Всего покупок',
    of: (stage: number, stages: number, pct: string) => `${stage} из ${stages}, продано ${pct}%`,
    asOf: (time: string, block: string) => `На ${time} UTC, блок ${block}`,
  },
} as const;

/** What is said in place of the price while nothing can be bought. */
const CLOSED: Record<Exclude<SaleStatus, 'open' | 'closing'> | 'soldOut', Record<Language, string>> = {
  upcoming: { en: 'Not open yet', ru: 'Ещё не открыта' },
  ended: { en: 'The sale is over', ru: 'Продажа окончена' },
  finalised: { en: 'The sale is over', ru: 'Продажа окончена' },
  refunding: { en: 'Refunds are open', ru: 'Идёт возврат' },
  cancelled: { en: 'Refunds are open', ru: 'Идёт возврат' },
  soldOut: { en: 'Sold out', ru: 'Всё продано' },
};

/** An SVG file in a language; times are UTC, since it is the same for everybody. @see decision 128 "figures without scripts" */
export function nowPictureOf(info: PresaleInfo, { stats }: StatsBody, language: Language): string {
  const words = WORDS[language];
  const number = new Intl.NumberFormat(language);
  const stages = Object.keys(info.stage_prices).length;
  const progress = number.format(info.stage_progress);
  return saleNow(
    {
      rows: [
        [words.stage, words.of(info.current_stage, stages, progress)],
        [words.price, priceOf(info, language)],
        [words.raised, `$${centsDown(stats.totalRaised, language)}`],
        [words.holders, number.format(stats.totalHolders)],
        [words.purchases, number.format(stats.totalPurchases)],
      ],
      note: words.asOf(momentOf(info.as_of, language), number.format(info.block)),
    },
    WIDTH,
  );
}

function priceOf({ status, sold_out: isSoldOut, current_price: price }: PresaleInfo, language: Language) {
  if (isSoldOut) return CLOSED.soldOut[language];
  if (status !== 'open' && status !== 'closing') return CLOSED[status][language];
  const exact = new Intl.NumberFormat(language, { minimumFractionDigits: 4, maximumFractionDigits: 6 });
  return `$${exact.format(price as Intl.StringNumericLiteral)}`;
}

function momentOf(iso: string, language: Language): string {
  const format = new Intl.DateTimeFormat(language, {
    dateStyle: 'medium',
    timeStyle: 'short',
    hourCycle: 'h23',
    timeZone: 'UTC',
  });
  return format.format(new Date(iso));
}
