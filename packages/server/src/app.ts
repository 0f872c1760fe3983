// The API as a function: its routes, and what is true of all of them.
import { OpenAPIHono } from '@hono/zod-openapi';
import { AppError } from '@lilape/domain/app-error';
import { HEALTH_PATHS, isApiPath, openApi } from '@lilape/wire/endpoints/site';
import { ledgerRpc } from '@lilape/wire/endpoints/ledger';
import { errorResponse, invalidRequest, toAppError } from '#http/errors.ts';
import { DATA_HEADERS, HSTS } from '#http/headers.ts';
import { type ApiEnv, isSecure } from '#http/requests.ts';
import { openGiveawayReader } from '#draws/giveaway-reader.ts';
import { openLaunchReader } from '#launchpad/launch-reader.ts';
import { createTransactionLookup } from '#chain/transactions.ts';
import { addAdmin } from '#routes/admin.ts';
import { addAdminLogin } from '#routes/admin-login.ts';
import { addAdminApplications } from '#routes/admin-applications.ts';
import { addAdminLaunches } from '#routes/admin-launches.ts';
import { addAdminOutbox } from '#routes/admin-outbox.ts';
import { addAdminPosts } from '#routes/admin-posts.ts';
import { addAdminSale } from '#routes/admin-sale.ts';
import { addAdminSite } from '#routes/admin-site.ts';
import { addAdminStudio } from '#routes/admin-studio.ts';
import { addAdminSchedules } from '#routes/admin-schedules.ts';
import { addAdminState } from '#routes/admin-state.ts';
import { addApplications } from '#routes/applications.ts';
import { addApes } from '#routes/apes.ts';
import { addBalance } from '#routes/balance.ts';
import { addHolders } from '#routes/holders.ts';
import { addChainReads } from '#routes/chain-reads.ts';
import { addCharacters } from '#routes/characters.ts';
import { addClips } from '#routes/clips.ts';
import { addContracts } from '#routes/contracts.ts';
import { addDraws } from '#routes/draws.ts';
import { addEvents } from '#routes/events.ts';
import { addAdminGame } from '#routes/admin-game.ts';
import { addGame } from '#routes/game.ts';
import { addGiveaway } from '#routes/giveaway.ts';
import { addHealth, addMetrics, addOpenApi, addProbes } from '#routes/health.ts';
import { addHotReads } from '#routes/hot-reads.ts';
import { addLab } from '#routes/lab.ts';
import { addLedger, ledgerFiles } from '#routes/ledger.ts';
import { addLaunches } from '#routes/launches.ts';
import { addMarket } from '#routes/market.ts';
import { addPage } from '#routes/page.ts';
import type { ApiApp, ApiParts } from '#routes/parts.ts';
import { addPurchaseHistory } from '#routes/purchase-history.ts';
import { addPurchasePosts } from '#routes/purchases.ts';
import { addRates } from '#routes/rates.ts';
import { addSaleHistory } from '#routes/sale-history.ts';
import { type RouteTable, createRouteTable } from '#routes/table.ts';
import { addStakes } from '#routes/stakes.ts';
import { addSitemap } from '#routes/sitemap.ts';
import { addStudio } from '#routes/studio.ts';
import { addTier } from '#routes/tier.ts';
import { addTransaction } from '#routes/transaction.ts';

const SENT = 'x-hono-already-sent';

/** The application over its parts; `app.request(path)` answers without a socket. */
export function createApp(parts: ApiParts): ApiApp {
  const app: ApiApp = new OpenAPIHono<ApiEnv>({
    defaultHook: (result, c) => {
      if (!result.success)
        throw invalidRequest(result.error, schemaOf(app, c.req.routePath, c.req.method, result.target));
    },
  });
  const table = createRouteTable();
  observe(app, parts, (path) => table.find(path)?.pattern ?? 'page');
  secure(app, parts);
  warnOfProxy(app, parts);

  const transactions = createTransactionLookup(parts.chain, () => parts.feed.snapshot()?.version ?? 0n);
  addHealth(app, parts);
  addProbes(app, parts);
  addHotReads(app, parts);
  addPurchasePosts(app, parts, transactions);
  addPurchaseHistory(app, parts);
  addTransaction(app, parts, transactions);
  addBalance(app, parts);
  addHolders(app, parts);
  addApes(app, parts);
  const files = ledgerFiles(parts);
  const reader = openGiveawayReader(parts);
  addStudio(app, parts, files, reader);
  addDraws(app, parts);
  addGiveaway(app, parts, reader);
  const launchReader = openLaunchReader(parts);
  addLaunches(app, parts, launchReader);
  addApplications(app, parts);
  addLedger(app, parts, files);
  addChainReads(app, parts);
  addStakes(app, parts);
  addTier(app, parts);
  addRates(app, parts);
  addSaleHistory(app, parts);
  addContracts(app, parts);
  addMarket(app, parts);
  addAdminLogin(app, parts);
  addAdmin(app, parts);
  addAdminState(app, parts);
  addAdminSite(app, parts);
  addAdminStudio(app, parts);
  addAdminSale(app, parts);
  addAdminLaunches(app, parts, launchReader);
  addAdminApplications(app, parts);
  addGame(app, parts);
  addAdminGame(app, parts);
  addAdminPosts(app, parts);
  addAdminOutbox(app, parts);
  addClips(app, parts);
  addAdminSchedules(app, parts);
  addCharacters(app, parts);
  addLab(app, parts);
  addEvents(app, parts);
  addMetrics(app, parts);
  addOpenApi(app, parts);
  table.add([
    ...routesOf(app),
    { path: HEALTH_PATHS[1], method: 'get' },
    { path: openApi.path, method: 'get' },
    { path: ledgerRpc.path, method: 'post' },
  ]);
  refuseOtherMethods(app, parts, table);
  addSitemap(app, parts);
  addPage(app, parts);

  app.notFound(() => errorResponse(new AppError('NOT_FOUND')));
  app.onError((thrown, c) => {
    const error = isCutOff(c.env?.incoming) ? new AppError('REQUEST_INCOMPLETE') : errorOf(thrown, parts);
    if (error.code === 'SERVER_ERROR') parts.log.error('request.failed', { error: error.cause });
    else if (error.code === 'SERVICE_UNAVAILABLE' && error.cause)
      parts.log.warn('request.unavailable', { error: error.cause });
    return errorResponse(error);
  });
  return app;
}

