/** Ripens the bananas of the ladder, and has the ape eat the one that is sold now. @see features/presale/ladder.tsx, features/home/living-ape.tsx */
import type { PresaleInfo } from '@lilape/wire/presale';
import { isMotionWelcome } from '#shell/first/motion.ts';
import { soldPct } from '#shell/live/figures.ts';
import { ripen } from '#shell/live/ripen.ts';

const popMs = 420;
/** Of a banana that the ape holds. */
const bites = 4;
let shownStage: number | undefined;

/** Writes how much of each `[data-rung]` in `root` is sold, and which stage is sold now; one that begins while the page is open pops. */
export function fillLadder(root: ParentNode, presale: PresaleInfo): void {
  const isNext = shownStage !== undefined && presale.current_stage > shownStage;
  shownStage = presale.current_stage;
  for (const rung of root.querySelectorAll<HTMLElement>('[data-rung]:not([data-rung="now"])')) {
    const stage = Number(rung.dataset['rung']);
    ripen(rung, soldPct(stage, presale));
    const isCurrent = stage === presale.current_stage && !presale.sold_out;
    rung.ariaCurrent = isCurrent ? 'step' : null;
    if (isCurrent && isNext && isMotionWelcome()) pop(rung);
  }
}

/** The ape that eats. */
export const EATER_ID = 'eater';

/** How often its drawing may still be asked for. */
let triesLeft = 3;
/** Whether it is on its way, or laid. */
let isAsked = false;

/** Its banana is bitten as far as the stage is sold, `data-peel`; so many peels lie below it as stages are gone. */
export function showEaten(presale: PresaleInfo): void {
  const eater = document.getElementById(EATER_ID);
  if (eater === null) return;
  void layInPlace(eater);
  eater.dataset['peel'] = String(Math.round((soldPct(presale.current_stage, presale) / 100) * bites));
  const gone = presale.current_stage - (presale.sold_out ? 0 : 1);
  const peels = eater.querySelector<HTMLElement>(':scope > span:last-of-type');
  for (const [index, peel] of peels?.querySelectorAll('img').entries() ?? []) peel.hidden = index >= gone;
  if (peels !== null) peels.hidden = false;
}

/** Lays the drawing in place of its picture, so that its parts can move; it stays a picture where the file does not come. */
async function layInPlace(eater: HTMLElement): Promise<void> {
  const picture = eater.querySelector<HTMLImageElement>(':scope > span:first-of-type > img');
  if (isAsked || triesLeft === 0 || picture === null) return;
  isAsked = true;
  triesLeft -= 1;
  try {
    const answer = await fetch(picture.src);
    if (!answer.ok) throw new Error(answer.statusText);
    // The sheet has the colours of the night, for the page's policy allows no rules inline, and shows the mouth of the sale's state.
    const text = (await answer.text())
      .replace(/<style>.*<\/style>/, '')
      .replaceAll(' display="none" data-in=', ' data-in=');
    const { documentElement: drawing } = new DOMParser().parseFromString(text, 'image/svg+xml');
    if (drawing.localName !== 'svg') throw new TypeError(text);
    drawing.ariaHidden = 'true';
    picture.replaceWith(drawing);
  } catch {
    isAsked = false;
  }
}

/** The sale has come to this banana: it pops up once. */
function pop(rung: HTMLElement): void {
  rung.animate(
    { transform: ['none', 'scale(1.3) rotate(-6deg)', 'none'] },
    { duration: popMs, easing: 'ease-out' },
  );
}
