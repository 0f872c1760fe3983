/** Writes what the chain says now into the fixed HTML of the contracts page, which is drawn without it. */
import type { ContractsBody } from '@lilape/wire/contracts';
import { formatDecimal, formatTextDown } from '#shell/text/format.ts';
import { formatZoned } from '#shell/text/moment-zoned.ts';

/** What a place in the page can ask for; `owner`, `holds` and `held`, the same without its unit, are followed by an address. */
export type NowKey =
  | 'block'
  | 'time'
  | 'burned'
  | 'current'
  | 'treasury'
  | 'usdt'
  | 'usdc'
  | `owner ${string}`
  | `holds ${string}`
  | `held ${string}`;

const zeroAddress = `0x${'0'.repeat(40)}`;
const unknown = '—';

/** Fills every `[data-now]` in `root`; what the answer does not name becomes a dash. */
export function fillNow(root: ParentNode, body: ContractsBody, language: string): void {
  for (const place of root.querySelectorAll<HTMLElement>('[data-now]')) {
    const [key = '', address] = (place.dataset['now'] ?? '').split(' ');
    const { text, full } = valueOf(key, address, body, language);
    place.textContent = text === zeroAddress ? (place.dataset['none'] ?? text) : text;
    if (full !== undefined) place.title = full;
  }
}

/** Writes `origin`, the address that the page stands at, into the commands that ask it. */
export function fillOrigin(root: ParentNode, origin: string): void {
  for (const place of root.querySelectorAll('[data-origin]')) place.textContent = origin;
}

/** Writes `rpcUrl`, the endpoint of the local chain that runs, into the commands that ask it. */
export function fillRpc(root: ParentNode, rpcUrl: string): void {
  for (const place of root.querySelectorAll('[data-rpc="true"]')) place.textContent = rpcUrl;
}

type Value = { text: string; full?: string };

function valueOf(key: string, address: string | undefined, body: ContractsBody, language: string): Value {
  const amount = (text: string | undefined, places: number, unit: string): Value =>
    text === undefined
      ? { text: unknown }
      : { text: `${formatTextDown(text, places, language)} ${unit}`.trim(), full: `${text} ${unit}`.trim() };
  const { sale, supply, contracts } = body;
  switch (key) {
    case 'block':
      return { text: formatDecimal(String(body.block), language) };
    case 'time':
      return { text: formatZoned(body.time, language, { date: 'long', time: 'medium' }) };
    case 'burned':
      return amount(supply.burned, 0, '');
    case 'current':
      return amount(supply.current, 0, '');
    case 'treasury':
      return { text: sale.treasury };
    case 'usdt':
      return amount(sale.usdt, 2, 'USDT');
    case 'usdc':
      return amount(sale.usdc, 2, 'USDC');
    case 'owner':
      return { text: contracts.find((contract) => contract.address === address)?.owner ?? unknown };
    case 'holds':
      return amount(heldBy(address, body), 0, 'LILAPE');
    case 'held':
      return amount(heldBy(address, body), 0, '');
    default:
      return { text: unknown };
  }
}

function heldBy(address: string | undefined, { contracts, recipients }: ContractsBody): string | undefined {
  return [...contracts, ...recipients].find((holder) => holder.address === address)?.lilape;
}
