// What the group is told of the market by itself: that the shares are released, and each pool that opened. Pure.
import { OPENING_WAIT_SECONDS } from '@lilape/domain/market/opening';
import { type RenderedPost, renderPost } from '@lilape/domain/posts/render';
import type { PostField } from '@lilape/domain/posts/template';
import { TOKEN_DECIMALS } from '@lilape/domain/token';

/** The post of a release at `timeSeconds`, amounts in base units; `site` is the site's origin, where it is known. */
export function releasedPost(
  release: { readonly timeSeconds: number; readonly soldTokens: bigint; readonly burnedTokens: bigint },
  site: string | null,
): RenderedPost {
  return post(
    '🌴 The shares are released',
    [
      { label: 'Sold', value: wholeTokens(release.soldTokens), unit: 'LILAPE' },
      { label: 'Burned', value: wholeTokens(release.burnedTokens), unit: 'LILAPE' },
      { label: 'The pools can open from', value: momentText(release.timeSeconds + OPENING_WAIT_SECONDS) },
    ],
    site,
  );
}

/** The post of a pool that opened; the price in dollars a token, as decimal text. */
export function openedPost(
  pool: { readonly coin: string; readonly price: string },
  site: string | null,
): RenderedPost {
  return post(
    '🍌 The market is open',
    [
      { label: 'Pool', value: `LILAPE / ${pool.coin}` },
      { label: 'Opened at', value: pool.price, prefix: '$' },
    ],
    site,
  );
}

function post(title: string, fields: readonly PostField[], site: string | null): RenderedPost {
  const link = site === null ? [] : [{ label: 'See it', value: `${site}/market` }];
  return renderPost({ title, fields: [...fields, ...link] }, {});
}

/** Whole LILAPE in groups of three, rounded down. */
const wholeTokens = (tokens: bigint): string =>
  String(tokens / 10n ** BigInt(TOKEN_DECIMALS)).replace(/\B(?=(\d{3})+$)/g, ',');

/** `16 January 2027, 12:00 UTC`. */
function momentText(seconds: number): string {
  const moment = new Date(seconds * 1_000);
  const month = moment.toLocaleString('en-GB', { month: 'long', timeZone: 'UTC' });
  return `${moment.getUTCDate()} ${month} ${moment.getUTCFullYear()}, ${moment.toISOString().slice(11, 16)} UTC`;
}
