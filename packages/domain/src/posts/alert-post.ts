// What the group hears of purchases by themselves: one alone, or several together. Pure.
import { type Language, localizedPath } from '@lilape/domain/languages';
import { type FactSources, factsOf } from '@lilape/domain/posts/facts';
import type { FactKey } from '@lilape/domain/posts/placeholders';
import { type RenderedPost, renderPost } from '@lilape/domain/posts/render';
import { SPOKEN, figureIn } from '@lilape/domain/posts/spoken';
import type { PostField } from '@lilape/domain/posts/template';

type AlertedPurchase = {
  readonly txHash: string;
  readonly chargedUnits: bigint;
  readonly tokens: bigint;
};

/** The post of purchases in their order, at least one; `site` is the site's origin, where it is known. */
export function alertPost(
  purchases: readonly AlertedPurchase[],
  site: string | null,
  language: Language,
): RenderedPost {
  const [first] = purchases;
  if (first === undefined) throw new RangeError('There is no purchase to report.');
  return purchases.length === 1 ? alone(first, site, language) : together(purchases, site, language);
}

function alone(purchase: AlertedPurchase, site: string | null, language: Language): RenderedPost {
  const page = localizedPath(`/purchases/${purchase.txHash}`, language);
  const receipt = site === null ? [] : [{ label: SPOKEN.receipt[language], value: `${site}${page}` }];
  const [paid, gets] = fieldsOf(purchase, language, [SPOKEN.paid[language], SPOKEN.for[language]]);
  return renderPost({ title: `🍌 ${SPOKEN.purchase[language]}`, fields: [paid, gets, ...receipt] }, {});
}

function together(
  purchases: readonly AlertedPurchase[],
  site: string | null,
  language: Language,
): RenderedPost {
  const chargedUnits = purchases.reduce((sum, each) => sum + each.chargedUnits, 0n);
  const tokens = purchases.reduce((sum, each) => sum + each.tokens, 0n);
  const page = localizedPath('/sale', language);
  const all = site === null ? [] : [{ label: SPOKEN.allOfThem[language], value: `${site}${page}` }];
  const labels = [SPOKEN.paidTogether[language], SPOKEN.for[language]] as const;
  const fields = [...fieldsOf({ chargedUnits, tokens }, language, labels), ...all];
  return renderPost({ title: `🍌 ${SPOKEN.purchases[language](purchases.length)}`, fields }, {});
}

/** What was paid, and for how much. */
function fieldsOf(
  purchase: NonNullable<FactSources['purchase']>,
  language: Language,
  [paid, tokens]: readonly [string, string],
): readonly [PostField, PostField] {
  const facts = factsOf({ purchase, raisedUnits: 0n, holders: 0, ethUsd: null });
  const said = (key: FactKey) => figureIn(language, facts[key]?.text ?? '');
  return [
    { label: paid, value: said('formattedAmount'), prefix: '$' },
    { label: tokens, value: said('formattedTokens'), unit: 'LILAPE' },
  ];
}
