// Signing in with a wallet: who gets in by which text, once, and what the log says of the others.
import { WALLET_STATEMENT, type WalletSignIn, walletText } from '@lilape/domain/admin/wallet-text';
import { createSiweMessage, parseSiweMessage } from 'viem/siwe';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import { beforeEach, describe, expect, test } from 'vitest';
import { ADMIN, HASH, STRANGER, codeOf, cookieOf, useAdminRig } from '#testing/admin-rig.ts';

const owner = privateKeyToAccount(generatePrivateKey());
const stranger = privateKeyToAccount(generatePrivateKey());
/** A smart account: its signatures are what the chain says. */
const safe = '0x00000000000000000000000000000000000000aa';
const SAFE_SIGNATURE = `0x${'5a'.repeat(130)}`;
const SITE = 'https://lilape.example';

let nowMs = Date.now();
const rig = useAdminRig({ adminWallets: [owner.address, safe], clock: () => nowMs });
const { post, get, start, signIn, isIn, logout, actions } = rig;

beforeEach(() => {
  nowMs = Date.now();
  rig.api.chain.isDown = false;
  rig.api.chain.contractSignatures.clear();
});

type Nonce = { nonce: string; issuedAt: string; expiresAt: string };
const makeNonce = async () => (await (await post('/api/admin/nonce', '')).json()) as Nonce;

/** The text of our page, or of one that differs. */
async function textOf(change: Partial<WalletSignIn> = {}): Promise<string> {
  const { nonce, issuedAt, expiresAt } = await makeNonce();
  return walletText({
    site: SITE,
    account: owner.address,
    chainId: 31337,
    nonce,
    issuedAt,
    expiresAt,
    ...change,
  });
}
const send = (message: string, signature: string, call = {}) =>
  post('/api/admin/login/wallet', { message, signature }, call);
const sendSigned = async (message: string, by = owner, call = {}) =>
  send(message, await by.signMessage({ message }), call);
const enter = async (call = {}) => cookieOf(await sendSigned(await textOf(), owner, call));

describe('the text', () => {
  test('behavior: it is EIP-4361, to the letter, as another program writes and reads it', async () => {
    const { nonce, issuedAt, expiresAt } = await makeNonce();
    const fields = { site: SITE, account: owner.address, chainId: 31337, nonce, issuedAt, expiresAt };
    const theirs = {
      domain: 'lilape.example',
      address: owner.address,
      statement: WALLET_STATEMENT,
      uri: SITE,
      version: '1',
      chainId: 31337,
      nonce,
      issuedAt: new Date(issuedAt),
      expirationTime: new Date(expiresAt),
    } as const;
    expect(walletText(fields)).toBe(createSiweMessage(theirs));
    expect(parseSiweMessage(walletText(fields))).toEqual(theirs);
  });

  test('behavior: a nonce has 128 bits and ten minutes, and is never the same', async () => {
    const [one, other] = [await makeNonce(), await makeNonce()];
    expect(one.nonce).toMatch(/^[0-9a-f]{32}$/);
    expect(other.nonce).not.toBe(one.nonce);
    expect(Date.parse(one.expiresAt) - Date.parse(one.issuedAt)).toBe(600_000);
  });
});

