/** How much a page may weigh before any action, its JavaScript, its document and its words, and how it is counted: for the build, which refuses more, and for the bench. */
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { tooManyWords } from './words.ts';

/**
 * The most that a page may load, bytes as gzip: one where React comes when it is needed, the same with a wallet of the last visit,
 * one with islands that load by themselves, and one with those that come into view too. @see docs/first-paint.md
 */
export const weightLimits = { still: 25_000, remembered: 35_000, reacting: 90_000, seen: 125_000 } as const;

/** One of those. */
export type Guise = keyof typeof weightLimits;

/** What arrives before a server waits for the first answer: ten TCP segments, bytes. @see RFC 6928 */
export const firstFlight = 14_600;

/**
 * What the facts of an operator add at most to what the local chain's build weighs, bytes as gzip. A document: addresses, transactions and
 * blocks, links to the explorer, the site's address; the page of contracts shows the whole of the longest record. Scripts: the record's addresses, and what WalletConnect's library needs of the bundler.
 * @see decision 125 "an operators facts stop no build"
 */
export const operatorRoom = {
  document: 450,
  record: 600,
  scripts: 120,
} as const;

/** What is weighed in a guise besides what comes by itself. */
const besides: Partial<Record<Guise, string>> = {
  seen: ', with what comes into view',
  remembered: ', with the wallet of the last visit',
};

/** Documents that need a second flight, and may: they hold more words than one can carry. */
const longDocuments = new Set(['home ru', 'whitepaper ru']);

/** The one that comes in the first flight as brotli alone, which every browser takes; no room is kept in it. */
const brotliDocument = 'home en';

/** What stands before a document in an answer, bytes; in the others brotli saves more than that. @see packages/server/src/http/headers.ts */
const headersBytes = 1_000;

/** How many of a page's files the build names where they are too heavy. */
const NAMED_FILES = 5;

/** What a file weighs on its way to the browser, bytes. */
export function weightOf(file: Uint8Array): number {
  return gzipSync(file, { level: 9 }).length;
}

/** Weighs pages. */
export type Scales = {
  /** The scripts of a page, by their names with their weights. */
  weighScripts: (page: string, weights: ReadonlyMap<string, number>, guise: Guise) => void;
  /** Whether the HTML of a page arrives at once, or need not. */
  arrivesAtOnce: (page: string, language: string, html: string) => boolean;
  /** The HTML of a page, which should arrive at once. */
  weighDocument: (page: string, language: string, html: string) => void;
  /** The words of a page, which should be few. */
  weighWords: (page: string, language: string, html: string) => void;
};

/**
 * Scales that refuse what is too heavy in our own build, with the operator's room kept free, and in an operator's
 * warn of it: what they add is a fact, and no reason to keep a site from its visitors.
 */
export function scalesFor(isOurs: boolean, warn: (sentence: string) => void = console.warn): Scales {
  const room = isOurs ? operatorRoom : { document: 0, record: 0, scripts: 0 };
  const object = isOurs ? refuse : warn;
  /** What a document weighs and may weigh. */
  const weighed = (page: string, language: string, html: string) => {
    const body = Buffer.from(html);
    if (`${page} ${language}` === brotliDocument)
      return { bytes: brotliCompressSync(body).length + headersBytes, allowed: firstFlight };
    const kept = page === 'contracts' ? room.record : room.document;
    return { bytes: weightOf(body), allowed: firstFlight - kept };
  };
  const arrivesAtOnce = (page: string, language: string, html: string) => {
    if (longDocuments.has(`${page} ${language}`)) return true;
    const { bytes, allowed } = weighed(page, language, html);
    return bytes <= allowed;
  };
  return {
    arrivesAtOnce,
    weighScripts(page, weights, guise) {
      const bytes = [...weights.values()].reduce((sum, weight) => sum + weight, 0);
      const allowed = weightLimits[guise] - room.scripts;
      if (bytes <= allowed) return;
      const heaviest = [...weights].toSorted(([, a], [, b]) => b - a).slice(0, NAMED_FILES);
      const named = heaviest.map(([file, weight]) => `${file} ${kilobytes(weight)}`).join(', ');
      object(
        `The page ${page} loads ${kilobytes(bytes)} of JavaScript before any action${besides[guise] ?? ''}, and may load ${kilobytes(allowed)}. The heaviest: ${named}.`,
      );
    },
    weighDocument(page, language, html) {
      if (arrivesAtOnce(page, language, html)) return;
      const { bytes, allowed } = weighed(page, language, html);
      object(
        `The document of ${page} in ${language} weighs ${kilobytes(bytes)}, and may weigh ${kilobytes(allowed)} to arrive in the first flight.`,
      );
    },
    weighWords(page, language, html) {
      const sentence = tooManyWords(page, language, html);
      if (sentence !== undefined) object(sentence);
    },
  };
}

function refuse(sentence: string): never {
  throw new Error(sentence);
}

/** To the last byte: a page can be too heavy by one. */
const kilobytes = (bytes: number) => `${(bytes / 1_000).toFixed(3)} kB`;
