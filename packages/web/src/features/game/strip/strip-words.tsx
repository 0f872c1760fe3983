/** The words of the strip, in the HTML and in its language; scripts read them by `readStripWords`. */
import { useLingui } from '@lingui/react/macro';

/** Shows nothing. `%score`, `%time`, `%bananas` and `%enemies` are filled in from the run. */
export function StripTexts() {
  const { t } = useLingui();
  return (
    <template
      data-strip-words=""
      data-title={t`The banana hunt`}
      data-score={t`%score points`}
      data-start={t`It began with one small ape and eight bananas.`}
      data-pickup={t`Banana number %bananas. Nobody saw a thing.`}
      data-last-banana={t`All eight bananas. The jungle is out of stock.`}
      data-parrot-ready={t`A parrot wished to verify something.`}
      data-snake-ready={t`Somebody in a tie had an offer.`}
      data-crab-ready={t`A crab opened its shell, and the talks.`}
      data-parrot-hurt={t`He took the bait. Everybody does, once.`}
      data-snake-hurt={t`The small print bit.`}
      data-crab-hurt={t`Sideways is a strategy. So is a hammer.`}
      data-parrot-down={t`The parrot is out of words. All twelve of them.`}
      data-snake-down={t`The snake has closed its fund.`}
      data-crab-down={t`The crab went down after all.`}
      data-won={t`Everything found, everybody sorry. %time.`}
      data-lost-to-parrot={t`Hooked after %time. Never read out the twelve words.`}
      data-lost-to-snake={t`Bitten after %time. The yield was real, for the snake.`}
      data-lost-to-crab={t`Hammered after %time. It only looked like a pause.`}
      data-timeout={t`Five minutes, and the jungle closed for lunch.`}
      data-left={t`To be continued. Perhaps.`}
      data-parrot-says={t`Just the twelve words, dear.`}
      data-snake-says={t`A thousand per cent!`}
      data-crab-says={t`Only up from here.`}
    />
  );
}
