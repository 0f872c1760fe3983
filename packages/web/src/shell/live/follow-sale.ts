/** Keeps HTML that was written beforehand true while the sale goes on. */
import { languageOf } from '#shell/page/language.ts';
import { fill } from './fill.ts';
import { type Seen, conditionsOf, figuresOf } from './figures.ts';
import { fillLadder } from './fill-ladder.ts';
import { greetNewest } from './greet-newest.ts';
import { loadNewest, sale, secondsNow } from './sale.ts';
import { serverNowMs } from './server-clock.ts';

const tickMs = 1_000;
let followers = 0;
let newest: Seen['newest'] = 'unasked';

/**
 * Writes the sale's state and figures into the document at each change and, for the ages, each second; returns the way
 * to stop. Until then the document says `data-follows`.
 */
export function followSale(): () => void {
  followers += 1;
  const unsubscribe = sale.subscribe(showSale);
  const timer = setInterval(showSale, tickMs);
  showSale();
  return () => {
    unsubscribe();
    clearInterval(timer);
    followers -= 1;
    if (followers === 0) delete document.documentElement.dataset['follows'];
  };
}

/** Writes what is known now: for who has just put a part with figures on the page. */
export function showSale(): void {
  const data = sale.getSnapshot();
  const { dataset } = document.documentElement;
  if (followers > 0) dataset['follows'] = '';
  if (data.presale !== null) dataset['sale'] = data.presale.status;
  if (newest === 'unasked' && document.querySelector('[data-fill^="newest."]') !== null) void askNewest();
  const seen: Seen = { data, seconds: secondsNow(), nowMs: serverNowMs(), newest };
  const language = languageOf(location.pathname);
  fill(document, figuresOf(seen, language), conditionsOf(seen));
  if (data.presale !== null) fillLadder(document, data.presale);
  greetNewest(document, data.newest);
}

async function askNewest(): Promise<void> {
  newest = 'asking';
  try {
    await loadNewest();
    newest = 'known';
  } catch {
    newest = 'failed';
  }
  showSale();
}
