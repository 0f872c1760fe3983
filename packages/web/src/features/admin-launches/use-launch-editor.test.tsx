/** A launch whose answer is lost: pressed again it is the same request, and never a second launch. */
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { launch, moment } from './launch-in-tests.ts';
import { useLaunchEditor } from './use-launch-editor.ts';

type Asked = { readonly method: string; readonly path: string; readonly body: Record<string, unknown> };

vi.mock('#admin/use-admin.ts', () => ({ useAdmin: () => ({ handleError: () => undefined }) }));

const typed = {
  project: 'Pump',
  textEn: 'A launch.',
  textRu: 'Запуск.',
  picture: '',
  links: [],
  allocation: '1000000',
  symbol: 'PUMP',
  places: '2',
  launchTime: '2030-01-09T00:00',
};
/** 2030. */
const NOW = 1_893_456_000;
const made = () => Response.json({ success: true, launch });
const asked: Asked[] = [];
let answers: (() => Response)[] = [];

beforeEach(() => {
  asked.length = 0;
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', body }: RequestInit = {}) => {
    if (typeof body !== 'string') return Response.json({ success: true, launches: [launch], ...moment });
    asked.push({ method, path, body: JSON.parse(body) as Asked['body'] });
    return (answers.shift() ?? made)();
  });
});
afterEach(() => vi.unstubAllGlobals());

const lost = () => {
  throw new TypeError('Failed to fetch');
};

function open() {
  const saved: number[] = [];
  const { result } = renderHook(() =>
    useLaunchEditor({ launch: null, typed }, NOW, ({ id }) => void saved.push(id)),
  );
  return { saved, editor: () => result.current, save: () => act(() => result.current.save()) };
}

test('behavior: pressed again after a lost answer it sends the same request', async () => {
  answers = [lost, made];
  const { saved, save } = open();
  await save();
  expect(saved).toEqual([]);
  await save();
  expect(saved).toEqual([7]);
  expect(asked.map(({ method }) => method)).toEqual(['POST', 'POST']);
  expect(asked[1]?.body).toEqual(asked[0]?.body);
});

test('behavior: two presses at once are one request, and another new launch is another one', async () => {
  answers = [];
  const { editor, saved } = open();
  await act(() => Promise.all([editor().save(), editor().save()]));
  expect([saved, asked.length]).toEqual([[7], 1]);
  await open().save();
  expect(asked[1]?.body['requestId']).not.toBe(asked[0]?.body['requestId']);
});

test('behavior: with other words it becomes a change of the launch that stands', async () => {
  const error = { code: 'LAUNCH_MADE', values: { id: 7 }, error: 'Made already.' };
  answers = [lost, () => Response.json({ success: false, ...error }, { status: 409 }), made];
  const { editor, saved, save } = open();
  await save();
  act(() => editor().type({ places: '3' }));
  await save();
  expect(editor()).toMatchObject({ base: { id: 7, places: 2 }, draft: { places: '3' } });
  expect(editor().failure).toMatchObject({ code: 'LAUNCH_MADE' });
  await save();
  expect(saved).toEqual([7]);
  expect(asked[2]).toMatchObject({
    method: 'PUT',
    path: '/api/admin/launches/7',
    body: { version: 1, places: 3 },
  });
});
