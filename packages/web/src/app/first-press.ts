/** Carries out a press on what needs the whole page: the page is woken, then the press is given to it. */
import { come } from './not-come.ts';
import { isAwake, wake } from './wake.ts';

/** What opens a dialog needs the whole page, and so does what ends in a message, or what tells it so by the event `wake`. */
const waking = '[aria-haspopup="dialog"], [data-action="add-token"], [data-draw]';

/** Follows presses while the page sleeps, and begins to wake it while the pointer or focus is still on its way. */
export function carryOutPresses(): void {
  // In the capture phase: a page that is just being taken over must not hear a press that it will be given.
  document.addEventListener('click', take, { capture: true });
  for (const type of ['pointerover', 'focusin', 'touchstart', 'wake'])
    document.addEventListener(type, foresee, { passive: true });
}

function take(event: MouseEvent): void {
  const control = controlAt(event.target);
  if (isAwake() || control === null) return;
  event.preventDefault();
  event.stopPropagation();
  void press(control);
}

async function press(control: HTMLElement): Promise<void> {
  control.ariaBusy = 'true';
  const isThere = (await come(wake())) !== null;
  control.ariaBusy = null;
  // The button of a wallet that was found meanwhile is another one.
  if (isThere && control.isConnected) control.click();
}

function foresee(event: Event): void {
  // A failure here is not the visitor's concern: the press tries again and reports.
  if (!isAwake() && controlAt(event.target) !== null) wake().catch(() => {});
}

function controlAt(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(waking) : null;
}