/** Tables that are missing are no fault of ours while the database is being prepared. */
function errorOf(thrown: unknown, { isPrepared }: ApiParts): AppError {
  const isMissing = MISSING.has(String((thrown as { code?: unknown }).code));
  return isMissing && !isPrepared()
    ? new AppError('SERVICE_UNAVAILABLE', {}, { cause: thrown })
    : toAppError(thrown);
}

/** Postgres' codes for a schema, a table, a column or a function that is not there. */
const MISSING = new Set(['3F000', '42P01', '42703', '42883']);

/** Whether the client left before it had sent its whole request: nobody's fault of ours. */
function isCutOff(incoming: ApiEnv['Bindings']['incoming']): boolean {
  return incoming !== undefined && incoming.destroyed && !incoming.complete;
}

/** Says once that a proxy seems to stand in front which is not believed: all of its clients share one limit. */
function warnOfProxy(app: ApiApp, { trustedProxyHops, log }: ApiParts): void {
  if (trustedProxyHops > 0) return;
  let isSaid = false;
  app.use(async (c, next) => {
    if (!isSaid && c.req.header('x-forwarded-for') !== undefined) {
      isSaid = true;
      log.warn('proxy.not-trusted', {
        sentence:
          'A request has X-Forwarded-For, and TRUST_PROXY is 0: if a proxy stands in front, all its visitors count as one client; set TRUST_PROXY to how many there are.',
      });
    }
    await next();
  });
}

/** Counts and times requests by route. Logs name the route, never the path, which may hold a wallet's address. */
function observe(app: ApiApp, { metrics, log }: ApiParts, nameOf: (path: string) => string): void {
  app.use(async (c, next) => {
    const startedAt = performance.now();
    await next();
    const route = nameOf(c.req.path);
    const { status } = c.res;
    const ms = performance.now() - startedAt;
    metrics.count('http_requests_total', { route, method: methodName(c.req.method), status: String(status) });
    metrics.observe(route, ms / 1_000);
    log.debug('request', { route, method: c.req.method, status, ms: Math.round(ms * 100) / 100 });
  });
}

/** Puts the security headers on every answer that does not carry its own. */
function secure(app: ApiApp, { trustedProxyHops }: ApiParts): void {
  app.use(async (c, next) => {
    await next();
    if (c.res.headers.has(SENT)) return;
    if (!c.res.headers.has('Content-Security-Policy'))
      for (const [name, value] of Object.entries(DATA_HEADERS)) c.res.headers.set(name, value);
    if (!c.res.headers.has('Cache-Control')) c.res.headers.set('Cache-Control', 'no-store');
    if (isSecure(c.req.header('x-forwarded-proto'), trustedProxyHops))
      c.res.headers.set('Strict-Transport-Security', HSTS);
  });
}

/** Answers 405 with Allow where the path is known and the method is not. */
function refuseOtherMethods(app: ApiApp, parts: ApiParts, table: RouteTable): void {
  app.use('*', async (c, next) => {
    const { path, method } = c.req;
    const isPage = !isApiPath(path) && (parts.page()?.find(path) ?? null) !== null;
    const methods = table.find(path)?.methods ?? (isPage ? ['GET', 'HEAD'] : undefined);
    if (methods !== undefined && !methods.includes(method))
      throw new AppError('METHOD_NOT_ALLOWED', { method: methodName(method), allowed: methods.join(', ') });
    await next();
  });
}

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE']);
const methodName = (method: string): string => (METHODS.has(method) ? method : 'OTHER');

/** The routes that were registered with a schema. */
const routesOf = (app: ApiApp) =>
  app.openAPIRegistry.definitions.flatMap((definition) =>
    definition.type === 'route' ? [definition.route] : [],
  );

/** What a part of a request to a route is checked by. */
function schemaOf(app: ApiApp, routePath: string, asked: string, part: string): unknown {
  const wanted = asked === 'HEAD' ? 'get' : asked.toLowerCase();
  const request = routesOf(app).find(
    ({ method, path }) => method === wanted && path.replaceAll(/\{(\w+)\}/g, ':$1') === routePath,
  )?.request;
  const json = request?.body?.content['application/json'];
  if (part === 'json') return json !== undefined && 'schema' in json ? json.schema : undefined;
  return part === 'param' ? request?.params : request?.query;
}
