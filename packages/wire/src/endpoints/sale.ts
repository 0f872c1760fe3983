// The endpoints of the sale as a whole.
import type { Endpoint } from '@lilape/wire/endpoint';
import { saleHistory as history, nowPicture, salePicture } from '@lilape/wire/history';
import { presaleInfo as info, statsBody } from '@lilape/wire/presale';
import { z } from 'zod';

export const stats = {
  method: 'get',
  path: '/api/stats',
  operationId: 'getStats',
  tag: 'Sale',
  summary: 'Dollars raised, holders and purchases',
  answers: { 200: { schema: statsBody, says: 'The totals' } },
  errors: [503],
  isConditional: true,
} as const satisfies Endpoint;

export const presaleInfo = {
  method: 'get',
  path: '/api/presale/info',
  operationId: 'getPresaleInfo',
  tag: 'Sale',
  summary: 'Stage, price and progress of the sale',
  answers: { 200: { schema: info, says: 'The sale' } },
  errors: [503],
  isConditional: true,
} as const satisfies Endpoint;

export const presaleInfoPlain = {
  ...presaleInfo,
  path: '/presale/info',
  operationId: 'getPresaleInfoPlain',
  summary: 'The same at an older address',
} as const satisfies Endpoint;

export const saleHistory = {
  method: 'get',
  path: '/api/sale/history',
  operationId: 'getSaleHistory',
  tag: 'Sale',
  summary: 'Dollars raised and tokens sold over time and by stage, and the newest purchases',
  answers: { 200: { schema: history, says: 'The history' } },
  errors: [503],
  isConditional: true,
} as const satisfies Endpoint;

export const saleChart = {
  method: 'get',
  path: '/api/sale/chart.svg',
  operationId: 'getSaleChart',
  tag: 'Sale',
  summary: 'Dollars raised over time, drawn',
  query: salePicture,
  answers: { 200: { schema: z.string(), says: 'The picture', type: 'image/svg+xml' } },
  errors: [400, 503],
  isConditional: true,
} as const satisfies Endpoint;

export const saleNow = {
  method: 'get',
  path: '/api/sale/now.svg',
  operationId: 'getSaleNow',
  tag: 'Sale',
  summary: 'Stage, price and totals, drawn, and of when they are',
  query: nowPicture,
  answers: { 200: { schema: z.string(), says: 'The picture', type: 'image/svg+xml' } },
  errors: [400, 503],
  isConditional: true,
} as const satisfies Endpoint;
