// The endpoints of the local chain's laboratory.
import type { Endpoint } from '@lilape/wire/endpoint';
import { labAction, labState } from '@lilape/wire/lab';

export const lab = {
  method: 'get',
  path: '/api/lab',
  operationId: 'getLab',
  tag: 'Laboratory',
  summary: 'The local chain now',
  answers: { 200: { schema: labState, says: 'State' } },
  errors: [503],
} as const satisfies Endpoint;

export const labAct = {
  method: 'post',
  path: lab.path,
  operationId: 'actInLab',
  tag: 'Laboratory',
  summary:
    'Moves time, ends the sale, opens the draw, hands out coins, reorganises or restarts on the local chain',
  body: labAction,
  answers: { 200: { schema: labState, says: 'State afterwards' } },
  errors: [400, 409, 413, 415, 429, 503],
} as const satisfies Endpoint;
