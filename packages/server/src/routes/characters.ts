// `GET /api/debug-characters`: the cast with its pictures.
import { CAST, castDrawing } from '@lilape/art/cast/cast';
import { AppError } from '@lilape/domain/app-error';
import { characterPicture, debugCharacters } from '@lilape/wire/endpoints/workshop';
import { forWorkshop } from '#admin/workshop.ts';
import { drawingHeaders } from '#http/headers.ts';
import type { ApiApp, ApiParts } from '#routes/parts.ts';
import { routeOf } from '#routes/route-of.ts';

/** Registers the cast, which is open on the local chain alone. */
export function addCharacters(app: ApiApp, parts: ApiParts): void {
  app.openapi(routeOf(debugCharacters, forWorkshop(parts)), (c) =>
    c.json({ success: true as const, characters: [...CAST] }, 200),
  );

  app.openapi(routeOf(characterPicture, forWorkshop(parts)), (c) => {
    const { id } = c.req.valid('param');
    const svg = castDrawing(id, { idPrefix: id });
    if (svg === undefined) throw new AppError('NOT_FOUND');
    const headers = { ...drawingHeaders(svg), 'Content-Type': 'image/svg+xml', 'Cache-Control': 'no-store' };
    return new Response(svg, { status: 200, headers });
  });
}
