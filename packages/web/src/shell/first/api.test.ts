/** Every way in which the site can fail to answer, and its sentence. @see specification §8 HTTP */
import { AppError } from '@lilape/domain/app-error';
import { afterEach, expect, test, vi } from 'vitest';
import type { Endpoint } from '@lilape/wire/endpoint';
import { buy, purchases } from '@lilape/wire/endpoints/purchases';
import { callApi } from './api.ts';
import { sentenceOf } from '#text/sentence.ts';

afterEach(() => vi.unstubAllGlobals());

/** Answers an object. */
const anything = { path: '/api/x', answer: { type: 'object' } } as unknown as Endpoint;

const ask = (wrapper?: 'NETWORK_INFO_FAILED') =>
  callApi(anything, { ...(wrapper && { wrapper }) }).then(
    (answer) => answer.body,
    (thrown: unknown) => sentenceOf(thrown, 'en').text,
  );

function answers(response: Response | Error): void {
  vi.stubGlobal('fetch', async () => {
    if (response instanceof Error) throw response;
    return response;
  });
}

test.each([
  [503, undefined, 'Service temporarily unavailable. Please try again later.'],
  [500, undefined, 'Server error. Please try again or contact support.'],
  [400, undefined, 'Invalid request'],
  [
    400,
    { code: 'INVALID_FIELD', error: 'Invalid request: x is missing. Expected text.' },
    'Invalid request: x is missing. Expected text.',
  ],
  [
    422,
    { code: 'YOUNGER_THAN_THIS_PAGE', error: 'The server knows more than you.' },
    'The server knows more than you.',
  ],
  [418, undefined, 'Request failed with status code 418'],
  [404, { code: 'NOT_FOUND', error: 'whatever' }, 'There’s nothing at this address.'],
] as const)('error: %i with %j reads as specified', async (status, body, text) => {
  answers(body === undefined ? new Response('<h1>proxy</h1>', { status }) : Response.json(body, { status }));
  expect(await ask()).toBe(text);
});

test('behavior: an error with values reads in the visitor’s language', async () => {
  const txHash = `0x${'a'.repeat(64)}`;
  answers(Response.json({ code: 'NOT_A_PURCHASE', error: 'English', values: { txHash } }, { status: 422 }));
  const thrown = await callApi(anything).catch((error: unknown) => error);
  expect(sentenceOf(thrown, 'ru').text).toBe(`Транзакция ${txHash}\u00a0— не покупка в этой продаже.`);
});

test('error: 429 says how long to wait', async () => {
  answers(new Response('', { status: 429, headers: { 'retry-after': '7' } }));
  expect(await ask()).toBe('Too many requests. Try again in 7 s.');
});

test('error: no network', async () => {
  answers(new TypeError('Failed to fetch'));
  expect(await ask()).toBe('No connection to the site. Check your network and try again.');
});

test('error: no answer within 30 s', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
  answers(new DOMException('timed out', 'TimeoutError'));
  expect(await ask()).toBe('The site did not answer within 30 s. Please try again.');
  expect(timeout).toHaveBeenCalledWith(30_000);
  timeout.mockRestore();
});

test('error: an answer that is no JSON, or not what was asked for', async () => {
  answers(new Response('hello'));
  expect(await ask()).toBe('The site answered with something unexpected. Please try again.');
});

test('error: a wrapper says what failed, and why', async () => {
  answers(new Response('', { status: 503 }));
  expect(await ask('NETWORK_INFO_FAILED')).toBe(
    'Failed to get network info: Service temporarily unavailable. Please try again later.',
  );
});

test('behavior: the server’s time is the Date plus the Age of a cached answer', async () => {
  answers(Response.json({}, { headers: { date: 'Sat, 21 Nov 2026 12:00:00 GMT', age: '9' } }));
  const { serverTimeMs } = await callApi(anything);
  expect(serverTimeMs).toBe(Date.parse('2026-11-21T12:00:09.000Z'));
});

test('behavior: an error of nobody’s table asks to try again, in the language of the page', () => {
  expect(sentenceOf(new Error('?'), 'ru').text).toBe('Покупка не удалась. Попробуйте ещё раз.');
  expect(sentenceOf(new AppError('SERVER_ERROR'), 'ru').text).toBe(
    'Ошибка сервера. Попробуйте ещё раз или напишите в поддержку.',
  );
});

test('behavior: the row says where, the call says what fills its path and stands behind it', async () => {
  const asked = vi.fn<typeof fetch>(async () => Response.json({ success: true, purchases: [] }));
  vi.stubGlobal('fetch', asked);
  await callApi(purchases, { params: { address: '0x/a' }, query: { orphaned: '1', before: undefined } });
  expect(asked.mock.calls[0]?.[0]).toBe('/api/purchases/0x%2Fa?orphaned=1');
  expect(asked.mock.calls[0]?.[1]).not.toHaveProperty('method');
});

test('behavior: what a row takes is posted as JSON', async () => {
  const asked = vi.fn<typeof fetch>(async () =>
    Response.json({
      success: false,
      code: 'PURCHASE_PENDING',
      txHash: `0x${'a'.repeat(64)}`,
      message: 'later',
    }),
  );
  vi.stubGlobal('fetch', asked);
  const body = { userAddress: '0x1', ethAmount: '1', ethTxHash: '0x2', paymentMethod: 'usdt' };
  expect((await callApi(buy, { body })).body).toMatchObject({ code: 'PURCHASE_PENDING' });
  expect(asked.mock.calls[0]).toMatchObject(['/api/buy', { method: 'POST', body: JSON.stringify(body) }]);
});

test('behavior: what a row puts is put', async () => {
  const asked = vi.fn<typeof fetch>(async () => Response.json({}));
  vi.stubGlobal('fetch', asked);
  const row = { ...anything, method: 'put', body: {} } as unknown as Endpoint;
  await callApi(row, { body: { a: 1 } } as never);
  expect(asked.mock.calls[0]).toMatchObject(['/api/x', { method: 'PUT', body: '{"a":1}' }]);
});
