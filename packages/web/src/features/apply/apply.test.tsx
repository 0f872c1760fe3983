/** The form in every way in which a card may not arrive: what was typed stays, and one card has one request. */
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { Apply } from './apply.island.tsx';

const asked: { requestId: string; project: string }[] = [];
let answer: () => Promise<Response>;

beforeAll(async () => {
  await Promise.all([
    import('./rules.ts'),
    import('./send.ts'),
    import('./received.tsx'),
    import('#ui/fault.tsx'),
  ]);
}, 30_000);

beforeEach(() => {
  localStorage.clear();
  asked.length = 0;
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    asked.push(JSON.parse(body) as (typeof asked)[number]);
    return answer();
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const refuses = (status: number, body: object, headers: HeadersInit = {}) => {
  answer = async () => Response.json({ success: false, ...body }, { status, headers });
};
const accepts = () => {
  answer = async () => Response.json({ success: true, number: 7, receivedTime: '2026-11-23T00:00:00Z' });
};
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const send = () => fireEvent.submit(field('Project').form as HTMLFormElement);
const said = (text: RegExp) => waitFor(() => expect(screen.getByRole('alert').textContent).toMatch(text));
const arrived = () => screen.findByRole('heading', { name: 'Your application is № 7' });

const open = () =>
  render(
    <I18nProvider i18n={i18n}>
      <Apply />
    </I18nProvider>,
  );

function fillIn(): void {
  open();
  type('Project', 'Pump');
  type('Pitch', 'We pump.');
  type('Link 1', 'https://pump.example.org');
  type('Contact', 'crew@pump.example.org');
}

test('behavior: a card that arrives shows its number, and leaves nothing of what was typed behind', async () => {
  accepts();
  fillIn();
  send();
  send();
  await arrived();
  expect(asked).toHaveLength(1);
  expect(asked[0]).toEqual({
    requestId: expect.stringMatching(/^[\da-f-]{36}$/),
    project: 'Pump',
    links: ['https://pump.example.org'],
    contact: 'crew@pump.example.org',
    pitch: 'We pump.',
    language: 'en',
  });
  expect(localStorage.getItem('lilape.application')).toBe('{"number":7,"project":"Pump"}');
});

test('error: without an answer the same request goes out again, also after a reload', async () => {
  answer = async () => {
    throw new TypeError('Failed to fetch');
  };
  fillIn();
  send();
  await said(/No connection to the site/);
  cleanup();
  accepts();
  open();
  expect(field('Pitch').value).toBe('We pump.');
  send();
  await arrived();
  expect(asked[1]).toEqual(asked[0]);
});

test('error: words that changed after a lost answer are another request', async () => {
  refuses(503, {});
  fillIn();
  send();
  await said(/temporarily unavailable/);
  accepts();
  type('Pitch', 'We pump a lot.');
  send();
  await arrived();
  expect(asked[1]?.requestId).not.toBe(asked[0]?.requestId);
});

test('error: a refusal says when it may go again', async () => {
  refuses(429, {}, { 'retry-after': '30' });
  fillIn();
  send();
  await said(/This one can go in 30 s/);
  expect(field('Project').value).toBe('Pump');
});

test('error: what the server finds wrong stands beside its field, which has the focus', async () => {
  refuses(400, {
    code: 'INVALID_FIELD',
    error: '',
    values: { field: 'pitch', problem: 'HAS_MARKUP', expected: 'TEXT' },
  });
  fillIn();
  send();
  await screen.findByText('Pitch has markup in it.');
  await waitFor(() => expect(document.activeElement).toBe(field('Pitch')));
  type('Pitch', 'We pump!');
  expect(screen.queryByText('Pitch has markup in it.')).toBeNull();
});

test('error: nothing is sent while something is wrong, and the first field of it has the focus', async () => {
  fillIn();
  type('Link 1', 'pump.example.org');
  type('Contact', '');
  send();
  await screen.findByText('Link 1 is not an https link.');
  await screen.findByText('Contact is missing.');
  await waitFor(() => expect(document.activeElement).toBe(field('Link 1')));
  expect(asked).toEqual([]);
});
