// What the group is told of purchases by themselves: one alone, or several together. Pure.
import { type PostField } from '@lilape/domain/posts/template';
import { type FactSources, type Facts, factsOf } from '@lilape/domain/posts/facts';
import { type RenderedPost, renderPost } from '@lilape/domain/posts/render';

type AlertedPurchase = {
  readonly txHash: string;
  readonly chargedUnits: bigint;
  readonly tokens: bigint;
};

/** The post of purchases in their order, at least one; `site` is the site's origin, where it is known. */
export function alertPost(purchases: readonly AlertedPurchase[], site: string | null): RenderedPost {
  const [first] = purchases;
  if (first === undefined) throw new RangeError('There is no purchase to tell of.');
  return purchases.length === 1 ? alone(first, site) : together(purchases, site);
}

const PAID = { value: 'formattedAmount', prefix: '$' };
const GETS = { label: 'Gets', value: 'formattedTokens', unit: 'LILAPE' };

function alone(purchase: AlertedPurchase, site: string | null): RenderedPost {
  const receipt = site === null ? [] : [{ label: 'Receipt', value: `${site}/purchases/${purchase.txHash}` }];
  return post('🍌 A new purchase', [{ label: 'Paid', ...PAID }, GETS, ...receipt], purchase);
}

function together(purchases: readonly AlertedPurchase[], site: string | null): RenderedPost {
  const chargedUnits = purchases.reduce((sum, each) => sum + each.chargedUnits, 0n);
  const tokens = purchases.reduce((sum, each) => sum + each.tokens, 0n);
  const all = site === null ? [] : [{ label: 'All of them', value: `${site}/sale` }];
  return post(
    `🍌 ${purchases.length} new purchases`,
    [{ label: 'Paid together', ...PAID }, { ...GETS, label: 'For' }, ...all],
    { chargedUnits, tokens },
  );
}

function post(
  title: string,
  fields: readonly PostField[],
  purchase: NonNullable<FactSources['purchase']>,
): RenderedPost {
  const facts: Facts = factsOf({ purchase, raisedUnits: 0n, holders: 0, ethUsd: null });
  return renderPost({ title, fields }, facts);
}
