// The site map of apes: made anew now and then, since nothing is found the sooner for more.
import { apesSitemap as endpoint } from '@lilape/wire/endpoints/site';
import { AppError } from '@lilape/domain/app-error';
import { apesSitemap } from '#apes/sitemap.ts';
import { apesOf } from '#apes/wire.ts';
import { createKeptRead } from '#cache/kept-read.ts';
import { DATA_HEADERS } from '#http/headers.ts';
import { prepareAnswer, respondPrepared } from '#http/prepared.ts';
import { limited } from '#http/requests.ts';
import { readMintedIds } from '#ledger/apes/transfers.ts';
import { ledgerOf } from '#live/feed.ts';
import { reachDatabase } from '#reach.ts';
import type { ApiApp, ApiParts } from '#routes/parts.ts';

const FRESH_MS = 600_000;

/** Registers the site map; 404 where the site does not know its own address, 503 while the ledger does not read the collection. */
export function addSitemap(app: ApiApp, parts: ApiParts): void {
  const { siteUrl, db, clock } = parts;
  if (siteUrl === null) return;
  const sitemap = createKeptRead(
    async () => {
      const text = apesSitemap(siteUrl, await reachDatabase(() => readMintedIds(db)));
      return prepareAnswer(Buffer.from(text), 'application/xml', 'public, max-age=600', DATA_HEADERS);
    },
    FRESH_MS,
    clock,
  );
  app.get(endpoint.path, limited('read', parts), async (c) => {
    if (apesOf(ledgerOf(parts.feed)) === null) throw new AppError('NOT_READ_YET');
    return respondPrepared(await sitemap.current(), c.req);
  });
}
