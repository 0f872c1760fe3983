// What a post can say: figures of the ledger by the names that the specification gives them, as text. Pure.
import { TOKEN_DECIMALS } from '@lilape/domain/token';
import { formatUnits } from '@lilape/domain/units';
import type { FactKey } from '@lilape/domain/posts/placeholders';

const COIN_DECIMALS = 6;
const WEI_PER_ETHER = 10n ** 18n;

/** A figure, and what it was read from. */
export type Fact = {
  /** As a post says it, without sign or unit: `1,234.50`. */
  readonly text: string;
  /** Exact, in the base units of what it counts. */
  readonly exact: bigint;
};
/** Those that are known. */
export type Facts = Readonly<Partial<Record<FactKey, Fact>>>;

/** What the figures are made of, all of one version of the ledger. */
export type FactSources = {
  /** The newest final purchase; null before there is one. */
  readonly purchase: { readonly chargedUnits: bigint; readonly tokens: bigint } | null;
  /** Paid by all buyers, units of 6 decimals. */
  readonly raisedUnits: bigint;
  readonly holders: number;
  /** Dollars for an ether, as the feed answered; null while it does not. */
  readonly ethUsd: { readonly answer: bigint; readonly decimals: number } | null;
};

/** The figures of a post, as far as there are any. @throws RangeError for a price that is none */
export function factsOf({ purchase, raisedUnits, holders, ethUsd }: FactSources): Facts {
  return {
    ...(purchase === null ? {} : purchaseFacts(purchase)),
    ...(purchase === null || ethUsd === null ? {} : { formattedETH: worth(purchase.chargedUnits, ethUsd) }),
    formattedTotal: { exact: raisedUnits, text: dollars(raisedUnits) },
    formattedHolders: { exact: BigInt(holders), text: grouped(BigInt(holders), 0, 0) },
  };
}

function purchaseFacts({ chargedUnits, tokens }: NonNullable<FactSources['purchase']>): Facts {
  return {
    formattedAmount: { exact: chargedUnits, text: dollars(chargedUnits) },
    formattedTokens: { exact: tokens, text: grouped(tokens, TOKEN_DECIMALS, 0) },
  };
}

function worth(units: bigint, ethUsd: NonNullable<FactSources['ethUsd']>): Fact {
  const wei = weiWorth(units, ethUsd);
  return { exact: wei, text: grouped(wei, 18, 4) };
}

/** What a payment in dollar coins would have been in ether at a price, wei, rounded down. */
export function weiWorth(
  units: bigint,
  { answer, decimals }: { readonly answer: bigint; readonly decimals: number },
): bigint {
  if (answer <= 0n) throw new RangeError('An ether has no price.');
  return (units * WEI_PER_ETHER * 10n ** BigInt(decimals)) / (10n ** BigInt(COIN_DECIMALS) * answer);
}

/** Dollars with cents, rounded down; whole ones without: `1,234.50`, `1,234`. */
function dollars(units: bigint): string {
  const text = grouped(units, COIN_DECIMALS, 2);
  return /\.\d$/.test(text) ? `${text}0` : text;
}

/** A figure in groups of three, cut (never rounded up) behind so many decimals. */
export function grouped(value: bigint, decimals: number, places: number): string {
  const step = 10n ** BigInt(Math.max(decimals - places, 0));
  const [whole = '0', fraction] = formatUnits(value - (value % step), decimals).split('.');
  const groups = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return fraction === undefined ? groups : `${groups}.${fraction}`;
}
