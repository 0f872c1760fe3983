// What the group hears of the market by itself: that the shares are released, and each pool that opened. Pure.
import { type Language, localizedPath } from '@lilape/domain/languages';
import { grouped } from '@lilape/domain/posts/facts';
import { type RenderedPost, renderPost } from '@lilape/domain/posts/render';
import { SPOKEN, figureIn, momentIn } from '@lilape/domain/posts/spoken';
import type { PostField } from '@lilape/domain/posts/template';
import { TOKEN_DECIMALS } from '@lilape/domain/token';

/** The site's origin, where that is known, and the language of the group. */
type Audience = { readonly site: string | null; readonly language: Language };

/** The post of a release: amounts in base units, and from when the pools can open, ISO 8601. */
export function releasedPost(
  release: { readonly soldTokens: bigint; readonly burnedTokens: bigint; readonly opensAt: string },
  audience: Audience,
): RenderedPost {
  const { language } = audience;
  const tokens = (amount: bigint) => figureIn(language, grouped(amount, TOKEN_DECIMALS, 0));
  return post(
    `🌴 ${SPOKEN.released[language]}`,
    [
      { label: SPOKEN.sold[language], value: tokens(release.soldTokens), unit: 'LILAPE' },
      { label: SPOKEN.burned[language], value: tokens(release.burnedTokens), unit: 'LILAPE' },
      { label: SPOKEN.opensFrom[language], value: momentIn(language, release.opensAt) },
    ],
    audience,
  );
}

/** The post of a pool that opened; the price in dollars a token, as decimal text. */
export function openedPost(
  pool: { readonly coin: string; readonly price: string },
  audience: Audience,
): RenderedPost {
  const { language } = audience;
  return post(
    `🍌 ${SPOKEN.opened[language]}`,
    [
      { label: SPOKEN.pool[language], value: `LILAPE / ${pool.coin}` },
      { label: SPOKEN.openedAt[language], value: figureIn(language, pool.price), prefix: '$' },
    ],
    audience,
  );
}

function post(title: string, fields: readonly PostField[], { site, language }: Audience): RenderedPost {
  const page = localizedPath('/market', language);
  const link = site === null ? [] : [{ label: SPOKEN.seeIt[language], value: `${site}${page}` }];
  return renderPost({ title, fields: [...fields, ...link] }, {});
}
