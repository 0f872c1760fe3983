// `/api/admin/posts`, `/api/post-customization`, `/api/purchase`: what the group hears, by an admin's hand.
import { randomUUID } from 'node:crypto';
import { AppError } from '@lilape/domain/app-error';
import { message } from '@lilape/domain/messages/catalogue';
import { fillSentence } from '@lilape/domain/messages/message';
import { GIFS, POST_TYPES, type PostType, templateProblem } from '@lilape/domain/posts/template';
import { adminPosts, customizePosts, sendPost } from '@lilape/wire/endpoints/posts';
import type { CustomizationRequest, Post, PostsBody, WirePostTemplate } from '@lilape/wire/posts';
import type { Context } from 'hono';
import { noteAction } from '#admin/actions.ts';
import { adminOf, forAdmin } from '#admin/guard.ts';
import { limitBodyTo } from '#http/exact-json.ts';
import type { ApiEnv } from '#http/requests.ts';
import { isoOfMs } from '#moments.ts';
import { type ComposeParts, composeFrom, composePost } from '#posts/compose.ts';
import { countMessages } from '#posts/count-messages.ts';
import { messageToWire } from '#posts/outbox-wire.ts';
import { createPriceReader } from '#posts/price.ts';
import { type Figures, readFigures } from '#posts/read-figures.ts';
import { writeByHand } from '#posts/send-post.ts';
import {
  type StoredTemplate,
  type StoredTemplates,
  type TemplateChange,
  readTemplates,
  writeTemplates,
} from '#posts/templates.ts';
import { inOneGo } from '#postgres/transaction.ts';
import { reachDatabase } from '#reach.ts';
import type { ApiApp, ApiParts } from '#routes/parts.ts';
import { routeOf } from '#routes/route-of.ts';

/** Three posts in letters of four bytes. */
const MAX_BYTES = 64 * 1_024;
const SMALL_BYTES = 4 * 1_024;

/** Registers them, for the admin alone. */
export function addAdminPosts(app: ApiApp, parts: ApiParts): void {
  const { db, clock, clientOf } = parts;
  const compose: ComposeParts = { db, clock, readPrice: createPriceReader(parts) };
  const limit = limitBodyTo(MAX_BYTES);

  app.openapi(routeOf(adminPosts, forAdmin(parts)), async (c) =>
    c.json(await readPosts(parts, compose), 200),
  );

  app.openapi(routeOf(customizePosts, forAdmin(parts), limit), async (c) => {
    const asked = c.req.valid('json');
    const entry = entryOf(c, clientOf, 'posts-changed');
    await reachDatabase(() =>
      inOneGo(db, async (client) => {
        const changes = changesIn(asked, await readTemplates(client));
        await noteAction(client, { ...entry, detail: { posts: Object.keys(changes).join(', ') } });
        await writeTemplates(client, changes);
      }),
    );
    return c.json(await readPosts(parts, compose), 200);
  });

  app.openapi(routeOf(sendPost, forAdmin(parts), limitBodyTo(SMALL_BYTES)), async (c) => {
    const { type, postType, requestId = randomUUID() } = c.req.valid('json');
    if (type === 'fake') throw new AppError('POST_FAKE_REFUSED');
    const entry = entryOf(c, clientOf, 'post-sent');
    const sent = await reachDatabase(() =>
      writeByHand(
        db,
        { requestId, postType },
        () => composePost(compose, postType),
        (client) => noteAction(client, { ...entry, detail: { post: postType } }),
      ),
    );
    return c.json({ success: true as const, message: messageToWire(sent) }, 200);
  });
}

function entryOf<Action extends 'posts-changed' | 'post-sent'>(
  c: Context<ApiEnv>,
  clientOf: ApiParts['clientOf'],
  action: Action,
) {
  return { action, session: adminOf(c).id, client: clientOf(c) };
}

/** What is left out of a request stays as it is. @throws AppError INVALID_FIELD for a template that breaks the rules */
function changesIn(
  { customTexts = {}, gifFiles = {}, versions }: CustomizationRequest,
  stored: StoredTemplates,
): Partial<Record<PostType, TemplateChange>> {
  const changed = POST_TYPES.filter(
    (post) => customTexts[post] !== undefined || gifFiles[post] !== undefined,
  );
  if (changed.length === 0)
    throw new AppError('INVALID_FIELD', {
      field: 'customTexts',
      problem: 'IS_MISSING',
      expected: 'AS_DOCUMENTED',
    });
  return Object.fromEntries(
    changed.map((post) => {
      const version = versions === undefined ? null : versions[post];
      if (version === undefined)
        throw new AppError('INVALID_FIELD', {
          field: 'versions',
          problem: 'IS_MISSING',
          expected: 'VERSION',
        });
      const { template: known } = stored[post];
      const gif = gifFiles[post];
      const template = { ...known, ...customTexts[post], gif: gif === undefined ? known.gif : gif };
      const problem = templateProblem(template);
      if (problem !== null)
        throw new AppError('INVALID_FIELD', {
          field: 'customTexts',
          problem: problem.problem,
          expected: 'AS_DOCUMENTED',
        });
      return [post, { template, version }];
    }),
  );
}

async function readPosts(parts: ApiParts, { readPrice }: ComposeParts): Promise<PostsBody> {
  const { db, clock, telegram } = parts;
  const [feed, state] = await Promise.all([readPrice(), telegram()]);
  const [templates, figures, { queued, sending }] = await reachDatabase(() =>
    Promise.all([readTemplates(db), readFigures(db, feed), countMessages(db)]),
  );
  const nowMs = clock();
  return {
    success: true,
    posts: POST_TYPES.map((type) => postOf(type, templates[type], figures, nowMs)),
    facts: [...(figures?.reported ?? [])],
    gifs: [...GIFS],
    ledger:
      figures === null
        ? null
        : {
            version: figures.version.toString(),
            block: Number(figures.block),
            final: Number(figures.final),
            read_at: isoOfMs(figures.readAtMs),
          },
    telegram: {
      state: state.state,
      bot: state.bot,
      chat: state.chat,
      fault: state.fault,
      said: state.said,
      as_of: state.asOfMs === null ? null : isoOfMs(state.asOfMs),
    },
    waiting: queued + sending,
    as_of: isoOfMs(nowMs),
  };
}

function postOf(
  postType: PostType,
  { template, version, changedAt }: StoredTemplate,
  figures: Figures | null,
  nowMs: number,
): Post {
  const composed =
    figures === null ? { kind: 'no-ledger' as const } : composeFrom(postType, template, figures, nowMs);
  const said = {
    postType,
    template: templateToWire(template),
    version,
    changed_at: changedAt?.toISOString() ?? null,
  };
  if (composed.kind === 'message') {
    const { html, text } = composed.message;
    return { ...said, preview: { html, text }, refusal: null };
  }
  const { code, values } =
    composed.kind === 'refused' ? composed.refusal : ({ code: 'SERVICE_UNAVAILABLE', values: {} } as const);
  const error = fillSentence(message(code), values).text;
  return { ...said, preview: null, refusal: { code, error, values: { ...values } } };
}

function templateToWire({ title, fields, gif }: StoredTemplate['template']): WirePostTemplate {
  return {
    title,
    fields: fields.map(({ label, value, prefix = '', unit = '' }) => ({ label, value, prefix, unit })),
    gif,
  };
}
