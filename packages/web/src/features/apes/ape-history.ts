/** Puts the rows of an ape's history on its page. */
import { CONFIRMATIONS } from '@lilape/domain/confirmation';
import type { ApeBody } from '@lilape/wire/apes';
import { formatDecimal } from '#shell/text/format.ts';
import { formatZoned } from '#shell/text/moment-zoned.ts';
import { shortAddress } from '#shell/text/short-address.ts';

type Station = ApeBody['history'][number];

const zeroAddress = `0x${'0'.repeat(40)}`;

/** Makes a row for each station, the newest first, after the list's pattern. */
export function fillHistory(page: ParentNode, history: readonly Station[], language: string): void {
  const list = page.querySelector('[data-history]');
  const pattern = list?.querySelector('[data-pattern]');
  if (list == null || pattern == null) return;
  const rows = history.toReversed().map((station) => rowOf(pattern, station, language));
  list.replaceChildren(pattern, ...rows);
}

function rowOf(pattern: Element, station: Station, language: string): Element {
  const { from, to, time, block, txHash, confirmation } = station;
  const row = pattern.cloneNode(true) as HTMLElement;
  row.hidden = false;
  delete row.dataset['pattern'];
  const part = (name: string) => row.querySelector<HTMLElement>(`[data-of="${name}"]`);
  part(from === zeroAddress ? 'transfer' : 'mint')?.remove();
  for (const word of CONFIRMATIONS) if (word !== confirmation) part(word)?.remove();
  const write = (name: string, text: string, full?: string) => {
    const place = part(name);
    if (place === null) return;
    place.textContent = text;
    if (full !== undefined) place.title = full;
  };
  write('to', shortAddress(to), to);
  write('time', formatZoned(time, language));
  part('time')?.setAttribute('datetime', time);
  write('block', formatDecimal(String(block), language));
  write('hash', shortAddress(txHash), txHash);
  const link = part('hash');
  if (link instanceof HTMLAnchorElement) link.href += `tx/${txHash}`;
  return row;
}
