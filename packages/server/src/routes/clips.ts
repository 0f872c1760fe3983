// `GET /clips/{name}`: the clips that go with posts, as the admin page shows them.
import { clip } from '@lilape/wire/endpoints/posts';
import { respondInParts } from '#http/byte-range.ts';
import { DATA_HEADERS } from '#http/headers.ts';
import { type Prepared, prepare } from '#http/prepared.ts';
import { limited } from '#http/requests.ts';
import { readClip } from '#posts/clips.ts';
import type { ApiApp, ApiParts } from '#routes/parts.ts';
import { routeOf } from '#routes/route-of.ts';

/** Their names stay when they are painted again. */
const HEADERS = { 'Cache-Control': 'public, max-age=86400', 'Accept-Ranges': 'bytes' };

/** Registers them; each is read from the disk once. */
export function addClips(app: ApiApp, parts: ApiParts): void {
  const known = new Map<string, Prepared>();
  app.openapi(routeOf(clip, limited('read', parts)), async (c) => {
    const { name } = c.req.valid('param');
    const prepared =
      known.get(name) ?? prepare(Buffer.from(await readClip(name)), 'video/mp4', HEADERS, DATA_HEADERS);
    known.set(name, prepared);
    return respondInParts(prepared, c.req);
  });
}
