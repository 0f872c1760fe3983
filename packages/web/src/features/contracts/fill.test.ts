/** What the chain says, written into the page. */
import type { ContractsBody } from '@lilape/wire/contracts';
import { beforeEach, expect, test } from 'vitest';
import { contracts } from '@lilape/wire/endpoints/chain';
import { answerReader } from '#shell/api/check.ts';
import { fillNow, fillOrigin, fillRpc } from './fill.ts';

const readContracts = answerReader(contracts);

const presale = '0x92B8EdB59eA8067C1bB7C67874Ff6f7dAD468c28';
const reserve = '0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65';
const body: ContractsBody = {
  success: true,
  block: 1234,
  time: '2026-11-21T12:00:00.000Z',
  as_of: '2026-11-21T12:00:01.000Z',
  supply: { minted: '420690000000000', current: '420689999999999.5', burned: '0.5' },
  sale: { treasury: reserve, usdt: '1500.259999', usdc: '0' },
  contracts: [{ name: 'presale', address: presale, owner: `0x${'0'.repeat(40)}`, lilape: '210345000000000' }],
  recipients: [{ name: 'reserves', address: reserve, share: '42069000000000', lilape: '1.5' }],
};

const place = (key: string) => document.querySelector<HTMLElement>(`[data-now="${key}"]`);
const words = (key: string) => place(key)?.textContent;

beforeEach(() => {
  const keys = [
    'block',
    'current',
    'usdt',
    `owner ${presale}`,
    `holds ${reserve}`,
    `held ${reserve}`,
    `holds ${presale}`,
    'owner 0x12',
  ];
  document.body.innerHTML = keys
    .map((key) => `<span data-now="${key}" data-none="nobody"><i>bar</i></span>`)
    .join('');
});

test('behavior: every place gets its value, cut, with the whole of it on hover', () => {
  fillNow(document, readContracts(body), 'en');
  expect(words('block')).toBe('1,234');
  expect(words('current')).toBe('420,689,999,999,999');
  expect(words('usdt')).toBe('1,500.25 USDT');
  expect(place('usdt')?.title).toBe('1500.259999 USDT');
  expect(words(`holds ${reserve}`)).toBe('1 LILAPE');
  expect(words(`held ${reserve}`)).toBe('1');
  expect(words(`holds ${presale}`)).toBe('210,345,000,000,000 LILAPE');
});

test('behavior: an owner who gave up is nobody, an address the answer does not name a dash', () => {
  fillNow(document, body, 'ru');
  expect(words(`owner ${presale}`)).toBe('nobody');
  expect(words('owner 0x12')).toBe('—');
});

test('behavior: a command that asks this site names where the page stands', () => {
  document.body.innerHTML = '<code>curl <span data-origin="true">https://…</span>/api/contracts</code>';
  fillOrigin(document, 'http://localhost:4000');
  expect(document.body.textContent).toBe('curl http://localhost:4000/api/contracts');
});

test('behavior: a command that asks the local chain names where that runs; on Base nothing changes', () => {
  document.body.innerHTML =
    '<i><code data-rpc="true">http://127.0.0.1:8545</code> <code data-rpc="false">https://a.b</code></i>';
  fillRpc(document, 'http://127.0.0.1:50123');
  expect(document.body.textContent).toBe('http://127.0.0.1:50123 https://a.b');
});

test.each([
  ['no supply', { ...body, supply: undefined }],
  ['a balance as a number', { ...body, recipients: [{ ...body.recipients[0], lilape: 1.5 }] }],
  ['contracts that are no list', { ...body, contracts: {} }],
])('error: an answer with %s is refused', (_name, answer) => {
  expect(() => readContracts(answer)).toThrow(TypeError);
});