describe('coming in', () => {
  test('behavior: a wallet of the list opens a session of its own, by its key', async () => {
    const response = await sendSigned(await textOf());
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({
      isSetUp: true,
      hasPassword: true,
      hasWallets: true,
      session: { who: owner.address.toLowerCase() },
    });
    // The known browser is of use for passwords alone.
    expect(response.headers.getSetCookie().map((cookie) => cookie.split('=')[0])).toEqual(['__Host-session']);
    const cookie = cookieOf(response);
    expect(await isIn(cookie)).toBe(true);
    expect(await actions(cookie)).toMatchObject([
      { action: 'signed-in', who: owner.address.toLowerCase(), client: ADMIN },
    ]);
  });

  test('behavior: a smart account comes in as its contract says, and the chain is asked for no stranger', async () => {
    rig.api.chain.contractSignatures.add(SAFE_SIGNATURE);
    const response = await send(await textOf({ account: safe }), SAFE_SIGNATURE);
    expect(response.status).toBe(200);
    rig.api.chain.isDown = true;
    const other = '0x00000000000000000000000000000000000000bb';
    expect(await codeOf(await send(await textOf({ account: other }), SAFE_SIGNATURE))).toEqual([
      401,
      'WALLET_REFUSED',
    ]);
  });

  test('behavior: with the chain away a key comes in, and a smart account learns why it does not, with its text still good', async () => {
    rig.api.chain.isDown = true;
    rig.api.chain.contractSignatures.add(SAFE_SIGNATURE);
    expect((await sendSigned(await textOf())).status).toBe(200);
    const text = await textOf({ account: safe });
    expect(await codeOf(await send(text, SAFE_SIGNATURE))).toEqual([409, 'WALLET_UNCHECKED']);
    rig.api.chain.isDown = false;
    expect((await send(text, SAFE_SIGNATURE)).status).toBe(200);
  });

  test('behavior: what the wallet does is in the log under its address', async () => {
    const cookie = await enter();
    await logout('others', cookie);
    expect(await actions(cookie)).toMatchObject([
      { action: 'others-signed-out', who: owner.address.toLowerCase() },
      { action: 'signed-in', who: owner.address.toLowerCase() },
    ]);
  });

  test('behavior: password and wallets see each other’s sessions, and end them', async () => {
    const [byPassword, byWallet] = [await signIn(), await enter({ from: '203.0.113.1' })];
    const body = (await (await get('/api/admin/sessions', { cookie: byPassword })).json()) as {
      sessions: { who: string }[];
    };
    expect(body.sessions.map(({ who }) => who).sort()).toEqual([owner.address.toLowerCase(), 'password']);
    await logout('others', byPassword);
    expect([await isIn(byPassword), await isIn(byWallet)]).toEqual([true, false]);
  });

  test('behavior: whoever is taken off the list is out, and the others are not', async () => {
    const [byPassword, byWallet] = [await signIn(), await enter()];
    const other = await start(HASH, { adminWallets: [safe] });
    expect([await isIn(byPassword, other), await isIn(byWallet, other)]).toEqual([true, false]);
    expect(await codeOf(await get('/api/admin/audit', { cookie: byWallet, on: other }))).toEqual([
      401,
      'SIGN_IN_FIRST',
    ]);
    await other.close();
  });

  test('behavior: a new password leaves the sessions of wallets open', async () => {
    const byWallet = await enter();
    const other = await start(HASH.replace(':1:1:', ':2:1:'), { adminWallets: [owner.address] });
    expect(await isIn(byWallet, other)).toBe(true);
    await other.close();
  });

  test('behavior: wallets alone are enough', async () => {
    const other = await start(undefined, { adminWallets: [owner.address] });
    const cookie = cookieOf(await sendSigned(await textOf(), owner, { on: other }));
    expect(await isIn(cookie, other)).toBe(true);
    expect(await codeOf(await post('/api/admin/login', { password: 'x' }, { on: other }))).toEqual([
      503,
      'ADMIN_NOT_SET_UP',
    ]);
    await other.close();
  });
});

