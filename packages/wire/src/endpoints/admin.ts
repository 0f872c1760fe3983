// The endpoints by which an admin comes and goes.
import {
  doneBody,
  loginRequest,
  logoutRequest,
  nonceBody,
  sessionBody,
  walletLoginRequest,
} from '@lilape/wire/admin';
import type { Endpoint } from '@lilape/wire/endpoint';

export const adminLogin = {
  method: 'post',
  path: '/api/admin/login',
  operationId: 'signInAsAdmin',
  tag: 'Admin',
  summary: 'Opens a session of 24 hours, kept in a cookie',
  body: loginRequest,
  answers: { 200: { schema: sessionBody, says: 'The session' } },
  errors: [400, 401, 403, 413, 415, 429, 503],
} as const satisfies Endpoint;

export const adminNonce = {
  method: 'post',
  path: '/api/admin/nonce',
  operationId: 'makeSignInNonce',
  tag: 'Admin',
  summary: 'Makes a nonce for the text that a wallet signs to sign in',
  answers: { 200: { schema: nonceBody, says: 'The nonce and its times' } },
  errors: [403, 429, 503],
} as const satisfies Endpoint;

export const adminWalletLogin = {
  method: 'post',
  path: '/api/admin/login/wallet',
  operationId: 'signInWithWallet',
  tag: 'Admin',
  summary: 'Opens a session of 24 hours for a wallet of the owners, kept in a cookie',
  body: walletLoginRequest,
  answers: { 200: { schema: sessionBody, says: 'The session' } },
  errors: [400, 401, 403, 409, 413, 415, 422, 429, 503],
} as const satisfies Endpoint;

export const adminLogout = {
  method: 'post',
  path: '/api/admin/logout',
  operationId: 'signOutAsAdmin',
  tag: 'Admin',
  summary: 'Ends this session, all others, or every one',
  body: logoutRequest,
  answers: { 200: { schema: doneBody, says: 'Ended' } },
  errors: [400, 401, 403, 413, 415, 429, 503],
} as const satisfies Endpoint;

export const adminSession = {
  method: 'get',
  path: '/api/admin/session',
  operationId: 'getAdminSession',
  tag: 'Admin',
  summary: 'Whether this browser is signed in',
  answers: { 200: { schema: sessionBody, says: 'The session, or none' } },
  errors: [429, 503],
} as const satisfies Endpoint;
