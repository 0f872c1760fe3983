// The endpoints of the sale's console on the admin page.
import type { Endpoint } from '@lilape/wire/endpoint';
import { adminSaleBody, saleTableParams } from '@lilape/wire/admin-sale';
import { z } from 'zod';

export const adminSale = {
  method: 'get',
  path: '/api/admin/sale',
  operationId: 'getAdminSale',
  tag: 'Admin',
  summary: 'The sale by coin, by hour and by day, and what is yet to be paid out',
  answers: { 200: { schema: adminSaleBody, says: 'The sale' } },
  errors: [401, 429, 503],
} as const satisfies Endpoint;

export const adminSaleTable = {
  method: 'get',
  path: '/api/admin/sale/tables/{table}',
  operationId: 'getAdminSaleTable',
  tag: 'Admin',
  summary:
    'Purchases, buyers, refunds, claims or hours, all of one version of the ledger, whose block the file is named with',
  params: saleTableParams,
  answers: { 200: { schema: z.string(), says: 'The table', type: 'text/csv' } },
  errors: [400, 401, 429, 503],
} as const satisfies Endpoint;
