// Whether a block's hash is that of the header that came with it: what the header says is then what the chain says.
import { type Hex, keccak256, numberToHex, toRlp } from 'viem';

/** A header as an endpoint gives it, with whatever it gives besides. */
export type RawHeader = Readonly<Record<string, unknown>> & { readonly hash: Hex };

/**
 * proven: its hash is that of its fields. false: it is not, so that nothing in it can be believed. unprovable: a field is
 * missing, or there is one that we do not know, as after a fork of the chain.
 */
export type HeaderProof = 'proven' | 'false' | 'unprovable';

type Kind = 'data' | 'quantity';

/** The fields that every header has, in their order. @see Yellow Paper §4.3 */
const FIRST_FIELDS: readonly (readonly [string, Kind])[] = [
  ['parentHash', 'data'],
  ['sha3Uncles', 'data'],
  ['miner', 'data'],
  ['stateRoot', 'data'],
  ['transactionsRoot', 'data'],
  ['receiptsRoot', 'data'],
  ['logsBloom', 'data'],
  ['difficulty', 'quantity'],
  ['number', 'quantity'],
  ['gasLimit', 'quantity'],
  ['gasUsed', 'quantity'],
  ['timestamp', 'quantity'],
  ['extraData', 'data'],
  ['mixHash', 'data'],
  ['nonce', 'data'],
];

/** What forks added, in their order; a header has all up to one. @see EIP-1559, EIP-4895, EIP-4844, EIP-4788, EIP-7685 */
const LATER_FIELDS: readonly (readonly [string, Kind])[] = [
  ['baseFeePerGas', 'quantity'],
  ['withdrawalsRoot', 'data'],
  ['blobGasUsed', 'quantity'],
  ['excessBlobGas', 'quantity'],
  ['parentBeaconBlockRoot', 'data'],
  ['requestsHash', 'data'],
];

/** What an endpoint shows of a block beside its header. */
const BESIDE = new Set([
  'hash',
  'size',
  'totalDifficulty',
  'transactions',
  'uncles',
  'withdrawals',
  'timestampMs',
  'blockTimestampMs',
  'milliTimestamp',
]);
const KNOWN = new Set([...BESIDE, ...[...FIRST_FIELDS, ...LATER_FIELDS].map(([name]) => name)]);

/** A header is looked at more than once while it is the newest. */
const proofs = new WeakMap<RawHeader, HeaderProof>();

/** Whether the header's hash is that of its fields. */
export function proveHeader(header: RawHeader): HeaderProof {
  const proof = proofs.get(header) ?? proofOf(header);
  proofs.set(header, proof);
  return proof;
}

function proofOf(header: RawHeader): HeaderProof {
  const first = encoded(header, FIRST_FIELDS);
  if (first.length < FIRST_FIELDS.length) return 'unprovable';
  const all = [...first, ...encoded(header, LATER_FIELDS)];
  // Some show fields of forks that the block is older than.
  for (let count = all.length; count >= first.length; count -= 1)
    if (keccak256(toRlp(all.slice(0, count))) === header.hash.toLowerCase()) return 'proven';
  const isUnknown = Object.keys(header).some((name) => !KNOWN.has(name));
  return isUnknown ? 'unprovable' : 'false';
}

/** The fields that are there, up to the first that is not. */
function encoded(header: RawHeader, fields: readonly (readonly [string, Kind])[]): Hex[] {
  const values: Hex[] = [];
  for (const [name, kind] of fields) {
    const value = header[name];
    if (typeof value !== 'string' || !/^0x[0-9a-f]*$/i.test(value)) return values;
    values.push(kind === 'data' ? (value as Hex) : quantity(value));
  }
  return values;
}

/** A number as RLP has it: the fewest bytes, none for 0. */
export function quantity(value: string): Hex {
  const number = BigInt(value === '0x' ? 0 : value);
  if (number === 0n) return '0x';
  const hex = numberToHex(number).slice(2);
  return `0x${hex.length % 2 === 0 ? hex : `0${hex}`}`;
}
