// The published ledger's lines: one canonical JSON object a row, the same bytes from whoever makes them.
import type { Address } from '@lilape/domain/address';
import type { LogPosition } from '@lilape/events/log';

/** What of an event's place a line tells. */
export type LinePosition = Pick<LogPosition, 'block' | 'txHash' | 'ordinal' | 'logIndex'>;

/** What an event says: amounts as bigints, addresses in lower case, small numbers as numbers, words, and lists of words. */
export type LineArgs = Readonly<Record<string, LineValue>>;
type LineValue = bigint | number | string | readonly string[];

/** The line of an event, without its end: its place, its name, then its arguments by name. */
export function eventLine({ block, txHash, ordinal, logIndex }: LinePosition, event: LineArgs): string {
  const { type = '', ...args } = event;
  const said = Object.entries(args)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `,"${name}":${valueText(value)}`);
  return `{"block":${block},"txHash":"${txHash}","ordinal":${ordinal},"logIndex":${logIndex},"event":${valueText(type)}${said.join('')}}`;
}

/** The line of a balance after a block in which it changed; base units. */
export function balanceLine(block: bigint, account: Address, after: bigint): string {
  return `{"block":${block},"account":"${account}","after":"${after}"}`;
}

/** Amounts are decimal text, since JSON's numbers are not exact; no word holds what would have to be escaped. */
function valueText(value: LineValue): string {
  if (typeof value === 'object') return `[${value.map(valueText).join()}]`;
  return typeof value === 'number' ? String(value) : `"${value}"`;
}
