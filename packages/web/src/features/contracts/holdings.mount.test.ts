/** What the chain says, written into the page. */
import type { ContractsBody } from '@lilape/wire/contracts';
import { beforeEach, expect, test, vi } from 'vitest';
import { contracts, networkInfo } from '@lilape/wire/endpoints/chain';
import { answerReader } from '#shell/first/check.ts';
import { mount } from './holdings.mount.ts';

const readContracts = answerReader(contracts);

const presale = '0x92B8EdB59eA8067C1bB7C67874Ff6f7dAD468c28';
const reserve = '0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65';
const draws = '0x90F79bf6EB2c4f870365E785982E1f101E93b906';
const body: ContractsBody = {
  success: true,
  block: 1234,
  time: '2026-11-21T12:00:00.000Z',
  as_of: '2026-11-21T12:00:01.000Z',
  supply: { minted: '420690000000000', current: '420689999999999.5', burned: '0.5' },
  sale: { treasury: reserve, usdt: '1500.259999', usdc: '0' },
  contracts: [
    { name: 'presale', address: presale, owner: `0x${'0'.repeat(40)}`, lilape: '210345000000000' },
    { name: 'draws', address: draws, owner: reserve, lilape: '0' },
  ],
  recipients: [{ name: 'reserves', address: reserve, share: '42069000000000', lilape: '1.5' }],
};

const keys = [
  'block',
  'current',
  'usdt',
  `owner ${presale}`,
  `owner 0x12`,
  `holds ${reserve}`,
  `holds ${presale}`,
] as const;
const place = (key: string) => document.querySelector<HTMLElement>(`[data-fill="${key}"]`);
const words = (key: string) => place(key)?.textContent;
const shown = () =>
  [...document.querySelectorAll<HTMLElement>('[data-when]')]
    .filter(({ hidden }) => !hidden)
    .map(({ dataset }) => dataset['when']);

/** What the site answers, by its paths; nothing where it is not there. */
const answers = new Map<string, unknown>();
const asked = vi.fn<(path: string) => void>();

vi.mock('#shell/first/api.ts', () => ({
  callApi: async ({ path }: { path: string }) => {
    asked(path);
    if (!answers.has(path)) throw new TypeError('Failed to fetch');
    return { body: answers.get(path) };
  },
}));

beforeEach(() => {
  answers.clear();
  asked.mockClear();
  document.body.innerHTML = `<main>
    ${[presale, draws].map((one) => `<button data-off-when="none is owner ${one}" disabled></button>`).join('')}
    ${keys.map((key) => `<span data-fill="${key}" data-none="nobody"><i>bar</i></span>`).join('')}
    <p data-when="asking"></p><p data-when="read" hidden></p><p data-when="failed" hidden></p>
    <code>curl <span data-fill="origin">https://…</span>/api/contracts --rpc <b data-fill="rpc">$RPC_URL</b></code>
    <b data-fill="price">of the sale</b><button data-action="retry"></button></main>`;
});

const open = (language: string) => mount(document.querySelector('main') as HTMLElement, language);

test('behavior: every place gets its value, cut, with the whole of it on hover', async () => {
  answers
    .set(contracts.path, readContracts(body))
    .set(networkInfo.path, { rpcUrl: 'http://127.0.0.1:50123' });
  open('en');
  expect(shown()).toEqual(['asking']);
  await vi.waitFor(() => expect(shown()).toEqual(['read']));
  expect(words('block')).toBe('1,234');
  expect(words('current')).toBe('420,689,999,999,999');
  expect(words('usdt')).toBe('1,500.25 USDT');
  expect(place('usdt')?.title).toBe('1500.259999 USDT');
  expect(words(`holds ${reserve}`)).toBe('1 LILAPE');
  expect(words(`holds ${presale}`)).toBe('210,345,000,000,000 LILAPE');
  expect(words(`owner ${presale}`)).toBe('nobody');
  expect(words('owner 0x12')).toBe('—');
  expect(words('price')).toBe('of the sale');
  // Only where there is an owner is there an address to copy.
  const copies = [...document.querySelectorAll<HTMLButtonElement>('[data-off-when]')];
  expect(copies.map(({ disabled }) => disabled)).toEqual([true, false]);
});

test('behavior: commands name where the page stands and where the local chain runs', async () => {
  answers.set(contracts.path, body).set(networkInfo.path, { rpcUrl: 'http://127.0.0.1:50123' });
  open('ru');
  await vi.waitFor(() => expect(shown()).toEqual(['read']));
  expect(document.querySelector('code')?.textContent).toBe(
    `curl ${location.origin}/api/contracts --rpc http://127.0.0.1:50123`,
  );
});

test('error: what could not be read says so, and Retry asks again', async () => {
  open('en');
  await vi.waitFor(() => expect(shown()).toEqual(['failed']));
  expect(words('block')).toBe('bar');
  answers.set(contracts.path, body).set(networkInfo.path, { rpcUrl: 'http://127.0.0.1:50123' });
  document.querySelector<HTMLElement>('[data-action]')?.click();
  expect(shown()).toEqual(['asking']);
  await vi.waitFor(() => expect(shown()).toEqual(['read']));
  expect(asked.mock.calls.filter(([path]) => path === contracts.path)).toHaveLength(2);
});

test.each([
  ['no supply', { ...body, supply: undefined }],
  ['a balance as a number', { ...body, recipients: [{ ...body.recipients[0], lilape: 1.5 }] }],
  ['contracts that are no list', { ...body, contracts: {} }],
])('error: an answer with %s is refused', (_name, answer) => {
  expect(() => readContracts(answer)).toThrow(TypeError);
});
