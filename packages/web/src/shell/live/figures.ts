/** What any page can say about the sale in HTML that is written beforehand: figures by name, and conditions by name. @see front-figures.ts */
import { formatDecimal, formatPrice } from '#shell/first/format.ts';
import { ageOf } from '#shell/first/age.ts';
import type { LiveData } from './live-store.ts';
import { wholeLeft } from './whole-left.ts';

/** What the page knows at a moment. */
export type Seen = {
  readonly data: LiveData;
  /** Whole seconds since the chain was last read; null before the first answer. */
  readonly seconds: number | null;
  /** The server's time, unix milliseconds; undefined before its first answer. */
  readonly nowMs: number | undefined;
};

/** What is written into a place: words, `full` to the last digit where that is more, `iso` of a time, `href` of a link, as seen from where it leads. */
export type Written = {
  readonly text?: string;
  readonly full?: string;
  readonly iso?: string;
  readonly href?: string;
};

/** A figure of the sale. */
export type Figure = Written & { readonly text: string };

export type FigureName =
  | 'price'
  | 'next-price'
  | 'stage'
  | 'sold'
  | 'left'
  | 'start'
  | 'end'
  | 'end.zoned'
  | 'goal'
  | 'raised'
  | 'buyers'
  | 'purchases'
  | 'owned.tokens'
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
  | 'never-known'
  | 'age-known'
  | 'newest-asking'
  | 'newest-none'
  | 'newest-failed'
  | `newest ${number}`
  | `owned-${string}`;

/** Looks a figure up, of this table or another page's own; undefined while it is not known or not looked up here, null where there is none. */
export type Figures = (name: string) => Written | null | undefined;

/** Whether a condition holds now; undefined of one that is not asked about here. */
export type Conditions = (name: string) => boolean | undefined;

/** The figures as people of a language read them. */
export function figuresOf({ data, seconds }: Seen, language: string): Figures {
  const { presale } = data;
  return (name: string) => {
    switch (name) {
      case 'age.seconds':
        return seconds === null ? undefined : { text: String(seconds) };
      case 'age.minutes':
        return seconds === null ? undefined : { text: String(Math.floor(seconds / 60)) };
    }
    if (presale === null) return undefined;
    switch (name) {
      case 'price':
        return { text: `$${formatPrice(presale.current_price, language)}` };
      case 'stage':
        return { text: formatDecimal(String(presale.current_stage), language) };
      case 'left':
        return { text: formatDecimal(String(wholeLeft(presale.tokens_left_in_stage)), language) };
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
  const { isStale } = ageOf(seconds);
  const { isUnreachable } = data;
  return (name: string) => {
    switch (name) {
      case 'age-asking':
        return seconds === null && !isUnreachable;
      case 'age-live':
        return seconds !== null && seconds < 10;
      case 'age-older':
        return seconds !== null && seconds >= 10 && !isStale;
      case 'age-late':
        return seconds === null ? isUnreachable : isStale;
      case 'never-known':
        return data.presale === null && isUnreachable;
      case 'age-known':
        return seconds !== null;
      default:
        return undefined;
    }
  };
}
