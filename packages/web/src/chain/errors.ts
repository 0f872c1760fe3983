/** What wallets, nodes and contracts answer, as sentences of the catalogue: one table, by code first. */
import { AppError } from '@lilape/domain/app-error';
import type { PlainCode, ValuesOf } from '@lilape/domain/messages/catalogue';
import type { Abi } from 'viem';
import { decodeErrorResult } from 'viem/utils';
import { type SaidCode, WalletFault } from '#text/wallet-fault.ts';
import { codesOf, layersOf, revertDataOf, textsOf, wordsOf } from './foreign-error.ts';

type Codes = Readonly<Record<number, PlainCode>>;
type Wordings = readonly (readonly [RegExp, PlainCode])[];

/** What an internal error is called where nobody says more. */
const internalWords = /^(-?\d+|(an )?internal( (json-?)?rpc)?( server)? error)?[.!]?$/i;

/** Codes of EIP-1193, EIP-1474 and WalletConnect (5000) while connecting. @see specification §8 Wallet */
const connectionCodes: Codes = {
  4001: 'CONNECTION_NOT_APPROVED',
  5000: 'CONNECTION_NOT_APPROVED',
  [-32002]: 'CONNECTION_PENDING',
};

/** Words of the same, for wallets whose code says nothing. */
const connectionWordings: Wordings = [
  [/already (pending|processing)/i, 'CONNECTION_PENDING'],
  [/rejected|denied|declined|cancell?ed/i, 'CONNECTION_NOT_APPROVED'],
];

/** Codes while a transaction is asked for; -32603 is looked at last. @see specification §8, decision 127 "a bare internal error" */
const transactionCodes: Codes = {
  4001: 'PURCHASE_REJECTED',
  4100: 'WALLET_ADDRESS_MISSING',
  4900: 'WALLET_DISCONNECTED',
  4901: 'WALLET_DISCONNECTED',
  5000: 'PURCHASE_REJECTED',
  [-32002]: 'WALLET_REQUEST_PENDING',
  [-32003]: 'INSUFFICIENT_FUNDS',
};

/** Words of §8, for wallets and nodes whose code says nothing (-32000, -32603, text and none). */
const transactionWordings: Wordings = [
  [/insufficient[ _]funds/i, 'INSUFFICIENT_FUNDS'],
  [/rejected|denied|declined|cancell?ed/i, 'PURCHASE_REJECTED'],
  [/time(d )?out/i, 'PURCHASE_TIMEOUT'],
];

/** Codes while a text is to be signed. */
const signatureCodes: Codes = {
  4001: 'SIGNATURE_REJECTED',
  4100: 'WALLET_ADDRESS_MISSING',
  4900: 'WALLET_DISCONNECTED',
  4901: 'WALLET_DISCONNECTED',
  5000: 'SIGNATURE_REJECTED',
  [-32002]: 'WALLET_REQUEST_PENDING',
};

/** Words of the same. */
const signatureWordings: Wordings = [[/rejected|denied|declined|cancell?ed/i, 'SIGNATURE_REJECTED']];

/** What an act says where it fails. */
export type Failures = {
  /** Whose errors `reverts` names. */
  readonly abi: Abi;
  /** A contract's reasons; a sentence with values is made from the error's arguments. */
  readonly reverts: Readonly<Record<string, PlainCode | ((...args: never[]) => AppError)>>;
  /** The person before the wallet said no. */
  readonly rejected: PlainCode;
  /** The account has not enough ETH, where the act has a sentence of its own for that. */
  readonly insufficient?: PlainCode;
  /** Nobody's table knows why. */
  readonly otherwise: PlainCode;
};

/** Codes after which it is certain that the wallet sent nothing. */
const refusals = new Set([
  4001, 4100, 4200, 5000, 5700, 5710, 5720, 5730, 5740, 5750, 5760, -32601, -32602, -32002, -32003,
]);
/** Words after which it is as certain: only the person before the wallet can have caused them. */
const refusalWords = /\buser (has )?(rejected|denied|declined|cancell?ed)|\bACTION_REJECTED\b/i;
/** Codes of a wallet that cannot put several calls into one confirmation after all. @see EIP-5792 */
const batchRefusals = new Set([4200, 5700, 5710, 5740, 5750, 5760, -32601, -32602]);
/** Words of wallets that do not know a network and give another code than 4902. */
const unknownNetworkWords = /unrecognized chain|unknown chain|chain .*(not been added|not added|not found)/i;

/** The error of a code that a wallet caused: our sentence, and after it the wallet's own words. */
export function walletFault<Code extends SaidCode>(code: Code, values: ValuesOf<Code>, cause: unknown) {
  return new WalletFault(code, values, cause, wordsOf(cause));
}

/** The sentence for a failure to connect; one that has a sentence already keeps it. */
export function connectionError(cause: unknown): AppError {
  const own = layersOf(cause).find((layer) => layer instanceof AppError);
  if (own !== undefined) return own;
  const code = byCode(cause, connectionCodes) ?? byWords(cause, connectionWordings);
  if (code !== undefined) return walletFault(code, {}, cause);
  const reason = wordsOf(cause);
  if (reason === undefined) return new AppError('WALLET_CONNECTION_FAILED', {}, { cause });
  return new AppError('CONNECTION_FAILED', { reason }, { cause });
}

