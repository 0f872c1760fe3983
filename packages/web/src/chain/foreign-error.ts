/** Reading what wallets and nodes throw: errors, plain objects and bare text, one wrapped in the other. */
import { AppError } from '@lilape/domain/app-error';
import type { Hex } from 'viem';

import { peek } from './peek.ts';

/** How deep wallets wrap an error at most. */
const deepest = 6;
/** How much of a wallet's words is shown, characters. */
const longestWords = 160;
/** What no line of text needs: control and format characters, among them those that turn the direction of writing. */
const unprintable = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu;

/** Where wallets and libraries put the error that they wrap. */
const wrappings = ['data', 'originalError', 'error', 'info', 'cause'] as const;

/** The error and everything it wraps, the outermost first; nothing that cannot be looked at. */
export function layersOf(thrown: unknown, depth = 0): readonly unknown[] {
  if (thrown === null || thrown === undefined || depth > deepest) return [];
  if (typeof thrown !== 'object') return [thrown];
  if (!canBeSeen(thrown)) return [];
  return [thrown, ...wrappings.flatMap((name) => layersOf(peek(thrown, name), depth + 1))];
}

function canBeSeen(thing: object): boolean {
  try {
    Object.getPrototypeOf(thing);
    return true;
  } catch {
    // A proxy whose traps throw, or that was revoked.
    return false;
  }
}

/** The codes of all layers; `'4001'` is one, `'ACTION_REJECTED'` belongs to the words. */
export function codesOf(thrown: unknown): number[] {
  return layersOf(thrown)
    .map((layer) => peek(layer, 'code'))
    .filter((code) => typeof code === 'number' || (typeof code === 'string' && /^-?\d+$/.test(code)))
    .map(Number);
}

/** Everything the error says: messages, text codes and bare text of all layers. */
export function textsOf(thrown: unknown): string[] {
  return layersOf(thrown)
    .flatMap((layer) => (typeof layer === 'object' ? [peek(layer, 'message'), peek(layer, 'code')] : [layer]))
    .filter((text) => typeof text === 'string')
    .filter((text) => !isHex(text));
}

/** What a failed call returned, in every layer that carries it. */
export function revertDataOf(thrown: unknown): Hex[] {
  return layersOf(thrown).filter(isRevertData);
}

/**
 * The wallet's own words, fit to be shown: of the innermost layer that has any, in one line of at most 160 characters
 * without control characters; undefined where it said nothing. Sentences of our own are none. It is text, never markup.
 */
export function wordsOf(thrown: unknown): string | undefined {
  const spoken = layersOf(thrown)
    .filter((layer) => !(layer instanceof AppError))
    .map((layer) => (typeof layer === 'object' ? peek(layer, 'message') : layer))
    .filter((text) => typeof text === 'string')
    .filter((text) => !isHex(text))
    .map((text) => text.replace(unprintable, ' ').trim())
    .filter((text) => text !== '');
  const words = spoken.at(-1);
  if (words === undefined || words.length <= longestWords) return words;
  return `${words.slice(0, longestWords - 1).trimEnd()}…`;
}

function isHex(thing: unknown): thing is Hex {
  return typeof thing === 'string' && /^0x[0-9a-f]{8,}$/i.test(thing);
}

/** Four bytes that name an error, and whole words: a hash is none. */
function isRevertData(thing: unknown): thing is Hex {
  return isHex(thing) && (thing.length - 10) % 64 === 0;
}
