// `GET /api/holders/{address}`: LILAPE of an account, from the ledger.
import { checksumAddress } from '@lilape/domain/address';
import { AppError } from '@lilape/domain/app-error';
import { holder as endpoint } from '@lilape/wire/endpoints/chain';
import { tokensToText } from '@lilape/wire/text';
import { lowerAddress } from '#http/address.ts';
import { limited } from '#http/requests.ts';
import { readHolder } from '#ledger/holders/balances.ts';
import { reachDatabase } from '#reach.ts';
import type { ApiApp, ApiParts } from '#routes/parts.ts';
import { routeOf } from '#routes/route-of.ts';
import { isoOfMs } from '#moments.ts';

/** Registers the holders; 503 while the ledger does not read LILAPE's transfers. */
export function addHolders(app: ApiApp, parts: ApiParts): void {
  app.openapi(routeOf(endpoint, limited('read', parts)), async (c) => {
    const address = lowerAddress(c.req.valid('param').address);
    const holder = await reachDatabase(() => parts.reads.read((db) => readHolder(db, address)));
    if (holder === null) throw new AppError('NOT_READ_YET');
    const body = {
      address: checksumAddress(address),
      balance: tokensToText(holder.tokens),
      block: Number(holder.block),
      as_of: isoOfMs(holder.readAtMs),
    };
    return c.json({ success: true as const, ...body }, 200);
  });
}
