import { localAddress } from '@lilape/contracts/deploy/local-config';
import { expect, test } from 'vitest';
import { TEST_DEPLOYMENT } from '#testing/api-ledger.ts';
import { HASH } from '#testing/admin-rig.ts';
import { LOCAL_OWNER, readAdmin, walletsOf } from './settings.ts';

const ANN = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const here = { chainId: 31337, hasSite: false };
const base = { chainId: 8453, hasSite: true };
const NOBODY = { hash: null, firstPassword: null, wallets: [], includesOwner: false };

test('behavior: nothing set is nobody, and an empty value is nothing', () => {
  expect(readAdmin({}, base)).toEqual(NOBODY);
  expect(readAdmin({ ADMIN_PASSWORD: '', ADMIN_PASSWORD_HASH: '', ADMIN_ADDRESSES: ' , ' }, base)).toEqual(
    NOBODY,
  );
});

test('behavior: a password that nobody guesses, its hash, or wallets', () => {
  expect(readAdmin({ ADMIN_PASSWORD: 'vulture-harbour-93-kettle' }, base).firstPassword).toBe(
    'vulture-harbour-93-kettle',
  );
  expect(readAdmin({ ADMIN_PASSWORD_HASH: HASH }, base).hash).toBe(HASH);
  expect(readAdmin({ ADMIN_ADDRESSES: `owner, ${ANN}` }, base)).toMatchObject({
    wallets: [ANN.toLowerCase()],
    includesOwner: true,
  });
});

test.each([
  ['admin', 'ADMIN_PASSWORD has fewer than 15 characters: choose another,'],
  ['passwordpassword', 'ADMIN_PASSWORD is too easy to guess: choose another,'],
  ['banana-split-1234', 'ADMIN_PASSWORD is too easy to guess: choose another,'],
  ['x'.repeat(201), 'ADMIN_PASSWORD has more than 200 characters: choose another,'],
])('error: the password %s, which is not repeated', (password, says) => {
  const read = () => readAdmin({ ADMIN_PASSWORD: password }, base);
  expect(read).toThrow(says);
  expect(read).not.toThrow(`“${password}”`);
});

test.each([
  [
    { ADMIN_PASSWORD: 'vulture-harbour-93-kettle', ADMIN_PASSWORD_HASH: HASH },
    'Set ADMIN_PASSWORD or ADMIN_PASSWORD_HASH, not both',
  ],
  [{ ADMIN_ADDRESSES: '0x12' }, '“0x12” is neither (format)'],
  [{ ADMIN_ADDRESSES: ANN.replace('C8', 'c8') }, 'is neither (checksum)'],
  [{ ADMIN_ADDRESSES: `0x${'0'.repeat(40)}` }, 'is neither (zero)'],
  [{ ADMIN_ADDRESSES: 'Owner' }, '“Owner” is neither'],
])('error: %o', (env, says) => {
  expect(() => readAdmin(env, base)).toThrow(says);
});

test('error: wallets of a site that has no name, but on the local chain', () => {
  expect(() => readAdmin({ ADMIN_ADDRESSES: ANN }, { ...base, hasSite: false })).toThrow(
    'ADMIN_ADDRESSES needs LILAPE_SITE_URL: what a wallet signs names the site.',
  );
  expect(readAdmin({ ADMIN_ADDRESSES: ANN }, here).wallets).toHaveLength(1);
});

test('behavior: the owner is that of the deployment’s record, and on the local chain the account that everybody knows', () => {
  const settings = { ...NOBODY, includesOwner: true };
  const sale = { owner: ANN, treasury: ANN, terms: {} } as const;
  expect(LOCAL_OWNER).toBe(localAddress('owner').toLowerCase());
  expect(walletsOf(settings, { ...TEST_DEPLOYMENT, chainId: 31337, sale: null })).toEqual([LOCAL_OWNER]);
  expect(walletsOf(settings, { ...TEST_DEPLOYMENT, chainId: 8453, sale })).toEqual([ANN.toLowerCase()]);
  expect(walletsOf(NOBODY, { ...TEST_DEPLOYMENT, chainId: 8453, sale })).toEqual([]);
  expect(() => walletsOf(settings, { ...TEST_DEPLOYMENT, chainId: 8453, sale: null })).toThrow(
    'the record of the deployment names none',
  );
});
