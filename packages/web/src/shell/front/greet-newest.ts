/** Lets a purchase that has just been made come in from the ape's side, and the ape take a bite, where motion is welcome. */
import type { Purchase } from '@lilape/wire/purchases';
import { isMotionWelcome } from '#shell/first/motion.ts';
import { EATER_ID } from './front-ladder.ts';

const [calmMs, biteMs, openMs] = [200, 600, 240] as const;
let known: string | undefined;
/** Where a purchase waits to be greeted. */
let waiting: ParentNode | null = null;

/**
 * Greets the newest purchase where it is another one than before: at once, or when the last dialog over it closes, once
 * for all that came meanwhile.
 */
export function greetNewest(root: ParentNode, [newest]: readonly Purchase[]): void {
  if (newest === undefined) return;
  const id = `${newest.txHash}.${newest.ordinal}`;
  const isNew = known !== undefined && known !== id;
  known = id;
  if (!isNew) return;
  waiting = root;
  greetUncovered();
}

function greetUncovered(): void {
  const dialog = document.querySelector('dialog[open]');
  // The same function is called once, however often it is added.
  if (dialog !== null) dialog.addEventListener('close', greetUncovered, { once: true });
  else if (waiting !== null) greet(waiting);
}

/** The ape bites, and the first row moves in. */
function greet(root: ParentNode): void {
  waiting = null;
  if (!isMotionWelcome()) return;
  const eater = document.getElementById(EATER_ID);
  eater?.animate(
    { transform: ['none', 'translateY(1.5%) rotate(-1.5deg)', 'none', 'translateY(1%)', 'none'] },
    { duration: biteMs, easing: 'ease-in-out' },
  );
  // The mouth of a sale that went well is the open one.
  for (const part of eater?.querySelectorAll<SVGElement>('g') ?? []) {
    const states = part.dataset['in'];
    if (states === undefined) continue;
    const display = states.includes('ended') ? 'inline' : 'none';
    part.animate({ display: [display, display] }, openMs);
  }
  root
    .querySelector('[data-when="newest 0"]')
    ?.animate(
      { transform: ['translateX(4rem)', 'none'], opacity: [0, 1] },
      { duration: calmMs, easing: 'ease-out' },
    );
}
