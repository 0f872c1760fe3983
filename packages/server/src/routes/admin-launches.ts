// `/api/admin/launches` and `/api/admin/pictures`: an admin makes, changes and cancels launches, each action in the log.
import type { AdminAction } from '@lilape/domain/admin/actions';
import { AppError } from '@lilape/domain/app-error';
import type { LaunchTerms } from '@lilape/domain/launchpad/launch';
import * as endpoints from '@lilape/wire/endpoints/admin-launchpad';
import type { Launch, LaunchTermsRequest } from '@lilape/wire/launches';
import type { Context } from 'hono';
import { noteAction } from '#admin/actions.ts';
import { adminOf, forAdmin, noteAdminAction } from '#admin/guard.ts';
import { createSingleFlight } from '#cache/single-flight.ts';
import { limitBodyTo } from '#http/exact-json.ts';
import type { ApiEnv } from '#http/requests.ts';
import { type EditOptions, cancelLaunch, changeLaunch, makeLaunch } from '#launchpad/edit-launches.ts';
import type { LaunchReader } from '#launchpad/launch-reader.ts';
import { launchToWire } from '#launchpad/launch-wire.ts';
import { MAX_PICTURE_BYTES, type Picture, makePicture } from '#launchpad/picture.ts';
import { keepFile } from '#launchpad/published-files.ts';
import { reachChain, reachDatabase } from '#reach.ts';
import { requireReader, soFarOf } from '#routes/launches.ts';
import type { ApiApp, ApiParts } from '#routes/parts.ts';
import { routeOf } from '#routes/route-of.ts';
import { enqueue } from '#studio/pins/queue.ts';

/** Two texts in letters of four bytes, and the rest. */
const MAX_BYTES = 64 * 1_024;

/** Registers them, for the admin alone. */
export function addAdminLaunches(app: ApiApp, parts: ApiParts, open: LaunchReader | null): void {
  const limit = limitBodyTo(MAX_BYTES);
  const { db } = parts;
  app.openapi(routeOf(endpoints.createLaunch, forAdmin(parts), limit), async (c) => {
    const reader = requireReader(open);
    const { requestId, ...given } = c.req.valid('json');
    const options = await editOptions(c, parts, reader, 'launch-made');
    const id = await reachDatabase(() => makeLaunch(options, requestId, termsIn(given)));
    return c.json({ success: true as const, launch: await launchOf(reader, id) }, 200);
  });

  app.openapi(routeOf(endpoints.changeLaunch, forAdmin(parts), limit), async (c) => {
    const reader = requireReader(open);
    const { version, ...given } = c.req.valid('json');
    const id = Number(c.req.valid('param').id);
    const options = await editOptions(c, parts, reader, 'launch-changed');
    await reachDatabase(() => changeLaunch(options, { id, version }, termsIn(given)));
    return c.json({ success: true as const, launch: await launchOf(reader, id) }, 200);
  });

  app.openapi(routeOf(endpoints.cancelLaunch, forAdmin(parts), limit), async (c) => {
    const reader = requireReader(open);
    const { version, reasonEn: en, reasonRu: ru } = c.req.valid('json');
    const id = Number(c.req.valid('param').id);
    const options = await editOptions(c, parts, reader, 'launch-cancelled');
    await reachDatabase(() => cancelLaunch(options, { id, version }, { en, ru }));
    return c.json({ success: true as const, launch: await launchOf(reader, id) }, 200);
  });

  // One after the other: a decoded picture takes up to 64 MB.
  const decoding = createSingleFlight<Picture>({ maxKept: 0, maxRunning: 1, maxWaiting: 4 });
  let pictures = 0;
  app.openapi(routeOf(endpoints.keepPicture, forAdmin(parts), limitBodyTo(MAX_PICTURE_BYTES)), async (c) => {
    const type = c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase();
    if (!endpoints.PICTURE_TYPES.some((known) => known === type)) throw new AppError('PICTURE_WRONG_TYPE');
    const given = new Uint8Array(await c.req.arrayBuffer());
    const { bytes, width, height } = await decoding.get(String(pictures++), '', () => makePicture(given));
    await noteAdminAction(c, parts, {
      action: 'picture-kept',
      detail: { bytes: bytes.length, width, height },
    });
    const cid = await reachDatabase(() => keepFile(db, bytes));
    if ((parts.studio?.pins ?? null) !== null) await reachDatabase(() => enqueue(db, [cid]));
    return c.json({ success: true as const, cid, width, height, bytes: bytes.length }, 200);
  });
}

function termsIn({ launchTime, allocation, ...rest }: LaunchTermsRequest): LaunchTerms {
  const launchTimeSeconds = Math.floor(Date.parse(launchTime) / 1_000);
  return { ...rest, allocation: BigInt(allocation), launchTimeSeconds };
}

/**
 * The time that counts is that of the chain's newest block, or of the ledger's where an endpoint lags behind it: with a
 * ledger that stands still nobody changes what the chain has fixed meanwhile.
 */
async function editOptions(
  c: Context<ApiEnv>,
  { db, chain, feed, clientOf }: ApiParts,
  reader: LaunchReader,
  action: AdminAction,
): Promise<EditOptions> {
  // What could not be shown afterwards is not begun.
  await reader.all();
  const headSeconds = await reachChain(() => chain.headTimeSeconds());
  const { id: session } = adminOf(c);
  const client = clientOf(c);
  return {
    pool: db,
    nowSeconds: Math.max(headSeconds, feed.snapshot()?.heads.timeSeconds ?? 0),
    note: (at, launch) => noteAction(at, { action, session, client, detail: { launch } }),
  };
}

/** A launch as it is right after it was edited. */
async function launchOf(reader: LaunchReader, id: number): Promise<Launch> {
  reader.invalidate();
  const { snapshot, beacon, known } = await reader.one(id);
  const { heads } = snapshot;
  return launchToWire(known, await soFarOf(reader, known, heads), { heads, beacon });
}
