/** Lets a purchase that has just been made come in from the ape's side, and the ape take a bite, where motion is welcome. */
import type { Purchase } from '@lilape/wire/purchases';
import { isMotionWelcome } from '#shell/page/motion.ts';
import { nibble } from './nibble.ts';

const calmMs = 200;
let known: string | undefined;

/** Moves the first `[data-row]` in where the newest purchase is another one than before. */
export function greetNewest(root: ParentNode, [newest]: readonly Purchase[]): void {
  if (newest === undefined) return;
  const id = `${newest.txHash}.${newest.ordinal}`;
  const isNew = known !== undefined && known !== id;
  known = id;
  if (!isNew || !isMotionWelcome()) return;
  nibble(root);
  root
    .querySelector('[data-row]')
    ?.animate(
      { transform: ['translateX(4rem)', 'none'], opacity: [0, 1] },
      { duration: calmMs, easing: 'ease-out' },
    );
}
