// The security headers of every answer.
import { createHash } from 'node:crypto';

import { PREFETCH_RULES } from '@lilape/wire/endpoints/site';

export type HeaderPairs = Readonly<Record<string, string>>;

/** One year, subdomains too. Sent where the request came over https. */
export const HSTS = 'max-age=31536000; includeSubDomains';

const COMMON: HeaderPairs = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** For answers that are no pages, those of the API and the files that pages are made of: nothing in them may be run, shown in a frame or fetched. */
export const DATA_HEADERS: HeaderPairs = {
  ...COMMON,
  'Content-Security-Policy':
    "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
};

/** Relay of WalletConnect, reached only after a visitor chose it. */
const WALLETCONNECT_SOURCES = ['wss://relay.walletconnect.org', 'wss://relay.walletconnect.com'];

/** The headers of a page; those of a document, given as its HTML, name what stands inline in it. */
export type PageHeaders = {
  (html?: string): HeaderPairs;
  /** Those of a worker that lies among the files of pages. */
  readonly ofWorker?: (isCounting: boolean) => HeaderPairs;
};

/**
 * For pages: scripts, styles, fonts, clips and workers of our own only, an inline script by its hash; connections to ourselves,
 * the public RPC endpoint and, where it is set up, WalletConnect's relay. Pop-ups of wallets keep their opener.
 */
export function pageHeaders(options: { publicRpcUrl: string; allowsWalletConnect: boolean }): PageHeaders {
  const connect = [
    "'self'",
    new URL(options.publicRpcUrl).origin,
    ...(options.allowsWalletConnect ? WALLETCONNECT_SOURCES : []),
  ];
  const ofPage = (html = ''): HeaderPairs => ({
    ...COMMON,
    'Content-Security-Policy': [
      "default-src 'none'",
      ["script-src 'self'", ...inlineHashes(html, 'script')].join(' '),
      "worker-src 'self'",
      "style-src 'self'",
      "img-src 'self' data:",
      "media-src 'self'",
      "font-src 'self'",
      `connect-src ${connect.join(' ')}`,
      "manifest-src 'self'",
      "frame-ancestors 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "object-src 'none'",
    ].join('; '),
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'X-Frame-Options': 'DENY',
    ...(html === '' ? {} : { 'Speculation-Rules': `"${PREFETCH_RULES}"` }),
  });
  return Object.assign(ofPage, { ofWorker: workerHeaders(options) });
}

/**
 * The headers of a worker, which has a policy of its own: it asks us alone, but for the one that counts the ledger again,
 * which asks any endpoint that its reader names, over https. No page may. @see decision 104 "counting again"
 */
function workerHeaders({
  publicRpcUrl,
}: {
  readonly publicRpcUrl: string;
}): (isCounting: boolean) => HeaderPairs {
  const anywhere = [new URL(publicRpcUrl).origin, 'https:'];
  return (isCounting) => ({
    ...COMMON,
    'Content-Security-Policy': [
      "default-src 'none'",
      "script-src 'self'",
      ["connect-src 'self'", ...(isCounting ? anywhere : [])].join(' '),
      "frame-ancestors 'none'",
      "base-uri 'none'",
    ].join('; '),
  });
}

/** The headers of a drawing, given as its SVG, which may hold the rules by which it follows the theme. */
export function drawingHeaders(svg: string): HeaderPairs {
  const hashes = inlineHashes(svg, 'style');
  if (hashes.length === 0) return DATA_HEADERS;
  const policy = `${DATA_HEADERS['Content-Security-Policy']}; style-src ${hashes.join(' ')}`;
  return { ...DATA_HEADERS, 'Content-Security-Policy': policy };
}

/** The policy's sources for the elements of a name that have no attributes: what we build has no others inline. */
function inlineHashes(markup: string, name: 'script' | 'style'): string[] {
  return [...markup.matchAll(new RegExp(`<${name}>([\\s\\S]*?)</${name}>`, 'g'))].map(
    ([, content = '']) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`,
  );
}
