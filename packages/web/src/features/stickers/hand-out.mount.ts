/** Copies a sticker to the clipboard, or gives it to whatever the device shares with; saving alone needs no script. */
import { announce } from '#shell/first/announce.ts';

/** How long a button tells what came of it. */
const outcomeMs = 3_000;

/** Listens to the buttons and links of the sheet in `root`. */
export function mount(root: HTMLElement): void {
  root.addEventListener('click', (event) => {
    const control = event.target instanceof Element ? event.target.closest('button, a') : null;
    if (control instanceof HTMLButtonElement) void copy(control);
    if (control instanceof HTMLAnchorElement && isPhone()) {
      event.preventDefault();
      void share(control);
    }
  });
}

/** Where pictures are shared rather than filed: fingers, and a list of apps that takes them. */
function isPhone(): boolean {
  const sample = new File([], 'sticker.png', { type: 'image/png' });
  return matchMedia('(pointer: coarse)').matches && navigator.canShare?.({ files: [sample] });
}

async function pictureAt(address: string): Promise<Blob> {
  const response = await fetch(address);
  if (!response.ok) throw new TypeError(`${address}: ${response.status}`);
  return response.blob();
}

/** Copies the picture; where browsers copy none, its address. */
async function copy(button: HTMLButtonElement): Promise<void> {
  const address = `/stickers/${button.value}.png`;
  try {
    // The promise itself, or Safari holds the press to be over when the picture has come.
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': pictureAt(address) })]);
    tell(button, 'copied');
  } catch {
    await navigator.clipboard.writeText(new URL(address, location.origin).href).then(
      () => tell(button, 'linked'),
      () => tell(button, 'failed'),
    );
  }
}

async function share(link: HTMLAnchorElement): Promise<void> {
  try {
    const file = new File([await pictureAt(link.href)], link.download, { type: 'image/png' });
    await navigator.share({ files: [file] });
  } catch (thrown) {
    // Whoever closes the list of apps has changed their mind.
    if (thrown instanceof DOMException && thrown.name === 'AbortError') return;
    location.assign(link.href);
  }
}

/** Shows the outcome beside the button for a moment, and has it read out. */
function tell(button: HTMLElement, outcome: 'copied' | 'linked' | 'failed'): void {
  const words = button.dataset[outcome] ?? '';
  const said = button.querySelector('output');
  if (said !== null) said.textContent = words;
  button.dataset['done'] = outcome;
  announce(words);
  setTimeout(() => {
    if (said !== null) said.textContent = '';
    delete button.dataset['done'];
  }, outcomeMs);
}
