// What `npm run draw` was called with.
import { parseArgs } from 'node:util';
import { LAST_ID, LAST_SOLD_ID } from '@lilape/domain/apes/ids';
import type { Hex } from '@lilape/domain/draws/words';

export const COMMANDS = ['list', 'open', 'reveal', 'settle', 'prize', 'check'] as const;
export type Command = (typeof COMMANDS)[number];

export type Arguments = {
  readonly command: Command;
  /** Origin of the site that publishes lists and asks the beacon; null where none is given. */
  readonly site: string | null;
  readonly rpc: string;
  /** Whether that endpoint is the site's own, which tells what is final and nothing else. */
  readonly asksSite: boolean;
  readonly drawId: number;
  /** The launch whose draw is meant; null where a draw is named by its number. */
  readonly launch: number | null;
  /** How far ahead the round of a draw to be opened lies. */
  readonly hours: number;
  /** The beacon's signature, 48 bytes; the site is asked where none is given. */
  readonly signature: Hex | null;
  /** The prize ape that is minted; null for none. */
  readonly ape: number | null;
  /** Places that are settled in one transaction. */
  readonly batch: number;
  /** Whether nobody is asked before something is sent. */
  readonly yes: boolean;
};

export const USAGE = `Usage: npm run draw -- list | open | reveal | settle | prize | check --rpc https://… [--site https://…]
  list    lists the giveaway's entrants in its contract, which opens it; any key in DRAW_KEY
  open    fixes the list of a launch and a round of the beacon; needs the owner's key in DRAW_KEY
  reveal  hands in the beacon's signature; any key in DRAW_KEY
  settle  names the winners and pays them, from the first place that has none yet; any key in DRAW_KEY
  prize   mints an ape that was won to its winner, with no signature of anybody's; any key in DRAW_KEY
  check   computes list, seed and winners again; ends with 0, 1 (something differs) or 2 (not checked)
  --rpc        an RPC endpoint of the chain; check asks the site's own where none is given
  --site       the site that publishes the list; open and check compare it
  --draw N     which draw (1, the giveaway)
  --launch N   the draw of launch N, found by its list; needs --site, which says what the launch gives
  --hours N    how far ahead the round of a launch lies (25), 24 to 720
  --signature  the beacon's signature, 96 hex digits, where the site has none
  --ape N      which prize ape, 9901 to 10000
  --batch N    places a transaction (20)
  --yes        sends without asking`;

const OPTIONS = {
  site: { type: 'string' },
  rpc: { type: 'string' },
  draw: { type: 'string' },
  launch: { type: 'string' },
  hours: { type: 'string', default: '25' },
  signature: { type: 'string' },
  ape: { type: 'string' },
  batch: { type: 'string', default: '20' },
  yes: { type: 'boolean', default: false },
} as const;

/** The arguments in `words`. @throws TypeError with what would be right */
export function readArguments(words: readonly string[]): Arguments {
  try {
    const { values, positionals } = parseArgs({ args: [...words], options: OPTIONS, allowPositionals: true });
    const command = COMMANDS.find((each) => each === positionals[0]);
    if (command === undefined || positionals.length > 1)
      throw new TypeError(`Say one of ${COMMANDS.join(', ')}.`);
    if (values.launch !== undefined && values.draw !== undefined)
      throw new TypeError('Say --draw or --launch, not both.');
    if (values.launch !== undefined && values.site === undefined)
      throw new TypeError('--launch needs --site.');
    if ((command === 'prize') !== (values.ape !== undefined))
      throw new TypeError('prize needs --ape, and nothing else does.');
    const site = values.site === undefined ? null : addressOf('--site', values.site);
    const ownRpc = command === 'check' && site !== null ? `${site}/api/rpc` : undefined;
    return {
      command,
      site,
      rpc: addressOf('--rpc', values.rpc ?? ownRpc),
      asksSite: values.rpc === undefined,
      drawId: whole('--draw', values.draw ?? '1', 1, 1_000_000),
      launch: values.launch === undefined ? null : whole('--launch', values.launch, 1, 1_000_000),
      hours: whole('--hours', values.hours, 24, 720),
      signature: values.signature === undefined ? null : signatureOf(values.signature),
      ape: values.ape === undefined ? null : whole('--ape', values.ape, LAST_SOLD_ID + 1, LAST_ID),
      batch: whole('--batch', values.batch, 1, 100),
      yes: values.yes,
    };
  } catch (error) {
    throw new TypeError(`${(error as Error).message}\n${USAGE}`, { cause: error });
  }
}

function addressOf(name: string, text: string | undefined): string {
  if (text === undefined || !URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol))
    throw new TypeError(`${name} takes an address such as https://….`);
  return text.replace(/\/+$/, '');
}

function whole(name: string, text: string, least: number, most: number): number {
  const value = Number(text);
  if (!/^\d+$/.test(text) || value < least || value > most)
    throw new TypeError(`${name} takes a whole number from ${least} to ${most}.`);
  return value;
}

function signatureOf(text: string): Hex {
  const digits = text.replace(/^0x/, '').toLowerCase();
  if (!/^[0-9a-f]{96}$/.test(digits)) throw new TypeError('--signature takes 96 hex digits.');
  return `0x${digits}`;
}
