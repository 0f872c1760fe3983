// `GET` and `POST /api/lab`: passes on to the local stack's laboratory what a visitor of the local chain asks of it.
import { AppError } from '@lilape/domain/app-error';
import { isMessageCode } from '@lilape/domain/messages/catalogue';
import { lab, labAct } from '@lilape/wire/endpoints/lab';
import type { LabAction, LabState } from '@lilape/wire/lab';
import { limitBody } from '#http/exact-json.ts';
import { limited } from '#http/requests.ts';
import type { ApiApp, ApiParts } from '#routes/parts.ts';
import { routeOf } from '#routes/route-of.ts';

/** An ending seals blocks and waits for purchases. */
const timeoutMs = 60_000;

/** Registers the laboratory where the stack opened one, which it does for the bundled chain only. */
export function addLab(app: ApiApp, parts: ApiParts): void {
  const { labUrl } = parts;
  if (labUrl === undefined) return;
  app.openapi(routeOf(lab), async (c) => c.json(await ask(labUrl), 200));
  const act = routeOf(labAct, limited('write', parts), limitBody);
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
