// The endpoints of the studio: pictures, metadata, vouchers.
import { wordIn } from '@lilape/wire/amounts';
import { apeIdIn } from '@lilape/wire/apes';
import type { Endpoint } from '@lilape/wire/endpoint';
import {
  branchBody,
  branchQuery,
  cidIn,
  generateBody,
  generateRequest,
  thumbnailParams,
} from '@lilape/wire/studio';
import { LANGUAGES } from '@lilape/domain/languages';
import { z } from 'zod';

export const generate = {
  method: 'post',
  path: '/api/generate-nft-sharp',
  operationId: 'generateApe',
  tag: 'Apes',
  summary:
    'Paints an ape; for a wallet one of the branch, with a voucher. MINT_NOT_ON_BRANCH carries the branch as it is now',
  body: generateRequest,
  answers: { 200: { schema: generateBody, says: 'The ape' } },
  errors: [400, 409, 413, 415, 429, 503],
} as const satisfies Endpoint;

export const branch = {
  method: 'get',
  path: '/api/branch',
  operationId: 'getBranch',
  tag: 'Apes',
  summary: 'What a wallet is shown of the apes that can be minted now',
  query: branchQuery,
  answers: { 200: { schema: branchBody, says: 'The branch' } },
  errors: [400, 429, 503],
} as const satisfies Endpoint;

export const tokenMetadata = {
  method: 'get',
  path: '/api/token/{id}',
  operationId: 'getTokenMetadata',
  tag: 'Apes',
  summary: 'Metadata of an ape, the very bytes that are on IPFS',
  params: z.object({ id: apeIdIn }),
  answers: { 200: { schema: z.looseObject({ name: z.string(), image: z.string() }), says: 'The metadata' } },
  errors: [400, 429, 503],
} as const satisfies Endpoint;

export const nftImage = {
  method: 'get',
  path: '/api/nft-image/{id}',
  operationId: 'getNftImage',
  tag: 'Apes',
  summary: 'Picture of an ape',
  params: z.object({ id: apeIdIn }),
  answers: { 200: { schema: z.string(), says: 'The picture', type: 'image/png' } },
  errors: [400, 429, 503],
} as const satisfies Endpoint;

export const thumbnail = {
  method: 'get',
  path: '/api/thumbnails/{edition}/{side}/{id}',
  operationId: 'getThumbnail',
  tag: 'Apes',
  summary: 'Small picture of an ape, the same for ever',
  params: thumbnailParams,
  answers: { 200: { schema: z.string(), says: 'The picture', type: 'image/png' } },
  errors: [400, 404, 429, 503],
} as const satisfies Endpoint;

export const nftCard = {
  method: 'get',
  path: '/api/nft-card/{language}/{id}',
  operationId: 'getNftCard',
  tag: 'Apes',
  summary: 'Picture of an ape for sharing, 1200 × 630',
  params: z.object({ language: wordIn(LANGUAGES), id: apeIdIn }),
  answers: { 200: { schema: z.string(), says: 'The picture', type: 'image/png' } },
  errors: [400, 429, 503],
} as const satisfies Endpoint;

export const ipfsFile = {
  method: 'get',
  path: '/ipfs/{cid}',
  operationId: 'getIpfsFile',
  tag: 'Apes',
  summary: 'A published file, checked against its address',
  params: z.object({ cid: cidIn }),
  answers: { 200: { schema: z.string(), says: 'The file', type: 'application/octet-stream' } },
  errors: [400, 404, 429, 503],
} as const satisfies Endpoint;
