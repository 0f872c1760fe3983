/** What the front page alone says about the sale: its totals and terms, what money buys, the rungs of the ladder, the newest purchases. */
import { quoteDown } from '@lilape/domain/presale/quote';
import { isOver } from '@lilape/domain/presale/sale-status';
import { STABLE_DECIMALS, TOKEN_DECIMALS } from '@lilape/domain/token';
import { formatUnits, parseUnits } from '@lilape/domain/units';
import type { Purchase } from '@lilape/wire/purchases';
import { textToUnits } from '@lilape/wire/text';
import { formatAge } from '#shell/heads/age.ts';
import { cutDown, formatDecimal, formatDollars, formatPrice, formatTextDown } from '#shell/first/format.ts';
import { formatZoned } from '#shell/text/moment-zoned.ts';
import { shortAddress } from '#shell/first/short-address.ts';
import { type Conditions, type Figure, type Figures, type Seen, soldPct } from '#shell/live/figures.ts';
import { stagesOf } from './ladder.ts';
import type { LiveData } from '#shell/live/live-store.ts';

/** What became of the question for the newest purchases. */
export type Asked = 'unasked' | 'asking' | 'known' | 'failed';

/** The figures as people of a language read them. */
export function frontFiguresOf({ data, nowMs }: Seen, language: string): Figures {
  const { presale, stats, newest } = data;
  const dollars = (text: string) => ({ text: `$${formatDollars(text, language)}` });
  const raised = (text: string) => ({
    text: `$${formatDollars(cutDown(text, 2), language)}`,
    full: `$${formatDollars(text, language)}`,
  });
  const price = (text: string) => ({ text: `$${formatPrice(text, language)}` });
  const grouped = (value: string | number) => ({ text: formatDecimal(String(value), language) });
  const deadline = (iso: string) => ({ text: formatZoned(iso, language), iso });

  return (name) => {
    const [kind = '', index = ''] = name.split(' ');
    if (kind.startsWith('newest.')) {
      const purchase = newest[Number(index)];
      return purchase && ofPurchase(kind, purchase, nowMs, language);
    }
    switch (kind) {
      case 'raised':
        return stats && raised(stats.totalRaised);
      case 'buyers':
        return stats && grouped(stats.totalHolders);
      case 'purchases':
        return stats && grouped(stats.totalPurchases);
    }
    if (presale === null) return undefined;
    switch (kind) {
      case 'next-price':
        return presale.next_price === null ? null : price(presale.next_price);
      case 'sold':
        return grouped(presale.stage_progress);
      case 'start':
        return deadline(presale.starts_at);
      case 'end':
        return deadline(presale.ends_at);
      case 'goal':
        return dollars(presale.soft_cap);
      case 'buys':
        return tokensFor(index, presale, language);
      case 'rung.price':
        return price(presale.stage_prices[Number(index)] ?? '');
      case 'rung.sold':
        return grouped(soldPct(Number(index), presale));
      default:
        return undefined;
    }
  };
}

/** The LILAPE that a whole number of dollars buys now, all its portions together; null where the sale has not so much left. */
function tokensFor(
  dollars: string,
  presale: NonNullable<LiveData['presale']>,
  language: string,
): Figure | null {
  const units = parseUnits(dollars, STABLE_DECIMALS);
  if (units === undefined) return null;
  const { chargedUnits, tokens } = quoteDown(stagesOf(presale), textToUnits(presale.raised), units);
  if (chargedUnits < units) return null;
  return { text: formatTextDown(formatUnits(tokens, TOKEN_DECIMALS), 0, language) };
}

function ofPurchase(kind: string, purchase: Purchase, nowMs: number | undefined, language: string): Figure {
  const { buyer, tokens, paid, method, time } = purchase;
  switch (kind) {
    case 'newest.buyer':
      return { text: shortAddress(buyer), full: buyer };
    case 'newest.tokens':
      return { text: formatTextDown(tokens, 0, language), full: formatDecimal(tokens, language) };
    case 'newest.paid':
      return {
        text: `${formatTextDown(paid, 2, language)} ${method}`,
        full: `${formatDecimal(paid, language)} ${method}`,
      };
    default:
      return { text: nowMs === undefined ? '' : formatAge(nowMs - Date.parse(time), language), iso: time };
  }
}

/** The conditions. */
export function frontConditionsOf({ presale, newest }: LiveData, asked: Asked): Conditions {
  const isNone = newest.length === 0;
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
      case 'newest-asking':
        return isNone && (asked === 'unasked' || asked === 'asking');
      case 'newest-none':
        return isNone && asked === 'known';
      case 'newest-failed':
        return isNone && asked === 'failed';
      default:
        return name.startsWith('newest ')
          ? newest[Number(name.slice('newest '.length))] !== undefined
          : undefined;
    }
  };
}
