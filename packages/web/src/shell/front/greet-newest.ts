/** Lets a purchase that has just been made come in from the ape's side, and the ape take a bite, where motion is welcome. */
import type { Purchase } from '@lilape/wire/purchases';
import { isMotionWelcome } from '#shell/first/motion.ts';
import { EATER_ID } from './front-ladder.ts';

const [calmMs, biteMs] = [200, 600] as const;
let known: string | undefined;
/** The dialog whose end is waited for. */
let covering: Element | null = null;

/**
 * Greets the newest purchase where it is another one than before: at once, or when the dialog that covers it closes, once
 * for all that came meanwhile.
 */
export function greetNewest(root: ParentNode, [newest]: readonly Purchase[]): void {
  if (newest === undefined) return;
  const id = `${newest.txHash}.${newest.ordinal}`;
  const isNew = known !== undefined && known !== id;
  known = id;
  if (!isNew) return;
  const dialog = document.querySelector('dialog[open]');
  if (dialog === null) greet(root);
  else if (dialog !== covering) dialog.addEventListener('close', () => greet(root), { once: true });
  covering = dialog;
}

/** The ape bites, and the first row moves in. */
function greet(root: ParentNode): void {
  covering = null;
  if (!isMotionWelcome()) return;
  document
    .getElementById(EATER_ID)
    ?.animate(
      { transform: ['none', 'translateY(1.5%) rotate(-1.5deg)', 'none', 'translateY(1%)', 'none'] },
      { duration: biteMs, easing: 'ease-in-out' },
    );
  root
    .querySelector('[data-when="newest 0"]')
    ?.animate(
      { transform: ['translateX(4rem)', 'none'], opacity: [0, 1] },
      { duration: calmMs, easing: 'ease-out' },
    );
}
