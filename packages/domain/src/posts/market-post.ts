// What the group is told of the market by itself: that the shares are released, and each pool that opened. Pure.
import { grouped } from '@lilape/domain/posts/facts';
import { type RenderedPost, renderPost } from '@lilape/domain/posts/render';
import type { PostField } from '@lilape/domain/posts/template';
import { TOKEN_DECIMALS } from '@lilape/domain/token';

/** The post of a release: amounts in base units, and from when the pools can open as a reader says it. `site` is its origin, where that is known. */
export function releasedPost(
  release: { readonly soldTokens: bigint; readonly burnedTokens: bigint; readonly opensAt: string },
  site: string | null,
): RenderedPost {
  return post(
    '🌴 The shares are released',
    [
      { label: 'Sold', value: wholeTokens(release.soldTokens), unit: 'LILAPE' },
      { label: 'Burned', value: wholeTokens(release.burnedTokens), unit: 'LILAPE' },
      { label: 'The pools can open from', value: release.opensAt },
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
const wholeTokens = (tokens: bigint): string => grouped(tokens, TOKEN_DECIMALS, 0);
