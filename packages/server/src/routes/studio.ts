// The studio's endpoints: the generator with its vouchers, the branch, and the files of apes.
import { randomInt, randomUUID } from 'node:crypto';
import type { Address } from '@lilape/domain/address';
import { FIRST_ID, LAST_ID } from '@lilape/domain/apes/ids';
import { AppError } from '@lilape/domain/app-error';
import * as endpoints from '@lilape/wire/endpoints/studio';
import { type BranchBody, THUMBNAIL_SIDES } from '@lilape/wire/studio';
import { zeroAddress } from 'viem';
import { lowerAddress } from '#http/address.ts';
import { errorResponse, toAppError } from '#http/errors.ts';
import { limitBody } from '#http/exact-json.ts';
import { DATA_HEADERS } from '#http/headers.ts';
import { limited, takeOrRefuse } from '#http/requests.ts';
import { ledgerOf } from '#live/feed.ts';
import type { GiveawayReader } from '#draws/giveaway-reader.ts';
import { readFile } from '#launchpad/published-files.ts';
import type { PartFiles } from '#proof/part-files.ts';
import { reachDatabase } from '#reach.ts';
import type { ApiApp, ApiParts } from '#routes/parts.ts';
import { routeOf } from '#routes/route-of.ts';
import { branchToWire } from '#studio/branch-wire.ts';
import { type Painted, paintedApe, vouchedApe } from '#studio/painted.ts';
import type { Studio } from '#studio/studio.ts';
import { chainSeconds } from '#studio/chain-seconds.ts';
import { noteVoucher } from '#studio/vouchers.ts';
import { EDITION } from '#studio/thumbnails.ts';

/** What has such an address never changes. */
const FOREVER = 'public, max-age=31536000, immutable';
const BLOCK_TYPE = 'application/vnd.ipld.raw';
/** What is known by its number could have another address one day. */
const A_DAY = 'public, max-age=86400';
const A_WHILE = 'public, max-age=300';

/** Registers the studio; 503 where there is none. */
export function addStudio(
  app: ApiApp,
  parts: ApiParts,
  ledgerFiles: PartFiles,
  giveaway: GiveawayReader | null,
): void {
  const studioOf = (): Studio => {
    if (parts.studio === null) throw new AppError('MINT_STUDIO_CLOSED');
    return parts.studio;
  };

  const branchOf = async (wallet: Address): Promise<BranchBody> => {
    const { branch: picker } = studioOf();
    const snapshot = ledgerOf(parts.feed);
    const branch = await picker.at(snapshot);
    return branchToWire(picker, branch, wallet, snapshot, chainSeconds(snapshot, parts.clock));
  };

  app.openapi(routeOf(endpoints.generate, limited('write', parts), limitBody), async (c) => {
    const traceId = randomUUID();
    const { tokenId, walletAddress } = c.req.valid('json');
    const wallet = walletAddress === undefined ? null : lowerAddress(walletAddress);
    try {
      const studio = studioOf();
      if (wallet === null) takeOrRefuse(parts, 'paint', parts.clientOf(c));
      const body = await (wallet === null
        ? paintedApe(studio, tokenId ?? randomInt(FIRST_ID, LAST_ID + 1))
        : offer(studio, parts, wallet, tokenId));
      return c.json({ ok: true as const, traceId, ...body }, 200);
    } catch (thrown) {
      const error = toAppError(thrown);
      parts.log.warn('studio.failed', { traceId, code: error.code, error: error.cause });
      // Whoever came too late chooses another at once.
      const isGone = error.code === 'MINT_NOT_ON_BRANCH' && wallet !== null;
      const branch = isGone ? { branch: await branchOf(wallet) } : {};
      return errorResponse(error, { ok: false, traceId, ...branch }) as never;
    }
  });

  app.openapi(routeOf(endpoints.branch, limited('read', parts)), async (c) => {
    const { wallet } = c.req.valid('query');
    return c.json(await branchOf(wallet === undefined ? zeroAddress : lowerAddress(wallet)), 200);
  });

  app.openapi(routeOf(endpoints.tokenMetadata, limited('read', parts)), async (c) => {
    const studio = studioOf();
    const { metadataCid } = await studio.easel.ape(Number(c.req.valid('param').id));
    return fileResponse(await studio.easel.file(metadataCid), 'application/json', A_WHILE) as never;
  });

  app.openapi(routeOf(endpoints.nftImage, limited('read', parts)), async (c) => {
    const studio = studioOf();
    const { imageCid } = await studio.easel.ape(Number(c.req.valid('param').id));
    return fileResponse(await studio.easel.file(imageCid), 'image/png', A_WHILE);
  });

  app.openapi(routeOf(endpoints.thumbnail, limited('picture', parts)), async (c) => {
    const { edition, side, id } = c.req.valid('param');
    const pixels = THUMBNAIL_SIDES.find((each) => String(each) === side);
    if (edition !== EDITION || pixels === undefined) throw new AppError('NOT_FOUND');
    return fileResponse(await studioOf().thumbnails.of(Number(id), pixels), 'image/png', FOREVER);
  });

  app.openapi(routeOf(endpoints.nftCard, limited('picture', parts)), async (c) => {
    const { language, id } = c.req.valid('param');
    return fileResponse(await studioOf().thumbnails.of(Number(id), `card-${language}`), 'image/png', A_DAY);
  });

  app.openapi(routeOf(endpoints.ipfsFile, limited('read', parts)), async (c) => {
    const { cid } = c.req.valid('param');
    const painted = await parts.studio?.easel.file(cid);
    const listed = painted ?? (await giveaway?.file(cid));
    const ofLaunches = listed ?? (await reachDatabase(() => readFile(parts.db, cid)));
    const bytes = ofLaunches ?? (await reachDatabase(() => ledgerFiles.read(cid)));
    // Nodes that fetch blocks over HTTP ask for the block by its type. @see https://specs.ipfs.tech/http-gateways/trustless-gateway/
    const isBlock = c.req.query('format') === 'raw' || c.req.header('accept') === BLOCK_TYPE;
    const answer = fileResponse(bytes, isBlock ? BLOCK_TYPE : typeOf(bytes), FOREVER);
    answer.headers.set('Vary', 'Accept');
    return answer;
  });
}

/** What the wallet asked for or is offered, with a voucher. @throws AppError where that is not on the branch for it */
async function offer(
  studio: Studio,
  { db, feed, clock }: ApiParts,
  wallet: Address,
  asked: number | undefined,
): Promise<Painted> {
  const snapshot = ledgerOf(feed);
  const branch = await studio.branch.at(snapshot);
  const nowSeconds = chainSeconds(snapshot, clock);
  const id = studio.branch.choose(branch, wallet, asked, nowSeconds);
  const vouched = await vouchedApe(studio, id, wallet, nowSeconds);
  const deadline = vouched.voucher?.deadline ?? 0;
  await reachDatabase(() => noteVoucher(db, id, wallet, deadline));
  return vouched;
}

function fileResponse(bytes: Uint8Array | null, type: string, cacheControl: string): Response {
  if (bytes === null) throw new AppError('NOT_FOUND');
  const headers = { ...DATA_HEADERS, 'Content-Type': type, 'Cache-Control': cacheControl };
  return new Response(Buffer.from(bytes), { status: 200, headers });
}

/** What is published are pictures and JSON, nothing else: PNG of apes, WebP of launches. */
function typeOf(bytes: Uint8Array | null): string {
  if (bytes?.[0] === 0x89) return 'image/png';
  return bytes?.[0] === 0x52 ? 'image/webp' : 'application/json';
}
