/** The API calls of the mint: what the studio offers a wallet, and files that are checked against their addresses here. */
import type { Address } from '@lilape/domain/address';
import { AppError } from '@lilape/domain/app-error';
import { cidOf, cidOfUri } from '@lilape/domain/ipfs';
import { fillPath } from '@lilape/wire/endpoint';
import { prize } from '@lilape/wire/endpoints/draws';
import { generate, ipfsFile } from '@lilape/wire/endpoints/studio';
import type { GenerateBody, PrizeBody } from '@lilape/wire/studio';
import { callApi, fetchWithTimeout } from '#shell/first/api.ts';
import { answerReader } from '#shell/first/check.ts';

/** The ape that a wallet is offered, with the voucher by which it can be minted. */
export type Offer = GenerateBody & Required<Pick<GenerateBody, 'voucher'>>;

const readGenerated = answerReader(generate);

type GenerateRequest =
  | { readonly tokenId: number }
  | { readonly walletAddress: Address; readonly tokenId?: number };

/** What of a failure is a state of the sale of apes, with a sentence that needs no trace. */
const states = [
  'MINT_SOLD_OUT',
  'MINT_STUDIO_CLOSED',
  'MINT_NOT_ON_BRANCH',
  'MINT_BRANCH_HELD',
  'TOO_MANY_REQUESTS',
];
const uriFields = ['metadataURI', 'imageURI'] as const;

/**
 * Asks the studio for the ape `tokenId` of the branch, or with null for the one that a wallet is offered.
 * @throws AppError MINT_NON_JSON, MINT_GENERATOR_FAILED with what it said, MINT_INVALID_URI, or a state of the sale
 * @see specification §5, §8 Mint
 */
export async function offerFor(
  walletAddress: Address,
  tokenId: number | null,
  signal?: AbortSignal,
): Promise<Offer> {
  const made = await generated({ walletAddress, ...(tokenId !== null && { tokenId }) }, signal);
  if (made.voucher?.to.toLowerCase() !== walletAddress.toLowerCase())
    throw new AppError('UNEXPECTED_ANSWER', {}, { cause: new TypeError('voucher') });
  return { ...made, voucher: made.voucher };
}

/**
 * Asks the studio for a prize with its winner and its proof.
 * @throws AppError PRIZE_NOT_WON, PRIZE_TAKEN, or as above
 */
export async function prizeFor(tokenId: number, signal?: AbortSignal): Promise<PrizeBody> {
  const { body } = await callApi(prize, { body: { tokenId }, signal });
  if (body.tokenId !== tokenId)
    throw new AppError('UNEXPECTED_ANSWER', {}, { cause: new TypeError('tokenId') });
  return body;
}

/** The ape of a number, without a voucher. @throws AppError as above */
export function previewOf(tokenId: number, signal?: AbortSignal): Promise<GenerateBody> {
  return generated({ tokenId }, signal);
}

async function generated(asked: GenerateRequest, signal?: AbortSignal): Promise<GenerateBody> {
  const response = await fetchWithTimeout(generate.path, { body: asked, signal });
  const body = await jsonOf(response);
  if (!response.ok || body['ok'] !== true) throw failureIn(body, response.status);
  for (const field of uriFields) {
    const uri = String(body[field]);
    if (!uri.startsWith('ipfs://')) throw new AppError('MINT_INVALID_URI', { field, uri });
  }
  try {
    return readGenerated(body);
  } catch (cause) {
    throw new AppError('UNEXPECTED_ANSWER', {}, { cause });
  }
}

async function jsonOf(response: Response): Promise<Readonly<Record<string, unknown>>> {
  const { status } = response;
  try {
    const body: unknown = JSON.parse(await response.text());
    if (typeof body === 'object' && body !== null) return body as Readonly<Record<string, unknown>>;
  } catch (cause) {
    throw new AppError('MINT_NON_JSON', { status }, { cause });
  }
  throw new AppError('MINT_NON_JSON', { status });
}

function failureIn({ code, error, values, traceId }: Readonly<Record<string, unknown>>, status: number) {
  const text = typeof error === 'string' ? error : `HTTP ${status}`;
  const said = AppError.received(
    typeof code === 'string' ? code : '',
    typeof values === 'object' && values !== null ? (values as AppError['values']) : {},
    text,
  );
  if (states.includes(said.code)) return said;
  const id = typeof traceId === 'string' ? traceId : '–';
  return new AppError('MINT_GENERATOR_FAILED', { error: text, id }, { cause: said });
}

/**
 * The bytes behind an address on IPFS, as the site serves them.
 * @throws AppError MINT_BLOCKED where they are not what the address says, NOT_FOUND or another where they do not come
 */
export async function publishedFile(
  uri: string,
  field: (typeof uriFields)[number],
  signal?: AbortSignal,
): Promise<Uint8Array<ArrayBuffer>> {
  const cid = cidOfUri(uri);
  if (cid === null) throw new AppError('MINT_BLOCKED', { field });
  const response = await fetchWithTimeout(publishedPath(cid), { signal });
  if (!response.ok) throw new AppError('REQUEST_FAILED', { status: response.status });
  const bytes = new Uint8Array(await response.arrayBuffer());
  if (cidOf(bytes) !== cid) throw new AppError('MINT_BLOCKED', { field });
  return bytes;
}

/** Where the site serves the file of a CID. */
export function publishedPath(cid: string): string {
  return fillPath(ipfsFile.path, { cid });
}

/**
 * Returns if the metadata of an offer is what its address says, and names the same ape and picture.
 * @throws AppError MINT_BLOCKED where it does not, so that nobody pays for another picture than the one shown
 */
export async function expectMetadata(
  { tokenId, metadataURI, imageURI }: Pick<Offer, 'tokenId' | 'metadataURI' | 'imageURI'>,
  signal?: AbortSignal,
): Promise<void> {
  const bytes = await publishedFile(metadataURI, 'metadataURI', signal);
  let metadata: { image?: unknown; token_id?: unknown };
  try {
    metadata = JSON.parse(new TextDecoder().decode(bytes)) as typeof metadata;
  } catch (cause) {
    throw new AppError('MINT_BLOCKED', { field: 'metadataURI' }, { cause });
  }
  if (metadata.image !== imageURI) throw new AppError('MINT_BLOCKED', { field: 'imageURI' });
  if (metadata.token_id !== tokenId) throw new AppError('MINT_BLOCKED', { field: 'metadataURI' });
}
