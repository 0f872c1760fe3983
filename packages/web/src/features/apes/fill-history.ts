/** Puts the rows of an ape's history on its page. */
import { CONFIRMATIONS } from '@lilape/domain/confirmation';
import type { ApeBody } from '@lilape/wire/apes';
import type { Written } from '#shell/live/figures.ts';
import { fill } from '#shell/live/fill.ts';
import { formatDecimal } from '#shell/first/format.ts';
import { formatZoned } from '#shell/text/moment-zoned.ts';
import { shortAddress } from '#shell/first/short-address.ts';

type Station = ApeBody['history'][number];

const zeroAddress = `0x${'0'.repeat(40)}`;

/** Makes a row for each station, the newest first, after the pattern in the page's list. */
export function fillHistory(page: ParentNode, history: readonly Station[], language: string): void {
  const pattern = page.querySelector('template');
  if (pattern === null) return;
  const rows = history.toReversed().map((station) => {
    const row = pattern.content.cloneNode(true) as DocumentFragment;
    const figures = figuresOf(station, language);
    fill(
      row,
      (name) => figures[name],
      (name) => isTrue(name, station),
    );
    return row;
  });
  pattern.parentElement?.replaceChildren(pattern, ...rows);
}

function figuresOf({ to, time, block, txHash }: Station, language: string): Record<string, Written> {
  return {
    'station.to': { text: shortAddress(to), full: to },
    'station.time': { text: formatZoned(time, language), iso: time },
    'station.block': { text: formatDecimal(String(block), language) },
    'station.hash': {
      text: shortAddress(txHash),
      full: txHash,
      href: `/tx/${txHash}`,
    },
  };
}

function isTrue(name: string, { from, confirmation }: Station): boolean {
  if (name === 'station.mint') return from === zeroAddress;
  if (name === 'station.transfer') return from !== zeroAddress;
  return CONFIRMATIONS.some((word) => name === `station.${word}` && word === confirmation);
}
