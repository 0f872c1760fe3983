// Posts by an admin's hand: filled from the ledger or refused, changed against the version that was read, written once a press.
import { randomUUID } from 'node:crypto';
import type { OutboxBody } from '@lilape/wire/outbox';
import type { PostsBody } from '@lilape/wire/posts';
import { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { HASH, codeOf, useAdminRig } from '#testing/admin-rig.ts';
import { hashOf, startTestLedger } from '#testing/api-ledger.ts';

const BUYER = '0x70997970c51812dc3a010c7d01b50e0d17dc79c8';
const rig = useAdminRig();
let client: Client;
let ledger: Awaited<ReturnType<typeof startTestLedger>>;
let cookie: string;

beforeAll(async () => {
  client = new Client(rig.database.url);
  await client.connect();
});
beforeEach(async () => {
  cookie = await rig.signIn();
  await rig.database.pool.query('truncate app.messages, app.post_templates restart identity cascade');
});
afterAll(() => client.end());

const markSent = (chat: string) =>
  rig.database.pool.query(`update app.messages set state = 'sent', chat = $1, message_id = 7`, [chat]);
const posts = async () => (await (await rig.get('/api/admin/posts', { cookie })).json()) as PostsBody;
const send = (postType: string, requestId: string = randomUUID(), type = 'promo') =>
  rig.post('/api/purchase', { type, postType, requestId }, { cookie });
const change = (body: object, call = {}) => rig.post('/api/post-customization', body, { cookie, ...call });
const outbox = async (query = '') =>
  (await (await rig.get(`/api/admin/outbox${query}`, { cookie })).json()) as OutboxBody;

test('error: before there is a ledger nothing is sent, and the posts say so', async () => {
  const { posts: all, facts, ledger: none } = await posts();
  expect(none).toBeNull();
  expect(facts).toEqual([]);
  expect(all.map(({ preview, refusal }) => [preview, refusal?.code])).toEqual([
    [null, 'SERVICE_UNAVAILABLE'],
    [null, 'SERVICE_UNAVAILABLE'],
    [null, 'SERVICE_UNAVAILABLE'],
  ]);
  expect(await codeOf(await send('Post 2'))).toEqual([503, 'SERVICE_UNAVAILABLE']);
});

describe('with a ledger', () => {
  beforeAll(async () => {
    ledger = await startTestLedger(client);
    await ledger.note();
  });

  test('error: a purchase that is not final is none yet', async () => {
    await ledger.block([{ txHash: hashOf(1), buyer: BUYER, coin: 'USDT', chargedUnits: 120_000_000n }]);
    expect(await codeOf(await send('Post 1'))).toEqual([409, 'POST_NO_PURCHASE']);
    expect(await codeOf(await send('Post 3'))).toEqual([409, 'POST_NO_PURCHASE']);
    const { posts: all } = await posts();
    expect(all.map(({ refusal }) => refusal?.error ?? null)).toEqual([
      'Post 1 reports a purchase, and none is final yet. Nothing is sent.',
      null,
      'Post 3 reports a purchase, and none is final yet. Nothing is sent.',
    ]);
    expect((await outbox()).messages).toEqual([]);
  });

  test('behavior: a post says what the ledger says, with where each figure came from', async () => {
    await ledger.heads(101, 101);
    await ledger.block([{ txHash: hashOf(2), buyer: BUYER, coin: 'USDC', chargedUnits: 7_000_000n }]);
    await ledger.note();
    const { posts: all, facts } = await posts();
    expect(all[0]?.preview?.text).toBe(
      '🍌 A new ape in the jungle\n\nPaid: $120\nAbout: 0.0324 ETH\nFor: 100,000 LILAPE\nRaised so far: $127',
    );
    expect(
      facts.map(({ key, exact, source, block, txHash, ethUsd }) => [
        key,
        exact,
        source,
        block,
        txHash,
        ethUsd,
      ]),
    ).toEqual([
      ['formattedETH', '32432432432432432', 'feed', 101, hashOf(1), '3700'],
      ['formattedAmount', '120000000', 'purchase', 101, hashOf(1), null],
      ['formattedTokens', `1${'0'.repeat(23)}`, 'purchase', 101, hashOf(1), null],
      ['formattedTotal', '127000000', 'totals', 102, null, null],
      ['formattedHolders', '1', 'totals', 102, null, null],
    ]);
    const answer = await send('Post 1');
    expect(answer.status).toBe(200);
    const [message] = (await outbox()).messages;
    expect(message).toMatchObject({
      kind: 'post',
      audience: 'group',
      postType: 'Post 1',
      state: 'queued',
      text: all[0]?.preview?.text,
      gif: null,
      link: null,
      tries: 0,
    });
    expect(message?.facts.map(({ key }) => key)).toEqual([
      'formattedETH',
      'formattedAmount',
      'formattedTokens',
      'formattedTotal',
    ]);
    expect((await rig.actions(cookie))[0]).toMatchObject({ action: 'post-sent', detail: { post: 'Post 1' } });
  });

  test('behavior: one press is one message, also when it arrives twice at once, and for another post it is refused', async () => {
    const press = randomUUID();
    const answers = await Promise.all(Array.from({ length: 4 }, () => send('Post 2', press)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect((await outbox()).messages).toHaveLength(1);
    expect((await rig.actions(cookie)).filter(({ action }) => action === 'post-sent')).toHaveLength(1);
    expect(await codeOf(await send('Post 3', press))).toEqual([409, 'POST_SENT']);
    expect((await outbox()).messages).toHaveLength(1);
  });

  test('error: a purchase that never happened is refused with a sentence that says why', async () => {
    const answer = await send('Post 1', randomUUID(), 'fake');
    expect(answer.status).toBe(400);
    const body = (await answer.json()) as { code: string; error: string };
    expect(body.code).toBe('POST_FAKE_REFUSED');
    expect(body.error).toContain('never reports a purchase that didn’t happen');
    expect((await outbox()).messages).toEqual([]);
  });

  test('behavior: the calls of the specification work to the letter', async () => {
    const fake = await rig.post('/api/purchase', { type: 'fake', postType: 'Post 1' }, { cookie });
    expect(await codeOf(fake)).toEqual([400, 'POST_FAKE_REFUSED']);
    const promo = () => rig.post('/api/purchase', { type: 'promo', postType: 'Post 1' }, { cookie });
    expect((await promo()).status).toBe(200);
    expect((await promo()).status).toBe(200);
    // Without a request id nobody can tell a press from its repetition.
    expect((await outbox()).messages).toHaveLength(2);
    const fields = [{ label: 'In all', value: 'formattedTotal', prefix: '$' }];
    const say = (title: string) =>
      change({
        customTexts: { 'Post 2': { title, fields } },
        gifFiles: { 'Post 3': 'lilape-post2.gif.mp4' },
      });
    expect((await say('first')).status).toBe(200);
    expect((await say('last')).status).toBe(200);
    expect((await posts()).posts.map(({ template, version }) => [template.title, version])).toEqual([
      ['🍌 A new ape in the jungle', 0],
      ['last', 2],
      ['🌴 Newest purchase', 2],
    ]);
  });

  test.each([
    [{}, 'type'],
    [{ type: 'promo', postType: 'Post 4', requestId: randomUUID() }, 'postType'],
    [{ type: 'promo', postType: 'Post 1', requestId: 'again' }, 'requestId'],
    [{ type: 'promo', postType: 'Post 1', requestId: randomUUID(), text: 'mine' }, 'text'],
  ])('error: what is sent is checked: %j', async (body, field) => {
    const answer = await rig.post('/api/purchase', body, { cookie });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ code: 'INVALID_FIELD', field });
  });

  test('error: figures that are older than a minute are not posted', async () => {
    await rig.database.pool.query('update watch.progress set read_at_ms = read_at_ms - 61000');
    const answer = await send('Post 2');
    expect(await codeOf(answer)).toEqual([409, 'POST_FIGURES_OLD']);
    await ledger.note();
    expect((await send('Post 2')).status).toBe(200);
  });

  test('behavior: without a price only what is priced in ether waits', async () => {
    const away = await rig.start(HASH);
    away.chain.isDown = true;
    const ask = (postType: string) =>
      rig.post('/api/purchase', { type: 'promo', postType, requestId: randomUUID() }, { cookie, on: away });
    expect(await codeOf(await ask('Post 1'))).toEqual([409, 'POST_NO_PRICE']);
    expect((await ask('Post 3')).status).toBe(200);
    await away.close();
  });

  test('error: the price of a feed that stopped is none', async () => {
    const stopped = await rig.start(HASH);
    stopped.chain.ethPrice = async () => ({
      answer: 370_000_000_000n,
      decimals: 8,
      updatedAtSeconds: 1_799_996_000,
    });
    const press = { type: 'promo', postType: 'Post 1', requestId: randomUUID() };
    const answer = await rig.post('/api/purchase', press, { cookie, on: stopped });
    expect(await answer.json()).toMatchObject({
      code: 'POST_NO_PRICE',
      error:
        'Post 1 says an amount in ETH, and the price feed gave none within the last hour. Nothing is sent.',
    });
    await stopped.close();
  });

  test('behavior: words and clips are changed, and the next message says them', async () => {
    const texts = {
      title: 'So far',
      fields: [{ label: 'In the basket', value: 'formattedTotal', prefix: '$', unit: 'and counting' }],
    };
    const answer = await change({
      customTexts: { 'Post 2': texts },
      gifFiles: { 'Post 2': 'lilape-post3.gif.mp4', 'Post 3': null },
      versions: { 'Post 2': 0, 'Post 3': 0 },
    });
    expect(answer.status).toBe(200);
    const [, second, third] = ((await answer.json()) as PostsBody).posts;
    expect(second).toMatchObject({
      version: 1,
      template: { ...texts, gif: 'lilape-post3.gif.mp4' },
      preview: { text: 'So far\n\nIn the basket: $127 and counting' },
    });
    expect(third).toMatchObject({ version: 1, template: { title: '🌴 Newest purchase', gif: null } });
    await send('Post 2');
    expect((await outbox()).messages[0]).toMatchObject({ gif: 'lilape-post3.gif.mp4' });
  });

  test('error: whoever read an older version changes nothing, of none of the posts', async () => {
    const gifFiles = { 'Post 1': 'lilape-post2.gif.mp4', 'Post 2': null };
    expect((await change({ gifFiles: { 'Post 2': null }, versions: { 'Post 2': 0 } })).status).toBe(200);
    const late = await change({ gifFiles, versions: { 'Post 1': 0, 'Post 2': 0 } });
    expect(late.status).toBe(409);
    expect(await late.json()).toMatchObject({
      code: 'POST_OVERTAKEN',
      values: { post: 'Post 2', version: 1 },
    });
    expect((await posts()).posts.map(({ version }) => version)).toEqual([0, 1, 0]);
  });

  test('error: of several admins at once only one gets through', async () => {
    const answers = await Promise.all(
      ['one', 'two', 'three'].map((title) =>
        change({
          customTexts: { 'Post 1': { title, fields: [{ label: 'l', value: 'v' }] } },
          versions: { 'Post 1': 0 },
        }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
  });

  const fields = [{ label: 'l', value: 'v' }];
  test.each([
    [{ versions: {} }, 'customTexts'],
    [{ customTexts: { 'Post 1': { title: 't', fields } }, versions: {} }, 'versions'],
    [{ customTexts: { 'Post 1': { title: '', fields } }, versions: { 'Post 1': 0 } }, 'customTexts'],
    [{ customTexts: { 'Post 1': { title: '<b>t', fields } }, versions: { 'Post 1': 0 } }, 'customTexts'],
    [{ customTexts: { 'Post 1': { title: 't', fields: [] } }, versions: { 'Post 1': 0 } }, 'customTexts'],
    [{ gifFiles: { 'Post 1': '../../etc/passwd' }, versions: { 'Post 1': 0 } }, 'gifFiles'],
    [{ gifFiles: { 'Post 9': null }, versions: {} }, 'Post 9'],
  ])('error: a post that breaks the rules is not kept: %j', async (body, field) => {
    const answer = await change(body);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ code: 'INVALID_FIELD', field });
    expect((await posts()).posts.map(({ version }) => version)).toEqual([0, 0, 0]);
  });

  test('behavior: what waits can be taken out, once', async () => {
    await send('Post 2');
    const [message] = (await outbox()).messages;
    const drop = () => rig.post(`/api/admin/outbox/${message?.id}/drop`, {}, { cookie });
    expect((await drop()).status).toBe(200);
    expect((await outbox('?state=dropped')).messages.map(({ id }) => id)).toEqual([message?.id]);
    expect(await codeOf(await drop())).toEqual([409, 'OUTBOX_SETTLED']);
    expect(await codeOf(await rig.post('/api/admin/outbox/999/drop', {}, { cookie }))).toEqual([
      404,
      'OUTBOX_UNKNOWN',
    ]);
  });

  test('behavior: an unknown message is put aside and stays unknown', async () => {
    await send('Post 2');
    await rig.database.pool.query(
      `update app.messages set state = 'unknown', fault = 'Telegram did not answer.'`,
    );
    const [before] = (await outbox()).messages;
    expect(before).toMatchObject({ explained: 'TELEGRAM_UNSURE', isSeen: false });
    await rig.post(`/api/admin/outbox/${before?.id}/drop`, {}, { cookie });
    expect((await outbox()).messages[0]).toMatchObject({ state: 'unknown', isSeen: true });
  });

  test('behavior: links go to the message in the group, public or not', async () => {
    await send('Post 2');
    await markSent('lilape_test');
    expect((await outbox()).messages[0]?.link).toBe('https://t.me/lilape_test/7');
    await markSent('-1001234567890');
    expect((await outbox()).messages[0]?.link).toBe('https://t.me/c/1234567890/7');
  });

  test('behavior: the outbox comes in pages', async () => {
    await rig.database.pool.query(
      `insert into app.messages (kind, html, text) select 'post', 'm' || n, 'm' || n from generate_series(1, 65) n`,
    );
    const first = await outbox();
    const second = await outbox(`?before=${first.next}`);
    const third = await outbox(`?before=${second.next}`);
    const all = [first, second, third].flatMap(({ messages }) => messages.map(({ text }) => text));
    expect(all).toEqual(Array.from({ length: 65 }, (_, at) => `m${65 - at}`));
    expect(third.next).toBeNull();
  });
});
