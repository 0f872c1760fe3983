// Turns a row of the wire's endpoints into what Hono registers and documents.
import { type Endpoint, ERROR_STATUSES, type ErrorStatus } from '@lilape/wire/endpoint';
import { errorBody } from '@lilape/wire/error';
import type { MiddlewareHandler } from 'hono';
import type { z } from 'zod';
import type { ApiEnv } from '#http/requests.ts';

type Content<Type extends string, Schema extends z.ZodType> = {
  description: string;
  content: { [T in Type]: { schema: Schema } };
};

type TypeOf<A> = A extends { type: infer Type extends string } ? Type : 'application/json';

type Responses<E extends Endpoint> = {
  [Status in keyof E['answers'] & number]: Content<
    TypeOf<E['answers'][Status]>,
    E['answers'][Status]['schema']
  >;
} & { [Status in E['errors'][number]]: Content<'application/json', typeof errorBody> } & (E extends {
    isConditional: true;
  }
    ? { 304: { description: string } }
    : object);

type Part<E, Name extends string> = E extends { [N in Name]: infer Schema }
  ? { [N in Name]: Schema }
  : object;

type Request<E> = Part<E, 'params'> &
  Part<E, 'query'> &
  Part<E, 'headers'> &
  (E extends { body: infer Schema extends z.ZodType }
    ? { body: { required: true; content: { 'application/json': { schema: Schema } } } }
    : object);

type RouteOf<E extends Endpoint, M extends readonly MiddlewareHandler<ApiEnv>[]> = {
  method: E['method'];
  path: E['path'];
  operationId: string;
  tags: string[];
  summary: string;
  middleware: [...M];
  request: Request<E>;
  responses: Responses<E>;
};

/** The route of an endpoint, typed by its row; `middleware` runs before anything is checked. */
export function routeOf<const E extends Endpoint, const M extends readonly MiddlewareHandler<ApiEnv>[]>(
  endpoint: E,
  ...middleware: M
): RouteOf<E, M> {
  const { method, path, operationId, tag, summary, params, query, headers, body, bytes } = endpoint;
  const request = {
    ...(params && { params }),
    ...(query && { query }),
    ...(headers && { headers }),
    ...(body && { body: { required: true, content: { 'application/json': { schema: body } } } }),
    ...(bytes && { body: { required: true, content: contentOf(bytes) } }),
  };
  const responses = responsesOf(endpoint);
  const route = { method, path, operationId, tags: [tag], summary, middleware, request, responses };
  // What is put together by hand above is what the types read from the row.
  return route as unknown as RouteOf<E, M>;
}

/** Bytes are checked by the route itself. */
const contentOf = (types: readonly string[]) =>
  Object.fromEntries(types.map((type) => [type, { schema: { type: 'string', format: 'binary' } }]));

function responsesOf({ answers, errors, isConditional }: Endpoint) {
  const described = Object.entries(answers).map(([status, { schema, says, type = 'application/json' }]) => [
    status,
    { description: says, content: { [type]: { schema } } },
  ]);
  const failed = errors.map((status: ErrorStatus) => [
    status,
    { description: ERROR_STATUSES[status], content: { 'application/json': { schema: errorBody } } },
  ]);
  return {
    ...Object.fromEntries(described),
    ...(isConditional && { 304: { description: 'The client has it already' } }),
    ...Object.fromEntries(failed),
  };
}
