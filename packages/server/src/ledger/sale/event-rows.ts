// The sale's events as rows of the ledger, and back.
import { type SaleEvent, touchedAccount } from '@lilape/domain/presale/fold';
import type { PaymentToken } from '@lilape/domain/presale/methods';
import { type LineArgs, eventLine as publishedLine } from '@lilape/events/lines';
import type { ProjectionLog } from '#ledger/projection.ts';
import { type Hex, addressOf, hexOf, storeJson } from '#ledger/stored.ts';
import { copyBytes, copyText } from '#postgres/copy.ts';

export type SaleLog = ProjectionLog<SaleEvent>;

const COLUMNS =
  'tx_hash, ordinal, block, log_index, block_hash, time_seconds, type, account, coin, units, tokens, raised_units, detail, version';

/** The COPY that takes the lines of `eventLine`. */
export const COPY_EVENTS = `copy ledger.sale_events (${COLUMNS}) from stdin`;

/** One line of COPY for an event. */
export function eventLine(log: SaleLog, version: bigint): string {
  const account = touchedAccount(log.event);
  const place = `${copyBytes(log.txHash)}\t${log.ordinal}\t${log.block}\t${log.logIndex}\t${copyBytes(log.blockHash)}\t${log.timeSeconds}`;
  const { coin, units, tokens, raisedUnits, detail } = amountsOf(log.event);
  const amounts = `${coin ?? '\\N'}\t${units ?? '\\N'}\t${tokens ?? '\\N'}\t${raisedUnits ?? '\\N'}`;
  const said = detail === undefined ? '\\N' : copyText(storeJson(detail));
  return `${place}\t${log.event.type}\t${account === null ? '\\N' : copyBytes(account)}\t${amounts}\t${said}\t${version}\n`;
}

type Amounts = {
  coin?: PaymentToken;
  units?: bigint;
  tokens?: bigint;
  raisedUnits?: bigint;
  detail?: object;
};

function amountsOf(event: SaleEvent): Amounts {
  switch (event.type) {
    case 'purchased': {
      const { coin, chargedUnits, tokens, raisedBeforeUnits } = event;
      return { coin, units: chargedUnits, tokens, raisedUnits: raisedBeforeUnits };
    }
    case 'claimed':
    case 'unsold-burned':
      return { tokens: event.tokens };
    case 'refunded':
    case 'collected':
      return { coin: event.coin, units: event.units };
    case 'finalised': {
      const { raisedUnits, soldTokens, burnedTokens } = event;
      return { raisedUnits, tokens: soldTokens, detail: { burnedTokens } };
    }
    case 'closing-announced':
      return { detail: { closesAt: event.closesAt } };
    case 'rescued':
      return { detail: { token: event.token, to: event.to, amount: event.amount } };
    case 'cancelled':
      return {};
  }
}

/** What `saleLine` is made of, beside the row's place. */
export const PUBLISHED_COLUMNS = 'tx_hash, ordinal, type, account, coin, units, tokens, raised_units, detail';

type PublishedRow = {
  readonly tx_hash: Buffer;
  readonly ordinal: number;
  readonly block: string;
  readonly log_index: number;
  readonly type: SaleEvent['type'];
  readonly account: Buffer | null;
  readonly coin: PaymentToken | null;
  readonly units: string | null;
  readonly tokens: string | null;
  readonly raised_units: string | null;
  readonly detail: Readonly<Record<string, string | number>> | null;
};

/** The published line of a stored event. */
export function saleLine(row: PublishedRow): string {
  const { block, ordinal, log_index: logIndex } = row;
  return publishedLine({ block: BigInt(block), txHash: hexOf(row.tx_hash), ordinal, logIndex }, saidBy(row));
}

/** What an event said, as `SaleEvent` names it. */
function saidBy({
  type,
  account,
  coin,
  units,
  tokens,
  raised_units: raised,
  detail,
}: PublishedRow): LineArgs {
  const who = account === null ? '' : addressOf(account);
  switch (type) {
    case 'purchased':
      return {
        type,
        buyer: who,
        coin: coin ?? '',
        chargedUnits: units ?? '',
        tokens: tokens ?? '',
        raisedBeforeUnits: raised ?? '',
      };
    case 'claimed':
      return { type, account: who, tokens: tokens ?? '' };
    case 'refunded':
      return { type, account: who, coin: coin ?? '', units: units ?? '' };
    case 'collected':
      return { type, coin: coin ?? '', units: units ?? '' };
    case 'unsold-burned':
      return { type, tokens: tokens ?? '' };
    case 'finalised':
      return { type, raisedUnits: raised ?? '', soldTokens: tokens ?? '', ...detail };
    case 'closing-announced':
    case 'rescued':
    case 'cancelled':
      return { type, ...detail };
  }
}

/** A stored event that touches an account. */
export type AccountEventRow = {
  readonly type: string;
  readonly account: Buffer;
  readonly coin: PaymentToken | null;
  readonly units: string | null;
  readonly tokens: string | null;
  readonly raised_units: string | null;
};

/** The event in a row of an account. @throws for a type that touches no account */
export function accountEvent(row: AccountEventRow): SaleEvent {
  const account: Hex = addressOf(row.account);
  const coin = row.coin ?? 'USDT';
  const units = BigInt(row.units ?? 0);
  const tokens = BigInt(row.tokens ?? 0);
  switch (row.type) {
    case 'purchased': {
      const raisedBeforeUnits = BigInt(row.raised_units ?? 0);
      return { type: 'purchased', buyer: account, coin, chargedUnits: units, tokens, raisedBeforeUnits };
    }
    case 'claimed':
      return { type: 'claimed', account, tokens };
    case 'refunded':
      return { type: 'refunded', account, coin, units };
    default:
      throw new Error(`An event of type ${row.type} touches no account.`);
  }
}
