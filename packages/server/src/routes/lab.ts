// `GET` and `POST /api/lab`: passes on to the local stack's laboratory what a visitor of the local chain asks of it.
import { createRoute } from '@hono/zod-openapi';
import { AppError } from '@lilape/domain/app-error';
import { isMessageCode } from '@lilape/domain/messages/catalogue';
import { type LabAction, type LabState, labAction, labState } from '@lilape/wire/lab';
import { limitBody } from '#http/exact-json.ts';
import { limited } from '#http/requests.ts';
import type { ApiApp, ApiParts } from '#routes/parts.ts';
import { errors, json } from '#routes/responses.ts';

/** An ending seals blocks and waits for purchases. */
const timeoutMs = 30_000;

/** Registers the laboratory where the stack opened one, which it does for the bundled chain only. */
export function addLab(app: ApiApp, parts: ApiParts): void {
  const { labUrl } = parts;
  if (labUrl === undefined) return;
  const look = createRoute({
    method: 'get',
    path: '/api/lab',
    operationId: 'getLab',
    tags: ['Laboratory'],
    summary: 'Where the local chain stands',
    responses: { 200: json(labState, 'State'), ...errors(503) },
  });
  app.openapi(look, async (c) => c.json(await ask(labUrl), 200));
  const act = createRoute({
    method: 'post',
    path: '/api/lab',
    operationId: 'actInLab',
    tags: ['Laboratory'],
    summary: 'Moves time, ends the sale, hands out coins, reorganises or restarts on the local chain',
    middleware: [limited('write', parts), limitBody] as const,
    request: { body: { required: true, content: { 'application/json': { schema: labAction } } } },
    responses: { 200: json(labState, 'State afterwards'), ...errors(400, 409, 413, 415, 429, 503) },
  });
  app.openapi(act, async (c) => c.json(await ask(labUrl, c.req.valid('json')), 200));
}

/** @throws AppError SERVICE_UNAVAILABLE, or the code with which the laboratory refused */
async function ask(url: string, action?: LabAction): Promise<LabState> {
  const post = { method: 'POST', body: JSON.stringify(action) };
  const response = await fetch(url, {
    ...(action !== undefined && post),
    signal: AbortSignal.timeout(timeoutMs),
  }).catch((cause: unknown) => {
    throw new AppError('SERVICE_UNAVAILABLE', {}, { cause });
  });
  const body = (await response.json()) as LabState | { code: string };
  if (response.ok) return body as LabState;
  const { code } = body as { code: string };
  throw isMessageCode(code) ? AppError.received(code, {}, code) : new AppError('SERVER_ERROR');
}
