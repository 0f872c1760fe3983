// The security headers of every answer.

export type HeaderPairs = Readonly<Record<string, string>>;

/** One year, subdomains too. Sent where the request came over https. */
export const HSTS = 'max-age=31536000; includeSubDomains';

const COMMON: HeaderPairs = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** For answers that are data: nothing in them may be run, shown in a frame or fetched. */
export const API_HEADERS: HeaderPairs = {
  ...COMMON,
  'Content-Security-Policy':
    "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
};

/** Relay of WalletConnect, reached only after a visitor chose it. */
const WALLETCONNECT_SOURCES = ['wss://relay.walletconnect.org', 'wss://relay.walletconnect.com'];

/**
 * For pages: scripts, styles, fonts and workers of our own only; connections to ourselves, the public RPC endpoint
 * and, where it is set up, WalletConnect's relay. Pop-ups of wallets keep their opener.
 */
export function pageHeaders(options: { publicRpcUrl: string; allowsWalletConnect: boolean }): HeaderPairs {
  const connect = [
    "'self'",
    new URL(options.publicRpcUrl).origin,
    ...(options.allowsWalletConnect ? WALLETCONNECT_SOURCES : []),
  ];
  const policy = {
    'default-src': "'none'",
    'script-src': "'self'",
    'worker-src': "'self'",
    'style-src': "'self'",
    'img-src': "'self' data:",
    'font-src': "'self'",
    'connect-src': connect.join(' '),
    'manifest-src': "'self'",
    'frame-ancestors': "'none'",
    'base-uri': "'none'",
    'form-action': "'self'",
    'object-src': "'none'",
  };
  return {
    ...COMMON,
    'Content-Security-Policy': Object.entries(policy)
      .map(([name, sources]) => `${name} ${sources}`)
      .join('; '),
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'X-Frame-Options': 'DENY',
  };
}
