/** How many faces hang side by side on a phone: three, two or one, as the visitor last chose. */
import { readStored, writeStored } from '#shell/first/storage.ts';

const key = 'lilape.wall';
const choices = [3, 2, 1] as const;
/** Wider screens decide by their width. */
const phone = '(max-width: 47.99rem)';

/** How many there are now; 0 where the width decides. */
export function columnsOf(page: HTMLElement): number {
  const chosen = choices.find((each) => String(each) === readStored(key)) ?? choices[0];
  page.dataset['columns'] = String(chosen);
  return matchMedia(phone).matches ? chosen : 0;
}

/** Follows the button and the screen's width. */
export function followColumns(page: HTMLElement, onChange: (columns: number) => void): void {
  const tell = () => onChange(columnsOf(page));
  matchMedia(phone).addEventListener('change', tell);
  page.querySelector('[data-wall-columns]')?.addEventListener('click', () => {
    const now = Number(page.dataset['columns']);
    writeStored(key, String(choices[(choices.findIndex((each) => each === now) + 1) % choices.length]));
    tell();
  });
}
