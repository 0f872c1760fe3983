// Decoders for a contract's events, made once from its ABI: several times as fast as a general decoder.
import { type LogContent, LogError } from '@lilape/events/log';
import type { Abi, AbiEvent, AbiParameter, ContractEventName, DecodeEventLogReturnType } from 'viem';
import { keccak_256 } from '@noble/hashes/sha3.js';
import { bytesToHex } from '@noble/hashes/utils.js';

/** What to make of a log, by its first topic. */
export type EventDecoders<Event> = ReadonlyMap<string, (log: LogContent) => Event>;

/** The arguments of an event as its ABI names and types them; addresses in lower case. */
type Args<A extends Abi, Name extends ContractEventName<A>> = DecodeEventLogReturnType<A, Name>['args'];

type Makers<A extends Abi, Event> = {
  readonly [Name in ContractEventName<A>]?: (args: Args<A, Name>) => Event;
};

/**
 * Decoders of the events that `makers` names. Inputs are addresses, booleans, bytes32, unsigned integers, which up to
 * 48 bits come as numbers, and, not indexed, bytes, lists of bytes32 and structs of single words. @throws Error for an
 * event with another input
 */
export function eventDecoders<const A extends Abi, Event>(
  abi: A,
  makers: Makers<A, Event>,
): EventDecoders<Event> {
  const decoders = new Map<string, (log: LogContent) => Event>();
  for (const item of abi) {
    if (item.type !== 'event' || !Object.hasOwn(makers, item.name)) continue;
    const make = (makers as Readonly<Record<string, (args: object) => Event>>)[item.name];
    if (make === undefined) continue;
    const readArgs = argsReader(item);
    decoders.set(topicOf(item), (log) => make(readArgs(log)));
  }
  return decoders;
}

/** The first topic of an event's logs. */
function topicOf({ name, inputs }: AbiEvent): string {
  const signature = `${name}(${inputs.map(signedType).join()})`;
  return `0x${bytesToHex(keccak_256(new TextEncoder().encode(signature)))}`;
}

/** A type as signatures name it: a struct by what is in it. */
function signedType(input: AbiParameter): string {
  return 'components' in input ? `(${input.components.map(signedType).join()})` : input.type;
}

type Reader = { readonly name: string; readonly read: (log: LogContent) => unknown };

function argsReader({ inputs, name }: AbiEvent): (log: LogContent) => object {
  const cut = `An event ${name} is cut short.`;
  let topic = 0;
  let word = 0;
  const readers = inputs.map((input): Reader => {
    const readTail = input.indexed === true ? undefined : TAILS[input.type];
    if (readTail !== undefined) {
      const head = 2 + 64 * word++;
      return { name: input.name ?? '', read: ({ data }) => readTail(data, head, cut) };
    }
    if (input.type === 'tuple' && 'components' in input) {
      const parts = input.components.map((part) => ({
        name: part.name ?? '',
        value: valueReader(part, name),
        from: 2 + 64 * word++,
      }));
      const read = ({ data }: LogContent) =>
        Object.fromEntries(
          parts.map(({ name, value, from }) => [name, value(whole(data.slice(from, from + 64), cut))]),
        );
      return { name: input.name ?? '', read };
    }
    const value = valueReader(input, name);
    if (input.indexed === true) {
      const index = ++topic;
      return { name: input.name ?? '', read: ({ topics }) => value(whole(topics[index]?.slice(2), cut)) };
    }
    const from = 2 + 64 * word++;
    return { name: input.name ?? '', read: ({ data }) => value(whole(data.slice(from, from + 64), cut)) };
  });
  return (log) => {
    const args: Record<string, unknown> = {};
    for (const { name, read } of readers) args[name] = read(log);
    return args;
  };
}

/** What stands behind the words of an event: each has its place in a word. */
const TAILS: Readonly<Record<string, (data: string, head: number, complaint: string) => unknown>> = {
  bytes: (data, head, complaint) => `0x${tailAt(data, head, 2, complaint)}`,
  'bytes32[]': (data, head, complaint) =>
    Array.from(tailAt(data, head, 64, complaint).matchAll(/.{64}/g), ([word]) => `0x${word}`),
};

/** The items whose place stands at `head`: their number in a word, then they themselves, of so many digits each. */
function tailAt(data: string, head: number, digitsEach: number, complaint: string): string {
  const place = 2 + 2 * Number(`0x${whole(data.slice(head, head + 64), complaint)}`);
  const digits = digitsEach * Number(`0x${whole(data.slice(place, place + 64), complaint)}`);
  const said = data.slice(place + 64, place + 64 + digits);
  if (said.length !== digits) throw new LogError(complaint);
  return said;
}

function whole(word: string | undefined, complaint: string): string {
  // No contract says less than its ABI: it is the endpoint's doing.
  if (word?.length !== 64) throw new LogError(complaint);
  return word;
}

/** Reads a value from 64 hex digits. */
function valueReader({ type }: AbiParameter, event: string): (word: string) => unknown {
  if (type === 'address') return (word) => `0x${word.slice(24)}`;
  if (type === 'bytes32') return (word) => `0x${word}`;
  if (type === 'bool') return (word) => word.endsWith('1');
  const bits = /^uint(\d+)$/.exec(type)?.[1];
  if (bits === undefined) throw new Error(`Event ${event} has an input of type ${type}, which is not read.`);
  return Number(bits) <= 48 ? (word) => Number(`0x${word}`) : (word) => BigInt(`0x${word}`);
}
