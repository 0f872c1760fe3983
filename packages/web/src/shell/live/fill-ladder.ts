/** Ripens the bananas of the ladder. @see features/presale/ladder.tsx */
import type { PresaleInfo } from '@lilape/wire/presale';
import { isMotionWelcome } from '#shell/page/motion.ts';
import { soldPct } from './figures.ts';

const popMs = 420;
let shownStage: number | undefined;

/** Writes how much of each `[data-rung]` in `root`, a stage or `now`, is sold, as `--sold` between 0 and 1, which are eaten up, and which stage is sold now; one that begins while the page is open pops. */
export function fillLadder(root: ParentNode, presale: PresaleInfo): void {
  const isNext = shownStage !== undefined && presale.current_stage > shownStage;
  shownStage = presale.current_stage;
  for (const rung of root.querySelectorAll<HTMLElement>('[data-rung]')) {
    const isNow = rung.dataset['rung'] === 'now';
    const stage = isNow ? presale.current_stage : Number(rung.dataset['rung']);
    const sold = soldPct(stage, presale);
    rung.style.setProperty('--sold', String(sold / 100));
    rung.toggleAttribute('data-begun', sold > 0);
    rung.toggleAttribute('data-eaten', sold === 100);
    const isCurrent = !isNow && stage === presale.current_stage && !presale.sold_out;
    rung.ariaCurrent = isCurrent ? 'step' : null;
    if (isCurrent && isNext && isMotionWelcome()) pop(rung);
  }
}

/** The sale has come to this banana: it pops up once. */
function pop(rung: HTMLElement): void {
  rung.animate(
    { transform: ['none', 'scale(1.3) rotate(-6deg)', 'none'] },
    { duration: popMs, easing: 'ease-out' },
  );
}
