/** What wallets, nodes and the sale's contract answer, as sentences of the catalogue: one table, by code first. */
import { AppError } from '@lilape/domain/app-error';
import type { PlainCode } from '@lilape/domain/messages/catalogue';
import { STABLE_DECIMALS } from '@lilape/domain/token';
import { formatUnits } from '@lilape/domain/units';
import { presaleAbi } from '@lilape/contracts/generated/abis';
import type { Hex } from 'viem';
import { decodeErrorResult } from 'viem/utils';

/** Codes of EIP-1193, EIP-1474 and EIP-5792 while connecting. @see specification §8 Wallet */
const connectionCodes: Readonly<Record<number, PlainCode>> = {
  4001: 'CONNECTION_NOT_APPROVED',
  [-32002]: 'CONNECTION_PENDING',
};

/** The same while a transaction is asked for. @see specification §8 Wallet, Buy modal mapping */
const transactionCodes: Readonly<Record<number, PlainCode>> = {
  4001: 'PURCHASE_REJECTED',
  4100: 'WALLET_ADDRESS_MISSING',
  4900: 'WALLET_DISCONNECTED',
  4901: 'WALLET_DISCONNECTED',
  [-32002]: 'WALLET_REQUEST_PENDING',
  [-32003]: 'INSUFFICIENT_FUNDS',
  [-32603]: 'INSUFFICIENT_FUNDS_FOR_TRANSACTION',
};

/** Reasons of the sale's contract; its minimum is in the reason itself. */
const revertCodes: Readonly<Record<string, PlainCode | 'COIN_TRANSACTION_FAILED'>> = {
  Presale_TooFewTokens: 'PRICE_MOVED',
  Presale_WrongStatus: 'SALE_NOT_OPEN',
  Presale_UnsupportedToken: 'UNSUPPORTED_METHOD',
  Presale_ShortPayment: 'COIN_TRANSACTION_FAILED',
  TransferFromFailed: 'COIN_TRANSACTION_FAILED',
  TransferFailed: 'COIN_TRANSACTION_FAILED',
  Presale_NothingToClaim: 'NOTHING_TO_CLAIM',
  Presale_NothingToRefund: 'NOTHING_TO_REFUND',
};

/** Words of §8, for wallets and nodes whose code says nothing (-32000 and none). */
const wordings: readonly (readonly [RegExp, PlainCode])[] = [
  [/insufficient funds/i, 'INSUFFICIENT_FUNDS'],
  [/rejected|denied/i, 'PURCHASE_REJECTED'],
  [/time(d )?out/i, 'PURCHASE_TIMEOUT'],
];

/** Codes after which it is certain that the wallet sent nothing. */
const refusals = new Set([
  4001, 4100, 4200, 5700, 5710, 5720, 5730, 5740, 5750, 5760, -32601, -32602, -32002, -32003,
]);
/** Codes of a wallet that cannot put several calls into one confirmation after all. @see EIP-5792 */
const batchRefusals = new Set([4200, 5700, 5710, 5740, 5750, 5760, -32601, -32602]);

/** The sentence for a failure to connect; one that has a sentence already keeps it. */
export function connectionError(cause: unknown): AppError {
  if (cause instanceof AppError) return cause;
  const code = codesOf(cause)
    .map((found) => connectionCodes[found])
    .find(isKnown);
  if (code !== undefined) return new AppError(code, {}, { cause });
  const reason = reasonOf(cause);
  if (reason === undefined) return new AppError('WALLET_CONNECTION_FAILED', {}, { cause });
  return new AppError('CONNECTION_FAILED', { reason }, { cause });
}

/**
 * The sentence for a failed transaction: the contract's reason, else the wallet's code, else its words, else
 * 'Purchase failed. Please try again.' `method` is the coin, for sentences that name it.
 */
export function transactionError(cause: unknown, method: string): AppError {
  if (cause instanceof AppError) return cause;
  const code = byCode(cause) ?? byWords(cause) ?? 'PURCHASE_FAILED_RETRY';
  return revertError(cause, method) ?? new AppError(code, {}, { cause });
}

/** Whether a failed request certainly sent nothing, so that the step may be forgotten. */
export function isRefusal(cause: unknown): boolean {
  return revertError(cause, '') !== undefined || codesOf(cause).some((code) => refusals.has(code));
}

/** Whether a wallet refused a batch as such, so that the same calls may be asked for one by one. */
export function isBatchRefusal(cause: unknown): boolean {
  return codesOf(cause).some((code) => batchRefusals.has(code));
}

/** Whether the wallet does not know the network that it was asked to switch to. */
export function isUnknownNetwork(cause: unknown): boolean {
  return codesOf(cause).includes(4902);
}

/** The sentence for the contract's own reason, or undefined if `cause` carries none. */
export function revertError(cause: unknown, method: string): AppError | undefined {
  for (const data of dataOf(cause)) {
    try {
      const { errorName, args } = decodeErrorResult({ abi: presaleAbi, data });
      if (errorName === 'Presale_BelowMinimum')
        return new AppError(
          'BELOW_MINIMUM',
          { min: formatUnits(args[1], STABLE_DECIMALS), method },
          { cause },
        );
      const code = revertCodes[errorName];
      if (code !== undefined) return new AppError(code, { method }, { cause });
    } catch {
      // Not an error of this contract; the next place may hold one.
    }
  }
  return undefined;
}

function byCode(cause: unknown): PlainCode | undefined {
  // Nodes put everything under -32603 and -32000; their words say more, if they say anything.
  const codes = codesOf(cause);
  const specific = codes
    .filter((code) => code !== -32603)
    .map((code) => transactionCodes[code])
    .find(isKnown);
  return specific ?? byWords(cause) ?? codes.map((code) => transactionCodes[code]).find(isKnown);
}

function byWords(cause: unknown): PlainCode | undefined {
  const words = layersOf(cause)
    .map(({ message }) => message)
    .filter((text) => typeof text === 'string');
  return wordings.find(([pattern]) => words.some((text) => pattern.test(text)))?.[1];
}

type Layer = { code?: unknown; message?: unknown; data?: unknown; cause?: unknown; originalError?: unknown };

/** The error and everything it wraps: wallets put the node's answer into `data`, `data.originalError` or `cause`. */
function layersOf(thing: unknown, depth = 0): Layer[] {
  if (typeof thing !== 'object' || thing === null || depth > 6) return [];
  const layer = thing as Layer;
  return [
    layer,
    ...[layer.data, layer.originalError, layer.cause].flatMap((next) => layersOf(next, depth + 1)),
  ];
}

function codesOf(cause: unknown): number[] {
  return layersOf(cause)
    .map(({ code }) => code)
    .filter((code) => typeof code === 'number');
}

function isRevertData(data: unknown): data is Hex {
  return typeof data === 'string' && /^0x[0-9a-f]{8,}$/i.test(data);
}

function dataOf(cause: unknown): Hex[] {
  return layersOf(cause)
    .map(({ data }) => data)
    .filter(isRevertData);
}

function reasonOf(cause: unknown): string | undefined {
  const message = layersOf(cause)
    .map(({ message: text }) => text)
    .find((text) => typeof text === 'string' && text !== '');
  return typeof message === 'string' ? message : undefined;
}

function isKnown(code: PlainCode | undefined): code is PlainCode {
  return code !== undefined;
}
