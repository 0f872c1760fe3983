/** What can be said about the sale in HTML that is written beforehand: figures by name, and conditions by name. @see front-figures.ts */
import { isOver } from '@lilape/domain/presale/sale-status';
import { formatDecimal, formatDollars, formatPrice, formatTextDown } from '#shell/text/format.ts';
import { formatMoment, formatZone } from '#shell/text/moment.ts';
import { ageOf } from './age.ts';
import type { LiveData } from './live-store.ts';

/** What the page knows at a moment. */
export type Seen = {
  readonly data: LiveData;
  /** Whole seconds since the chain was last read; null before the first answer. */
  readonly seconds: number | null;
  /** The server's time, unix milliseconds; undefined before its first answer. */
  readonly nowMs: number | undefined;
};

/** A figure as it is written; `full` to its last digit where that is more, `iso` of a time. */
export type Figure = { readonly text: string; readonly full?: string; readonly iso?: string };

export type FigureName =
  | 'price'
  | 'next-price'
  | 'stage'
  | 'sold'
  | 'left'
  | 'start'
  | 'end'
  | 'goal'
  | 'raised'
  | 'buyers'
  | 'purchases'
  | 'age.seconds'
  | 'age.minutes'
  | `buys ${number}`
  | `rung.price ${number}`
  | `rung.sold ${number}`
  | `newest.${'buyer' | 'tokens' | 'age' | 'paid'} ${number}`;

export type ConditionName =
  | 'known'
  | 'unknown'
  | 'selling'
  | 'stopped'
  | 'sold-out'
  | 'goal-missing'
  | 'goal-reached'
  | 'age-asking'
  | 'age-live'
  | 'age-older'
  | 'age-late'
  | 'never-told'
  | 'age-told'
  | 'newest-asking'
  | 'newest-none'
  | 'newest-failed'
  | `newest ${number}`;

/** Looks a figure up; undefined while it is not known or not looked up here, null where there is none. */
export type Figures = (name: FigureName) => Figure | null | undefined;

/** Whether a condition holds now; undefined of one that is not asked about here. */
export type Conditions = (name: ConditionName) => boolean | undefined;

/** The figures as people of a language read them. */
export function figuresOf({ data, seconds }: Seen, language: string): Figures {
  const { presale, stats } = data;
  const dollars = (text: string) => ({ text: `$${formatDollars(text, language)}` });
  const price = (text: string) => ({ text: `$${formatPrice(text, language)}` });
  const grouped = (value: string | number) => ({ text: formatDecimal(String(value), language) });
  const deadline = (iso: string) => ({ text: `${formatMoment(iso, language)} (${formatZone(iso)})`, iso });

  return (name: string) => {
    switch (name) {
      case 'raised':
        return stats && dollars(stats.totalRaised);
      case 'buyers':
        return stats && grouped(stats.totalHolders);
      case 'purchases':
        return stats && grouped(stats.totalPurchases);
      case 'age.seconds':
        return seconds === null ? undefined : { text: String(seconds) };
      case 'age.minutes':
        return seconds === null ? undefined : { text: String(Math.floor(seconds / 60)) };
    }
    if (presale === null) return undefined;
    switch (name) {
      case 'price':
        return price(presale.current_price);
      case 'next-price':
        return presale.next_price === null ? null : price(presale.next_price);
      case 'stage':
        return grouped(presale.current_stage);
      case 'sold':
        return grouped(presale.stage_progress);
      case 'left':
        return { text: formatTextDown(presale.tokens_left_in_stage, 0, language) };
      case 'start':
        return deadline(presale.starts_at);
      case 'end':
        return deadline(presale.ends_at);
      case 'goal':
        return dollars(presale.soft_cap);
      default:
        return undefined;
    }
  };
}

/** How much of a stage is sold, percent. */
export function soldPct(stage: number, presale: NonNullable<LiveData['presale']>): number {
  if (stage < presale.current_stage || presale.sold_out) return 100;
  return stage === presale.current_stage ? presale.stage_progress : 0;
}

/** The conditions. */
export function conditionsOf({ data, seconds }: Seen): Conditions {
  const { presale } = data;
  const { isStale } = ageOf(seconds);
  const isLate = (seconds === null && data.isUnreachable) || (seconds !== null && isStale);
  const hasStopped = presale !== null && isOver(presale.status);
  // Below a billion dollars numbers tell millionths apart, and weigh nothing in the first load.
  const isShort = presale !== null && Number(presale.raised) < Number(presale.soft_cap);

  return (name: string) => {
    switch (name) {
      case 'known':
        return presale !== null;
      case 'unknown':
        return presale === null;
      case 'selling':
        return presale !== null && !hasStopped;
      case 'stopped':
        return hasStopped && !presale.sold_out;
      case 'sold-out':
        return presale?.sold_out === true;
      case 'goal-missing':
        return isShort;
      case 'goal-reached':
        return presale !== null && !isShort;
      case 'age-asking':
        return seconds === null && !data.isUnreachable;
      case 'age-live':
        return seconds !== null && seconds < 10;
      case 'age-older':
        return seconds !== null && seconds >= 10 && !isStale;
      case 'age-late':
        return isLate;
      case 'never-told':
        return presale === null && data.isUnreachable;
      case 'age-told':
        return seconds !== null;
      default:
        return undefined;
    }
  };
}