/** The sentence for a text that was not signed; one that has a sentence already keeps it. */
export function signatureError(cause: unknown): AppError {
  const own = layersOf(cause).find((layer) => layer instanceof AppError);
  const code = byCode(cause, signatureCodes) ?? byWords(cause, signatureWordings) ?? 'SIGNATURE_FAILED';
  return own ?? walletFault(code, {}, cause);
}

/**
 * The sentence for an act that failed: the contract's reason, else the wallet's code, else its words, else the act's
 * own.
 */
export function transactionError(cause: unknown, failures: Failures): AppError {
  const [outermost] = layersOf(cause);
  if (outermost instanceof AppError) return ownOf(outermost, failures);
  const bare = isBareInternal(cause) ? 'INSUFFICIENT_FUNDS' : undefined;
  const found = transactionCode(cause) ?? bare ?? failures.otherwise;
  return revertError(cause, failures) ?? walletFault(codeFor(found, cause, failures), {}, cause);
}

/** The act's own word for too little ETH that was noticed before the wallet was asked. */
function ownOf(error: AppError, { insufficient }: Failures): AppError {
  return error.code === 'INSUFFICIENT_ETH' && insufficient !== undefined
    ? new AppError(insufficient, {}, { cause: error })
    : error;
}

function codeFor(found: PlainCode, cause: unknown, { rejected, insufficient }: Failures): PlainCode {
  if (found === rejection) return rejected;
  if (found === 'INSUFFICIENT_FUNDS' && insufficient !== undefined) return insufficient;
  return ofTransaction(found, cause);
}

/** Whether a failed request certainly sent nothing, so that the step may be forgotten. */
export function isRefusal(cause: unknown): boolean {
  return (
    revertDataOf(cause).length > 0 ||
    codesOf(cause).some((code) => refusals.has(code)) ||
    textsOf(cause).some((text) => refusalWords.test(text))
  );
}

/** Whether the person before the wallet said no. */
export function isRejection(cause: unknown): boolean {
  return transactionCode(cause) === rejection;
}

/**
 * Whether a wallet refused a batch as such, or broke over it (-32603), so that the same calls may be asked for one by
 * one. The person's no, a contract's reason and too little money are none of that.
 */
export function isBatchRefusal(cause: unknown): boolean {
  const codes = codesOf(cause);
  if (codes.some((code) => batchRefusals.has(code))) return true;
  return codes.includes(-32603) && revertDataOf(cause).length === 0 && transactionCode(cause) === undefined;
}

/** Whether the wallet does not know the network that it was asked to switch to. */
export function isUnknownNetwork(cause: unknown): boolean {
  return codesOf(cause).includes(4902) || textsOf(cause).some((text) => unknownNetworkWords.test(text));
}

/** The sentence for the contract's own reason, or undefined if `cause` carries none. */
export function revertError(
  cause: unknown,
  { abi, reverts }: Pick<Failures, 'abi' | 'reverts'>,
): AppError | undefined {
  for (const data of revertDataOf(cause)) {
    try {
      const { errorName, args = [] } = decodeErrorResult({ abi, data });
      const found = reverts[errorName];
      if (typeof found === 'string') return new AppError(found, {}, { cause });
      if (found !== undefined) return Object.assign(found(...(args as never[])), { cause });
    } catch {
      // Not an error of this contract; the next place may hold one.
    }
  }
  return undefined;
}

/** What the tables call a person's no; each act has a word of its own for it. */
const rejection = 'PURCHASE_REJECTED';

function transactionCode(cause: unknown): PlainCode | undefined {
  return byCode(cause, transactionCodes) ?? byWords(cause, transactionWordings);
}

/** Whether all that is said is -32603, which §8 reads as too little ETH for the transaction. @see decision 127 "a bare internal error" */
function isBareInternal(cause: unknown): boolean {
  return (
    codesOf(cause).every((code) => code === -32603) &&
    codesOf(cause).length > 0 &&
    revertDataOf(cause).length === 0 &&
    textsOf(cause).every((text) => internalWords.test(text.trim()))
  );
}

function byCode(cause: unknown, table: Codes): PlainCode | undefined {
  return codesOf(cause)
    .map((code) => table[code])
    .find((code) => code !== undefined);
}

function byWords(cause: unknown, table: Wordings): PlainCode | undefined {
  const texts = textsOf(cause);
  return table.find(([pattern]) => texts.some((text) => pattern.test(text)))?.[1];
}

/** §8 has a sentence of its own for too little under -32603. */
function ofTransaction(code: PlainCode, cause: unknown): PlainCode {
  const isInternal = code === 'INSUFFICIENT_FUNDS' && codesOf(cause).includes(-32603);
  return isInternal ? 'INSUFFICIENT_FUNDS_FOR_TRANSACTION' : code;
}