describe('staying out', () => {
  test('error: without a list no wallet comes in', async () => {
    const other = await start(HASH);
    expect(await codeOf(await post('/api/admin/nonce', '', { on: other }))).toEqual([
      503,
      'WALLETS_NOT_SET_UP',
    ]);
    expect(await codeOf(await sendSigned(await textOf(), owner, { on: other }))).toEqual([
      503,
      'WALLETS_NOT_SET_UP',
    ]);
    await other.close();
  });

  test('error: a wallet that is not on the list, and another’s signature, get the same sentence', async () => {
    const notListed = await sendSigned(await textOf({ account: stranger.address }), stranger);
    const notIts = await sendSigned(await textOf(), stranger);
    const [one, other] = [await notListed.json(), await notIts.json()] as { error: string }[];
    expect([notListed.status, notIts.status]).toEqual([401, 401]);
    expect(one?.error.replace(stranger.address, '')).toBe(other?.error.replace(owner.address, ''));
    expect(notIts.headers.getSetCookie()).toEqual([]);
  });

  test('error: a text that was sent before, which the log says', async () => {
    const text = await textOf();
    const signature = await owner.signMessage({ message: text });
    const cookie = cookieOf(await send(text, signature));
    for (const from of [STRANGER, STRANGER])
      expect(await codeOf(await send(text, signature, { from }))).toEqual([422, 'WALLET_TEXT_USED']);
    expect(await actions(cookie)).toMatchObject([
      {
        action: 'wallet-refused',
        client: STRANGER,
        session: null,
        detail: { code: 'WALLET_TEXT_USED', account: owner.address.toLowerCase() },
        times: 2,
      },
      { action: 'signed-in' },
    ]);
  });

  test('error: the same text many times at once opens one session', async () => {
    const text = await textOf();
    const signature = await owner.signMessage({ message: text });
    const answers = await Promise.all(Array.from({ length: 8 }, () => send(text, signature)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(7);
    expect((await rig.database.pool.query('select from app.sessions')).rowCount).toBe(1);
  });

  test.each<[string, Partial<WalletSignIn>]>([
    ['another site', { site: 'https://evil.example' }],
    ['this site without TLS', { site: 'http://lilape.example' }],
    ['a neighbour', { site: 'https://pages.lilape.example' }],
    ['another port', { site: 'https://lilape.example:8443' }],
    ['another chain', { chainId: 8453 }],
    ['a longer time', { expiresAt: new Date(Date.now() + 86_400_000).toISOString() }],
    ['a nonce of another form', { nonce: 'abcdefgh' }],
  ])('error: a text for %s', async (_, change) => {
    expect(await codeOf(await sendSigned(await textOf(change)))).toEqual([422, 'WALLET_TEXT_FOREIGN']);
  });

  test.each<[string, (text: string) => string]>([
    ['another statement', (text) => text.replace(WALLET_STATEMENT, 'Get your airdrop.')],
    ['a line more', (text) => `${text}\nResources:\n- https://evil.example`],
    ['a line before', (text) => `evil.example wants you to sign in\n${text}`],
    ['a space more', (text) => `${text} `],
    ['another domain than its URI', (text) => text.replace('lilape.example wants', 'evil.example wants')],
    ['an address without checksum', (text) => text.replace(owner.address, owner.address.toLowerCase())],
    ['Windows’ line ends', (text) => text.replaceAll('\n', '\r\n')],
    ['no expiry', (text) => text.replace(/\nExpiration Time.*/, '')],
    ['a time that is none', (text) => text.replace(/(Issued At: ).*/, '$1yesterday')],
    ['nothing of it', () => 'Hello'],
  ])('error: a text with %s', async (_, change) => {
    expect(await codeOf(await sendSigned(change(await textOf())))).toEqual([422, 'WALLET_TEXT_FOREIGN']);
  });

  test('error: a text of another time than now, by our clock, with half a minute to spare', async () => {
    const text = await textOf();
    const signature = await owner.signMessage({ message: text });
    const from = nowMs;
    for (const ms of [-31_000, 630_001]) {
      nowMs = from + ms;
      expect(await codeOf(await send(text, signature))).toEqual([422, 'WALLET_TEXT_OLD']);
    }
    nowMs = from + 629_000;
    expect((await send(text, signature)).status).toBe(200);
  });

  test('error: a nonce that is over by the database’s clock, whatever ours says', async () => {
    const text = await textOf();
    await rig.database.pool.query(`update app.sign_in_nonces set ends_at = ends_at - interval '10 minutes'`);
    expect(await codeOf(await sendSigned(text))).toEqual([422, 'WALLET_TEXT_OLD']);
  });

  test('error: a nonce that nobody gave out', async () => {
    expect(await codeOf(await sendSigned(await textOf({ nonce: 'ab'.repeat(16) })))).toEqual([
      422,
      'WALLET_TEXT_OLD',
    ]);
  });

  test('error: a site that leads an owner to sign, and passes its own text on to us', async () => {
    const text = await textOf({ site: 'https://evil.example' });
    const headers = { host: 'evil.example', origin: 'https://evil.example' };
    expect(await codeOf(await sendSigned(text, owner, { headers }))).toEqual([422, 'WALLET_TEXT_FOREIGN']);
  });

  test('error: from another site', async () => {
    const headers = { origin: 'https://evil.example' };
    expect(await codeOf(await post('/api/admin/nonce', '', { headers }))).toEqual([403, 'NOT_OUR_PAGE']);
    expect(await codeOf(await sendSigned(await textOf(), owner, { headers }))).toEqual([403, 'NOT_OUR_PAGE']);
  });

  test.each([
    ['nothing', {}],
    ['no signature', { message: 'x' }],
    ['a signature that is no hex', { message: 'x', signature: 'yes' }],
    ['a long text', { message: 'x'.repeat(1_001), signature: '0x00' }],
    ['a password besides', { message: 'x', signature: '0x00', password: 'x' }],
  ])('error: %s', async (_, body) => {
    expect(await codeOf(await post('/api/admin/login/wallet', body))).toEqual([400, 'INVALID_FIELD']);
  });

  test('behavior: making nonces is limited by client, and the wallets of others are not kept waiting', async () => {
    for (let i = 0; i < 5; i++)
      expect((await post('/api/admin/nonce', '', { from: STRANGER })).status).toBe(200);
    expect((await post('/api/admin/nonce', '', { from: STRANGER })).status).toBe(429);
    expect((await post('/api/admin/nonce', '')).status).toBe(200);
  });
});
