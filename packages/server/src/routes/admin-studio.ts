// `/api/admin/studio` and `/api/admin/pins`: what the studio gave, whether its files are whole, and what waits to be pinned.
import { checksumAddress } from '@lilape/domain/address';
import { AppError } from '@lilape/domain/app-error';
import { type AdminStudio, MAX_FINDINGS, MAX_VOUCHERS } from '@lilape/wire/admin-studio';
import { adminPins } from '@lilape/wire/endpoints/admin-operations';
import * as endpoints from '@lilape/wire/endpoints/admin-studio';
import { MAX_PINS, type PinsBody } from '@lilape/wire/pins';
import { forAdmin, noteAdminAction } from '#admin/guard.ts';
import { limitBody } from '#http/exact-json.ts';
import { readMintedIds } from '#ledger/apes/transfers.ts';
import { isoOfMs } from '#moments.ts';
import { reachDatabase } from '#reach.ts';
import type { ApiApp, ApiParts } from '#routes/parts.ts';
import { routeOf } from '#routes/route-of.ts';
import { type FileCheck, readLastCheck } from '#studio/check-rows.ts';
import { countPainted } from '#studio/painted.ts';
import { type PinView, readPinTotals, readWaitingPins } from '#studio/pins/read-pins.ts';
import { type GivenVoucher, readVouchers } from '#studio/vouchers.ts';

/** Registers them, for the admin alone. */
export function addAdminStudio(app: ApiApp, parts: ApiParts): void {
  app.openapi(routeOf(endpoints.adminStudio, forAdmin(parts)), async (c) =>
    c.json(await studioNow(parts), 200),
  );

  app.openapi(routeOf(endpoints.checkFiles, forAdmin(parts), limitBody), async (c) => {
    const { studio } = parts;
    if (studio === null) throw new AppError('MINT_STUDIO_CLOSED');
    await noteAdminAction(c, parts, { action: 'files-checked' });
    if (!(await reachDatabase(() => studio.checker.begin()))) throw new AppError('CHECK_RUNNING');
    return c.json(await studioNow(parts), 200);
  });

  app.openapi(routeOf(adminPins, forAdmin(parts)), async (c) => c.json(await pinsNow(parts), 200));

  app.openapi(routeOf(endpoints.tryPinsAgain, forAdmin(parts), limitBody), async (c) => {
    await noteAdminAction(c, parts, { action: 'pins-tried-again' });
    await parts.studio?.pins?.tryAgain();
    return c.json(await pinsNow(parts), 200);
  });
}

async function studioNow({ db, studio, clock }: ApiParts): Promise<AdminStudio> {
  const [minted, painted, vouchers, check] = await reachDatabase(() =>
    Promise.all([
      readMintedIds(db),
      countPainted(db),
      readVouchers(db, MAX_VOUCHERS),
      readLastCheck(db, MAX_FINDINGS),
    ]),
  );
  return {
    success: true,
    as_of: isoOfMs(clock()),
    isOpen: studio !== null,
    minted: minted.length,
    painted,
    load: studio === null ? null : studio.load(),
    vouchers: vouchers.map(voucherToWire),
    check: check === null ? null : checkToWire(check),
  };
}

const voucherToWire = ({ account, firstAt, lastAt, deadline, ...rest }: GivenVoucher) => ({
  ...rest,
  account: checksumAddress(account),
  first_at: firstAt.toISOString(),
  last_at: lastAt.toISOString(),
  deadline: deadline.toISOString(),
});

const checkToWire = ({
  startedAt,
  endedAt,
  findings,
  state,
  files,
  looked,
  damaged,
  lost,
  mended,
}: FileCheck) => ({
  state,
  files,
  looked,
  damaged,
  lost,
  mended,
  started_at: startedAt.toISOString(),
  ended_at: endedAt?.toISOString() ?? null,
  findings: [...findings],
});

async function pinsNow({ db, studio }: ApiParts): Promise<PinsBody> {
  const [totals, waiting] = await reachDatabase(() =>
    Promise.all([readPinTotals(db), readWaitingPins(db, MAX_PINS)]),
  );
  const isSetUp = (studio?.pins ?? null) !== null;
  return { success: true, isSetUp, ...totals, pins: waiting.map(pinToWire) };
}

const pinToWire = ({ askedAtMs, nextTryAtMs, ...pin }: PinView): PinsBody['pins'][number] => ({
  ...pin,
  asked_at: isoOfMs(askedAtMs),
  next_try_at: isoOfMs(nextTryAtMs),
});
