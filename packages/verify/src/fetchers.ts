// What the engine is given to ask by, and why something cannot be checked.

/** The bytes at a path of the site. @throws CannotCheck */
export type AskSite = (path: string) => Promise<Uint8Array>;

/** One JSON-RPC call; its answer as the endpoint gave it. @throws CannotCheck */
export type AskChain = (method: string, params: readonly unknown[]) => Promise<unknown>;

export type Fetchers = { readonly site: AskSite; readonly chain: AskChain };

export type CannotCode =
  /** The site does not answer, or not with what was asked for. */
  | 'SITE_AWAY'
  /** The site says that nothing is published yet. */
  | 'NOTHING_PUBLISHED'
  /** It publishes something else than this engine knows. */
  | 'UNKNOWN_FORMAT'
  | 'UNKNOWN_CHAIN'
  /** The endpoint does not answer. */
  | 'RPC_AWAY'
  /** The endpoint answered that it will not do it. */
  | 'RPC_REFUSED'
  /** The endpoint is of another chain. */
  | 'OTHER_CHAIN'
  /** The endpoint has not kept what the contracts said at that block. */
  | 'STATE_NOT_KEPT';

/** It could not be found out whether something is right. `detail` is what was said, for people. */
export class CannotCheck extends Error {
  override readonly name = 'CannotCheck';
  readonly code: CannotCode;
  readonly detail: string;

  constructor(code: CannotCode, detail: string, options?: ErrorOptions) {
    super(`${code}: ${detail}`, options);
    this.code = code;
    this.detail = detail;
  }
}
