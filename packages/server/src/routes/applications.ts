// `POST /api/launchpad/applications`: received once, signed by the wallet that it names, not too many of them.
import type { Address } from '@lilape/domain/address';
import { AppError } from '@lilape/domain/app-error';
import { applicationText } from '@lilape/domain/launchpad/application';
import type { ApplicationRequest } from '@lilape/wire/applications';
import { apply } from '@lilape/wire/endpoints/launches';
import type { Context } from 'hono';
import { providerOf } from '#http/client-address.ts';
import { lowerAddress } from '#http/address.ts';
import { limitBodyTo } from '#http/exact-json.ts';
import { originOf } from '#http/own-pages.ts';
import { type ApiEnv, limited, takeOrRefuse } from '#http/requests.ts';
import {
  type NewApplication,
  type Received,
  findReceived,
  receiveApplication,
} from '#launchpad/application-rows.ts';
import { reachChain, reachDatabase } from '#reach.ts';
import type { ApiApp, ApiParts } from '#routes/parts.ts';
import { routeOf } from '#routes/route-of.ts';

/** A pitch in letters of four bytes, and a contract's signature. */
const MAX_BYTES = 48 * 1_024;

/** Registers it. */
export function addApplications(app: ApiApp, parts: ApiParts): void {
  app.openapi(routeOf(apply, limited('write', parts), limitBodyTo(MAX_BYTES)), async (c) => {
    const application = applicationIn(c.req.valid('json'));
    const known = await reachDatabase(() => findReceived(parts.db, application));
    const { number, receivedAt } = known ?? (await receive(c, parts, application));
    return c.json({ success: true as const, number, receivedTime: receivedAt.toISOString() }, 200);
  });
}

function applicationIn({ contract, account, signature, ...rest }: ApplicationRequest): NewApplication {
  const signed =
    account === undefined || signature === undefined
      ? null
      : { account: lowerAddress(account), signature: signature as Address, isOwner: false };
  return { ...rest, contract: contract === undefined ? null : lowerAddress(contract), signed };
}

async function receive(c: Context<ApiEnv>, parts: ApiParts, sent: NewApplication): Promise<Received> {
  takeOrRefuse(parts, 'apply', parts.clientOf(c));
  await requireSignature(c, parts, sent);
  limitApplicants(c, parts, sent.signed !== null);
  const application = await withOwner(parts, sent);
  return reachDatabase(() => receiveApplication(parts.db, application));
}

/** With what the token's contract says of the wallet that signed: others may sign for a token too, and must not be in its owner's way. */
async function withOwner({ chain }: ApiParts, application: NewApplication): Promise<NewApplication> {
  const { contract, signed } = application;
  if (contract === null || signed === null) return application;
  const isOwner = (await reachChain(() => chain.ownerOf(contract))) === signed.account;
  return { ...application, signed: { ...signed, isOwner } };
}

/**
 * All together may apply not so often that nobody could read it, and no network uses that up; strangers without a wallet
 * leave room for those who have signed. @throws AppError TOO_MANY_REQUESTS
 */
function limitApplicants(c: Context<ApiEnv>, parts: ApiParts, isSigned: boolean): void {
  takeOrRefuse(parts, 'applicantsOf', providerOf(parts.clientOf(c)));
  takeOrRefuse(parts, isSigned ? 'signedApplicants' : 'applicants', 'all');
}

/** @throws AppError APPLICATION_UNSIGNED unless the wallet signed this very application, for this site and chain */
async function requireSignature(
  c: Context<ApiEnv>,
  { chain, deployment, siteUrl, trustedProxyHops }: ApiParts,
  { signed, project, contract, contact, requestId }: NewApplication,
): Promise<void> {
  if (signed === null) return;
  const { account, signature } = signed;
  const site = siteUrl ?? originOf(c, trustedProxyHops).origin;
  const text = applicationText({
    site,
    chainId: deployment.chainId,
    project,
    contract,
    contact,
    requestId,
    account,
  });
  if (await reachChain(() => chain.isSignedBy({ account, text, signature }))) return;
  throw new AppError('APPLICATION_UNSIGNED', { account });
}
