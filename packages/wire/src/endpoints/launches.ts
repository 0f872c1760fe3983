// The endpoints of launches and of applications for one.
import { applicationBody, applicationRequest } from '@lilape/wire/applications';
import { entrantsQuery } from '@lilape/wire/draws';
import type { Endpoint } from '@lilape/wire/endpoint';
import {
  launchBody,
  launchEntrantsBody,
  launchParams,
  launchWalletBody,
  launchWalletParams,
  launchesBody,
} from '@lilape/wire/launches';

export const launches = {
  method: 'get',
  path: '/api/launchpad/launches',
  operationId: 'getLaunches',
  tag: 'Launchpad',
  summary: 'All launches: what is given when, what changed, who takes part, how far the draw is',
  answers: { 200: { schema: launchesBody, says: 'The launches' } },
  errors: [404, 429, 503],
  isConditional: true,
} as const satisfies Endpoint;

export const launch = {
  method: 'get',
  path: '/api/launchpad/launches/{id}',
  operationId: 'getLaunch',
  tag: 'Launchpad',
  summary: 'A launch with its winners',
  params: launchParams,
  answers: { 200: { schema: launchBody, says: 'The launch' } },
  errors: [400, 404, 429, 503],
  isConditional: true,
} as const satisfies Endpoint;

export const launchEntrants = {
  method: 'get',
  path: '/api/launchpad/launches/{id}/entrants',
  operationId: 'getLaunchEntrants',
  tag: 'Launchpad',
  summary: 'Everybody with a tier, in pages; so far until the list is fixed',
  params: launchParams,
  query: entrantsQuery,
  answers: { 200: { schema: launchEntrantsBody, says: 'A page of them' } },
  errors: [400, 404, 429, 503],
} as const satisfies Endpoint;

export const launchWallet = {
  method: 'get',
  path: '/api/launchpad/launches/{id}/wallets/{address}',
  operationId: 'getLaunchWallet',
  tag: 'Launchpad',
  summary: 'By which tier an account takes part, with which chance, and what it won',
  params: launchWalletParams,
  answers: { 200: { schema: launchWalletBody, says: 'What is known of it' } },
  errors: [400, 404, 429, 503],
} as const satisfies Endpoint;

export const apply = {
  method: 'post',
  path: '/api/launchpad/applications',
  operationId: 'applyForLaunch',
  tag: 'Launchpad',
  summary: 'An application for a launch; the same request again gets the same number',
  body: applicationRequest,
  answers: { 200: { schema: applicationBody, says: 'Its number' } },
  errors: [400, 404, 409, 413, 415, 422, 429, 503],
} as const satisfies Endpoint;
