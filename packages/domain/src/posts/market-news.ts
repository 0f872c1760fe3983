// Whether the group now hears of a release or an opened pool. Pure. @see decision 164 "the market is announced"
import { OPENING_WAIT_SECONDS } from '@lilape/domain/market/opening';
import { type AlertRules, isQuiet } from '@lilape/domain/posts/alerts';

/** What is older is no news; until then it is also true that the pools can open at the time that the release gave. */
export const MARKET_NEWS_MS = OPENING_WAIT_SECONDS * 1_000;

/**
 * What becomes of a final event that is `ageMs` old by the chain's clock. `never` is kept, so that alerts that are turned on
 * later tell nothing old; in quiet hours it waits for their end.
 */
export function marketNews(rules: AlertRules, ageMs: number, nowMs: number): 'tell' | 'wait' | 'never' {
  if (!rules.isOn || ageMs >= MARKET_NEWS_MS) return 'never';
  return isQuiet(rules.quietHours, nowMs) ? 'wait' : 'tell';
}
