/** Ripens the bananas of the ladder. @see features/presale/ladder.tsx */
import type { PresaleInfo } from '@lilape/wire/presale';
import { soldPct } from './figures.ts';

/** Writes how much of each `[data-rung]` in `root`, a stage or `now`, is sold, as `--sold` between 0 and 1, which are eaten up, and which stage is sold now. */
export function fillLadder(root: ParentNode, presale: PresaleInfo): void {
  for (const rung of root.querySelectorAll<HTMLElement>('[data-rung]')) {
    const isNow = rung.dataset['rung'] === 'now';
    const stage = isNow ? presale.current_stage : Number(rung.dataset['rung']);
    const sold = soldPct(stage, presale);
    rung.style.setProperty('--sold', String(sold / 100));
    rung.toggleAttribute('data-begun', sold > 0);
    rung.toggleAttribute('data-eaten', sold === 100);
    const isCurrent = !isNow && stage === presale.current_stage && !presale.sold_out;
    rung.ariaCurrent = isCurrent ? 'step' : null;
  }
}
