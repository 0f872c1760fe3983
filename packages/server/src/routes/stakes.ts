// `GET /api/stakes/{address}`: the stakes of an account, made once a ledger version.
import { AppError } from '@lilape/domain/app-error';
import { stakes as endpoint } from '@lilape/wire/endpoints/staking';
import { MAX_LINES, MAX_STAKES } from '@lilape/wire/staking';
import { createSingleFlight } from '#cache/single-flight.ts';
import { lowerAddress } from '#http/address.ts';
import { type Prepared, prepareJson, respondPrepared } from '#http/prepared.ts';
import { limited } from '#http/requests.ts';
import { readAccountStakes } from '#ledger/staking/account-stakes.ts';
import { ledgerOf } from '#live/feed.ts';
import { atOneMoment } from '#postgres/transaction.ts';
import { reachDatabase } from '#reach.ts';
import type { ApiApp, ApiParts } from '#routes/parts.ts';
import { routeOf } from '#routes/route-of.ts';
import { stakesToWire } from '#staking/wire.ts';

const LIMITS = { stakes: MAX_STAKES, lines: MAX_LINES };

/** Registers the stakes; 404 where there is nothing to stake in, 503 while the ledger does not read it. */
export function addStakes(app: ApiApp, parts: ApiParts): void {
  const flights = createSingleFlight<Prepared>({ maxKept: 200, maxRunning: 8, maxWaiting: 512 });
  app.openapi(routeOf(endpoint, limited('read', parts)), async (c) => {
    if (parts.deployment.contracts.staking === null) throw new AppError('STAKING_NOT_DEPLOYED');
    const account = lowerAddress(c.req.valid('param').address);
    const { version } = ledgerOf(parts.feed);
    const prepared = await flights.get(account, String(version), async () => {
      const known = await reachDatabase(() =>
        parts.reads.read((from) => atOneMoment(from, (db) => readAccountStakes(db, account, LIMITS))),
      );
      if (known === null) throw new AppError('NOT_READ_YET');
      return prepareJson(stakesToWire(known), 'public, no-cache');
    });
    return respondPrepared(prepared, c.req);
  });
}
