// The ledger's rows against the chain's own logs, read here anew and decoded by viem, not by the ledger's own decoders.
import {
  drawsAbi,
  erc20Abi,
  lilApeNFTAbi,
  lilApeStakingAbi,
  poolOpenerAbi,
  presaleAbi,
  reservesAbi,
} from '@lilape/contracts/generated/abis';
import type { ContractName } from '@lilape/contracts/table';
import { type Abi, type Hex, parseEventLogs } from 'viem';
import type { Db } from '#postgres/database.ts';
import type { TestChain } from '#testing/chain.ts';

export type Compared = {
  readonly what: string;
  readonly chain: number;
  readonly ledger: number;
  /** Missing in the ledger, invented by it, there twice, or with something else in it. */
  readonly different: number;
};

type Args = Readonly<Record<string, unknown>>;
type Seen = { readonly name: string; readonly place: string; readonly args: Args };

/** Events that change nothing that a row says, and so have none. */
const WITHOUT_ROWS = new Set([
  'OwnershipTransferred',
  'OwnershipHandoverRequested',
  'OwnershipHandoverCanceled',
  'SaleCreated',
  'RewardsFunded',
  'OwnershipTransferStarted',
  'Excluded',
  'Approval',
  'ApprovalForAll',
]);
const PLACE = "concat_ws(' ', block, log_index, '0x' || encode(tx_hash, 'hex'))";
const hex = (column: string) => `'0x' || encode(${column}, 'hex')`;

/** Each table of events, row by row, and every balance of LILAPE. */
export async function compareWithChain(db: Db, chain: TestChain): Promise<Compared[]> {
  const coins = new Map<unknown, string>(
    Object.entries(chain.sale.coins).map(([coin, address]) => [address.toLowerCase(), coin]),
  );
  const places = async (
    what: string,
    table: string,
    ...contracts: readonly (readonly [ContractName, Abi])[]
  ) => {
    const seen = await Promise.all(contracts.map(([name, abi]) => eventsOf(chain, name, abi)));
    const found = await rowsOf(db, `select ${PLACE} as row from ledger.${table}`);
    return compare(
      what,
      seen.flat().map(({ place }) => place),
      found,
    );
  };
  const sale = await eventsOf(chain, 'presale', presaleAbi);
  const apes = await eventsOf(chain, 'nft', lilApeNFTAbi);
  const moves = apes.filter(({ name }) => name === 'Transfer');
  return [
    await places('events of the sale', 'sale_events', ['presale', presaleAbi]),
    compare(
      'purchases, with their amounts',
      sale
        .filter(({ name }) => name === 'Purchased')
        .map(({ place, args }) =>
          [
            place,
            text(args['buyer']),
            coins.get(text(args['paymentToken'])),
            args['charged'],
            args['tokens'],
          ].join(' '),
        ),
      await rowsOf(
        db,
        `select concat_ws(' ', ${PLACE}, ${hex('account')}, coin, units, tokens) as row
         from ledger.sale_events where type = 'purchased'`,
      ),
    ),
    compare(
      'moves of apes, with both ends',
      moves.map(({ place, args }) => [place, args['id'], text(args['from']), text(args['to'])].join(' ')),
      await rowsOf(
        db,
        `select concat_ws(' ', ${PLACE}, token_id, ${hex('from_account')}, ${hex('to_account')}) as row
         from ledger.ape_transfers`,
      ),
    ),
    await places('events of stakes', 'stake_events', ['staking', lilApeStakingAbi]),
    await places('events of draws', 'draw_events', ['draws', drawsAbi]),
    await places(
      'events of the market',
      'market_events',
      ['reserves', reservesAbi],
      ['poolOpener', poolOpenerAbi],
    ),
    await compareBalances(db, chain),
  ];
}

const text = (value: unknown) => String(value).toLowerCase();

async function eventsOf(chain: TestChain, contract: ContractName, abi: Abi): Promise<Seen[]> {
  const address = chain.addressOf(contract);
  const logs = await chain.rpc<{ blockNumber: Hex; logIndex: Hex; transactionHash: Hex }[]>('eth_getLogs', {
    address,
    fromBlock: '0x0',
    toBlock: 'latest',
  });
  return parseEventLogs({ abi, logs: logs as never })
    .filter(({ eventName }) => !WITHOUT_ROWS.has(eventName))
    .map((log) => ({
      name: log.eventName,
      place: [log.blockNumber, log.logIndex, log.transactionHash].join(' '),
      args: log.args as unknown as Args,
    }));
}

async function compareBalances(db: Db, chain: TestChain): Promise<Compared> {
  const balances = new Map<string, bigint>();
  for (const { name, args } of await eventsOf(chain, 'lilape', erc20Abi)) {
    if (name !== 'Transfer') continue;
    const [from, to, value] = [text(args['from']), text(args['to']), args['value'] as bigint];
    balances.set(from, (balances.get(from) ?? 0n) - value);
    balances.set(to, (balances.get(to) ?? 0n) + value);
  }
  balances.delete(`0x${'0'.repeat(40)}`);
  const held = [...balances]
    .filter(([, units]) => units > 0n)
    .map(([account, units]) => `${account} ${units}`);
  const found = await rowsOf(
    db,
    `select concat_ws(' ', ${hex('account')}, after) as row from (
       select distinct on (account) account, after from ledger.holder_changes order by account, block desc
     ) newest where after > 0`,
  );
  return compare('balances of LILAPE', held, found);
}

async function rowsOf(db: Db, sql: string): Promise<string[]> {
  const { rows } = await db.query<{ row: string }>(sql);
  return rows.map(({ row }) => row);
}

function compare(what: string, chain: readonly string[], ledger: readonly string[]): Compared {
  const [said, kept] = [new Set(chain), new Set(ledger)];
  const missing = chain.filter((row) => !kept.has(row)).length;
  const invented = ledger.filter((row) => !said.has(row)).length;
  const twice = ledger.length - kept.size;
  return { what, chain: chain.length, ledger: ledger.length, different: missing + invented + twice };
}
