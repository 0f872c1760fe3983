/** Listens to the keyboard, as long as nobody types into a field or calls the browser. */
import type { Device, DeviceOptions } from './device.ts';
import { type KeyUse, makeKeys } from './keys.ts';

const isIn = (target: EventTarget | null, selector: string): boolean =>
  target instanceof Element && target.closest(selector) !== null;

/** Where all keys belong to somebody else. */
const FIELDS =
  'input, textarea, select, [contenteditable=""], [contenteditable="true"], dialog, [role="dialog"]';
/** What Space presses. */
const BUTTONS = 'button, a[href], summary';

/** Follows the keys. `onPause`: Escape or P. */
export function openKeyboard({
  signal,
  isResting,
  onUse,
  onPause,
}: Omit<DeviceOptions, 'onUse'> & { onUse: (use: KeyUse) => void; onPause: () => void }): Device {
  const keys = makeKeys();
  const press = (event: KeyboardEvent) => {
    const { code, target } = event;
    if (event.isComposing || event.ctrlKey || event.metaKey || event.altKey || isIn(target, FIELDS)) return;
    if (code === 'Escape' || code === 'KeyP') {
      if (!event.repeat) onPause();
      return;
    }
    if (isResting() || (code === 'Space' && isIn(target, BUTTONS))) return;
    const use = keys.press(code);
    if (use === null) return;
    // Arrows and Space would move the page.
    event.preventDefault();
    onUse(use);
  };
  addEventListener('keydown', press, { signal });
  addEventListener(
    'keyup',
    ({ code }) => {
      keys.up(code);
      // While it is held, a Mac does not tell which keys are let go.
      if (code.startsWith('Meta')) keys.release();
    },
    { signal },
  );
  return { intent: (world) => keys.intent(world), release: () => keys.release() };
}
