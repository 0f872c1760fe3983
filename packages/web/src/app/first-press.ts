/** Carries out a press on what needs the whole page: the page is woken, then the press is given to it. */
import { hasCome } from './not-come.ts';
import { isAwake, wake } from './wake.ts';

/** What opens a dialog needs the whole page; with `data-action` its own handler wakes it. */
const waking = '[aria-haspopup="dialog"]';

/** Follows presses while the page sleeps, and begins to wake it while the pointer or focus is still on its way. */
export function carryOutPresses(): void {
  // In the capture phase: a page that is just being taken over must not hear a press that it will be given.
  document.addEventListener('click', take, { capture: true });
  for (const type of ['pointerover', 'focusin', 'touchstart'])
    document.addEventListener(type, foresee, { passive: true });
}

function take(event: MouseEvent): void {
  const control = controlAt(event.target);
  if (isAwake() || control === null || control.dataset['action'] !== undefined) return;
  event.preventDefault();
  event.stopPropagation();
  void press(control);
}

async function press(control: HTMLElement): Promise<void> {
  control.ariaBusy = 'true';
  const isThere = await hasCome(wake());
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
