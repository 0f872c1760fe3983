/** Every sentence stands in the HTML; a script shows the true ones and writes figures into their places. */

/** What is known of the address that is looked at. */
export type Finding = 'nobody' | 'asking' | 'failed' | 'closed' | 'ours' | 'below' | 'between' | 'top';

/** The attributes of what stands there for these findings only. */
export function found(...findings: readonly [Finding, ...Finding[]]): {
  'data-found': string;
  hidden: boolean;
} {
  return { 'data-found': findings.join(' '), hidden: !findings.includes('nobody') };
}

/** Writes figures into their places, `data-now` by their names. */
export function writeNow(root: ParentNode, figures: Readonly<Record<string, string>>): void {
  for (const place of root.querySelectorAll<HTMLElement>('[data-now]')) {
    const text = figures[place.dataset['now'] ?? ''];
    if (text !== undefined && place.textContent !== text) place.textContent = text;
  }
}

/** Writes figures that are cut short, with the whole of each for who asks, `data-short` by their names. */
export function writeShort(
  root: ParentNode,
  figures: Readonly<Record<string, readonly [short: string, full: string]>>,
): void {
  for (const place of root.querySelectorAll<HTMLElement>('[data-short]')) {
    const [short, full] = figures[place.dataset['short'] ?? ''] ?? ['', ''];
    if (short === '' || place.title === full) continue;
    place.textContent = short;
    place.title = full;
    if (short === full) delete place.dataset['full'];
    else place.dataset['full'] = full;
  }
}
