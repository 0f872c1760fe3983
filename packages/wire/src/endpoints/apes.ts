// The endpoints of the collection.
import {
  apeBody,
  apeIdIn,
  apesQuery,
  collectionBody,
  mintedApesBody,
  mintStatsBody,
  nftPurchasesBody,
  nftPurchasesQuery,
} from '@lilape/wire/apes';
import type { Endpoint } from '@lilape/wire/endpoint';
import { z } from 'zod';

export const mintStats = {
  method: 'get',
  path: '/api/mint-stats',
  operationId: 'getMintStats',
  tag: 'Apes',
  summary: 'Minted apes by rarity band, and the newest mints',
  answers: { 200: { schema: mintStatsBody, says: 'Counts and newest mints' } },
  errors: [429, 503],
  isConditional: true,
} as const satisfies Endpoint;

export const nftPurchases = {
  method: 'get',
  path: '/api/nft-purchases',
  operationId: 'getNftPurchases',
  tag: 'Apes',
  summary: 'The apes that a wallet has',
  query: nftPurchasesQuery,
  answers: { 200: { schema: nftPurchasesBody, says: 'The apes' } },
  errors: [400, 429, 503],
  isConditional: true,
} as const satisfies Endpoint;

export const apes = {
  method: 'get',
  path: '/api/apes',
  operationId: 'getApes',
  tag: 'Apes',
  summary: 'The minted apes by their numbers, a page at a time',
  query: apesQuery,
  answers: { 200: { schema: collectionBody, says: 'Apes' } },
  errors: [400, 429, 503],
  isConditional: true,
} as const satisfies Endpoint;

export const mintedApes = {
  method: 'get',
  path: '/api/minted-apes',
  operationId: 'getMintedApes',
  tag: 'Apes',
  summary: 'The numbers of all minted apes, in the order of their mints',
  answers: { 200: { schema: mintedApesBody, says: 'The numbers' } },
  errors: [429, 503],
  isConditional: true,
} as const satisfies Endpoint;

export const ape = {
  method: 'get',
  path: '/api/apes/{id}',
  operationId: 'getApe',
  tag: 'Apes',
  summary: 'An ape, who has it, and all that happened to it',
  params: z.object({ id: apeIdIn }),
  answers: { 200: { schema: apeBody, says: 'The ape' } },
  errors: [400, 404, 429, 503],
  isConditional: true,
} as const satisfies Endpoint;
