/** What the contracts page says of the chain, by the names of its places. @see now.tsx */
import type { ContractsBody } from '@lilape/wire/contracts';
import type { Figures, Written } from '#shell/live/figures.ts';
import { formatDecimal, formatTextDown } from '#shell/first/format.ts';
import { formatZoned } from '#shell/text/moment-zoned.ts';

/** What a place in the page can ask for; `owner` and `holds` are followed by an address. */
export type NowKey =
  | 'block'
  | 'time'
  | 'burned'
  | 'current'
  | 'treasury'
  | 'usdt'
  | 'usdc'
  | `owner ${string}`
  | `holds ${string}`;

const zeroAddress = `0x${'0'.repeat(40)}`;
const unknown = { text: '—' };

/** The figures as people of a language read them: an owner who gave up is none, what the answer does not name a dash. */
export function figuresNow(body: ContractsBody, language: string): Figures {
  const { sale, supply, contracts } = body;
  const amount = (text: string | undefined, places: number, unit: string): Written =>
    text === undefined
      ? unknown
      : { text: `${formatTextDown(text, places, language)} ${unit}`.trim(), full: `${text} ${unit}`.trim() };
  const ownerOf = (address: string | undefined) => {
    const owner = contracts.find((contract) => contract.address === address)?.owner;
    return owner === zeroAddress ? null : { text: owner ?? unknown.text };
  };
  return (key) => {
    const [kind = '', address] = key.split(' ');
    switch (kind) {
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
        return ownerOf(address);
      case 'holds':
        return amount(heldBy(address, body), 0, 'LILAPE');
      default:
        return undefined;
    }
  };
}

function heldBy(address: string | undefined, { contracts, recipients }: ContractsBody): string | undefined {
  return [...contracts, ...recipients].find((holder) => holder.address === address)?.lilape;
}
