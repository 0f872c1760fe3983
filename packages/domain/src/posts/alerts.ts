// Which purchases the group hears of, alone or together. Pure. @see decision 29 "posts invent nothing"
import { FIRST_LANGUAGE, type Language } from '@lilape/domain/languages';

/** What an admin sets. */
export type AlertRules = {
  readonly isOn: boolean;
  /** Units of 6 decimals; smaller purchases are not announced. */
  readonly leastUnits: bigint;
  /** More than so many that wait are announced together. */
  readonly mostAlone: number;
  /** Hours of the day (UTC) in which none is announced: from the first to before the second; null for no quiet. */
  readonly quietHours: { readonly from: number; readonly to: number } | null;
  /** The language in which the group hears of purchases and of the market. */
  readonly language: Language;
};

export const DEFAULT_ALERT_RULES: AlertRules = {
  isOn: false,
  leastUnits: 100_000_000n,
  mostAlone: 3,
  quietHours: null,
  language: FIRST_LANGUAGE,
};

const HOUR_MS = 3_600_000;

/** A purchase that became final so long ago raises no alert any more: news are new. */
export const NEWS_MS = HOUR_MS;

/** A final purchase that was not announced yet. */
export type Candidate = {
  readonly txHash: string;
  readonly ordinal: number;
  readonly chargedUnits: bigint;
  /** When its block became final as far as we know, Unix milliseconds. */
  readonly finalAtMs: number;
};

/** What becomes of the candidates: messages of one or several purchases, in their order, and those that are not announced. */
export type Alerts<C extends Candidate> = {
  readonly reported: readonly (readonly C[])[];
  readonly unreported: readonly C[];
};

/** Each candidate is announced once or never: none is kept back for later. */
export function alertsFor<C extends Candidate>(
  rules: AlertRules,
  candidates: readonly C[],
  nowMs: number,
): Alerts<C> {
  const isNews = (candidate: C) =>
    rules.isOn &&
    candidate.chargedUnits >= rules.leastUnits &&
    nowMs - candidate.finalAtMs < NEWS_MS &&
    !isQuiet(rules.quietHours, nowMs);
  const news = candidates.filter(isNews);
  const unreported = candidates.filter((candidate) => !isNews(candidate));
  const isCrowd = news.length > rules.mostAlone;
  return { reported: isCrowd ? [news] : news.map((one) => [one]), unreported };
}

/** Whether a moment is in the quiet hours, which may go over midnight; the same hour twice is no quiet. */
export function isQuiet(hours: AlertRules['quietHours'], nowMs: number): boolean {
  if (hours === null) return false;
  const hour = Math.floor(nowMs / HOUR_MS) % 24;
  const { from, to } = hours;
  return from <= to ? hour >= from && hour < to : hour >= from || hour < to;
}
