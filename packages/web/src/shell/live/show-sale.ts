/** Writes into the document what is known of the sale now. @see sale.mount.ts */
import { languageOf } from '@lilape/domain/languages';
import { fill } from './fill.ts';
import { type Conditions, type Figures, type Seen, conditionsOf, figuresOf, soldPct } from './figures.ts';
import { ripen } from './ripen.ts';
import type { LiveData } from './live-store.ts';
import { sale, secondsNow } from './sale.ts';
import { serverNowMs } from './server-clock.ts';

/** What one page says besides what every page may say. */
export type Besides = {
  readonly figuresOf: (seen: Seen, language: string) => Figures;
  readonly conditionsOf: (seen: Seen) => Conditions;
  /** Called after each filling, with all figures. */
  readonly filled: (data: LiveData, figures: Figures) => void;
};
let besides: Besides | undefined;

/** Has a page's own figures filled in too, from the next filling on. */
export function alsoFill(its: Besides): void {
  besides = its;
}

/** Writes what is known now: for who has just put a part with figures on the page, too. */
export function showSale(): void {
  const data = sale.getSnapshot();
  const { dataset } = document.documentElement;
  if (data.presale !== null) dataset['sale'] = data.presale.status;
  const { figures, holds } = knownNow(data);
  fill(document, figures, holds);
  // The banana of the bar.
  const now = document.querySelector<HTMLElement>('[data-rung="now"]');
  if (data.presale !== null && now !== null) ripen(now, soldPct(data.presale.current_stage, data.presale));
  besides?.filled(data, figures);
}

/** Writes what has changed since then by time alone. */
export function showAges(): void {
  const { figures, holds } = knownNow(sale.getSnapshot());
  fill(document, figures, holds, 'ages');
}

function knownNow(data: LiveData): { figures: Figures; holds: Conditions } {
  const seen: Seen = { data, seconds: secondsNow(), nowMs: serverNowMs() };
  const language = languageOf(location.pathname);
  const [figures, holds] = [figuresOf(seen, language), conditionsOf(seen)];
  const [itsFigures, itsHolds] = [besides?.figuresOf(seen, language), besides?.conditionsOf(seen)];
  return {
    figures: (name) => {
      const figure = figures(name);
      return figure === undefined ? itsFigures?.(name) : figure;
    },
    holds: (name) => holds(name) ?? itsHolds?.(name),
  };
}
