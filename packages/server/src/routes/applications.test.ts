// Applications: received once each, with the signature of the wallet that they name, and answered by an admin.
import { randomUUID } from 'node:crypto';
import type { Address } from '@lilape/domain/address';
import { applicationText } from '@lilape/domain/launchpad/application';
import { privateKeyToAccount } from 'viem/accounts';
import { describe, expect, test } from 'vitest';
import { forgetOldApplications } from '#launchpad/application-rows.ts';
import { codeOf } from '#testing/admin-rig.ts';
import { useLaunchRig } from '#testing/launch-rig.ts';
import { waitToLead } from '#watcher/leader.ts';

const rig = useLaunchRig();
const { send, read } = rig;
const wallet = privateKeyToAccount(`0x${'11'.repeat(32)}`);
const CONTRACT = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const application = (change: object = {}) => ({
  requestId: randomUUID(),
  project: 'Pump',
  contract: CONTRACT,
  links: ['https://pump.example.org/'],
  contact: 'team@pump.example.org',
  pitch: 'We pump.\nA volcano.',
  language: 'ru',
  ...change,
});
const apply = (body: unknown, from = '198.51.100.1') =>
  send('POST', '/api/launchpad/applications', body, { isStranger: true, from });
const numberOf = async (response: Response) => ((await response.json()) as { number: number }).number;
const list = (query = '') => read(`/api/admin/applications${query}`);
const fresh = () => application({ contract: undefined, project: randomUUID() });
const ids = async () => ((await list())['applications'] as { number: number }[]).map(({ number }) => number);
const answer = (number: number, body: object) => send('PUT', `/api/admin/applications/${number}`, body);
const signed = async (body: ReturnType<typeof application>, change: object = {}) => {
  const text = applicationText({
    site: 'https://lilape.example',
    chainId: 31_337,
    project: 'Pump',
    contract: CONTRACT,
    contact: 'team@pump.example.org',
    requestId: body.requestId,
    account: wallet.address,
    ...change,
  });
  return { ...body, account: wallet.address, signature: await wallet.signMessage({ message: text }) };
};

test('behavior: an application gets a number, and the admin reads it', async () => {
  const body = application({ project: '  Pump ' });
  expect(await numberOf(await apply(body))).toBe(1);
  expect(await list()).toMatchObject({
    counts: { new: 1, reading: 0, accepted: 0, declined: 0 },
    applications: [
      {
        number: 1,
        version: 1,
        state: 'new',
        note: '',
        project: 'Pump',
        contract: CONTRACT,
        pitch: 'We pump.\nA volcano.',
        language: 'ru',
        account: null,
      },
    ],
    next: null,
  });
});

test('behavior: the same request again, also at the same time, gets the same number', async () => {
  const body = application();
  const numbers = await Promise.all(Array.from({ length: 4 }, async () => numberOf(await apply(body))));
  expect([...numbers, await numberOf(await apply(body))]).toEqual([1, 1, 1, 1, 1]);
  expect((await list())['applications']).toHaveLength(1);
});

test('behavior: one is received and answered while a watcher leads', async () => {
  const lead = await waitToLead(rig.database.url, new AbortController().signal, 60_000);
  try {
    expect((await apply(application())).status).toBe(200);
    expect((await answer(1, { state: 'reading', note: '', version: 1 })).status).toBe(200);
  } finally {
    await lead?.close();
  }
});

describe('error: the same project applies twice', () => {
  test.each([
    ['with its token, however written', {}, { project: 'Other', contract: CONTRACT.toLowerCase() }],
    [
      'without one, under its name and contact',
      { contract: undefined },
      { contract: undefined, project: 'PUMP', pitch: 'Again.' },
    ],
  ])('args: %s', async (_, first, second) => {
    const answers = await Promise.all([apply(application(first)), apply(application(second))]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(await refused?.json()).toMatchObject({ code: 'APPLICATION_TWICE', values: { number: 1 } });
  });

  test('args: under the same request, with another text', async () => {
    const body = application();
    await apply(body);
    expect(await codeOf(await apply({ ...body, pitch: 'Another.' }))).toEqual([409, 'APPLICATION_TWICE']);
  });

  test('behavior: once it was answered it may apply again', async () => {
    await apply(application());
    await answer(1, { state: 'declined', note: '', version: 1 });
    const again = await apply(application());
    expect(again.status).toBe(200);
    const reopened = await answer(1, { state: 'reading', note: '', version: 2 });
    expect(await codeOf(reopened)).toEqual([409, 'APPLICATION_TWICE']);
  });
});

describe('signatures', () => {
  test('behavior: that of the wallet is kept with whose it is', async () => {
    expect((await apply(await signed(application()))).status).toBe(200);
    expect((await list())['applications']).toMatchObject([{ account: wallet.address }]);
  });

  test('behavior: that of a smart account is what its contract says', async () => {
    rig.api.chain.contractSignatures.add('0xc0ffee');
    const body = { ...application(), account: CONTRACT, signature: '0xC0FFEE' };
    expect((await apply(body)).status).toBe(200);
  });

  test.each([
    ['made for another request', { requestId: randomUUID() }],
    ['made for another site', { site: 'https://evil.example' }],
    ['made for another chain', { chainId: 1 }],
    ['made for another project', { project: 'Other' }],
    ['made for another contract', { contract: null }],
    ['made for another contact', { contact: 'me@evil.example' }],
    ['that names another account', { account: CONTRACT }],
  ])('error: one %s is refused', async (_, change) => {
    expect(await codeOf(await apply(await signed(application(), change)))).toEqual([
      422,
      'APPLICATION_UNSIGNED',
    ]);
    expect((await list())['applications']).toEqual([]);
  });

  test('error: a replayed one is of no use for another account or request', async () => {
    const body = await signed(application());
    await apply(body);
    const other = { ...body, requestId: randomUUID(), contract: `0x${'22'.repeat(20)}` };
    expect(await codeOf(await apply(other))).toEqual([422, 'APPLICATION_UNSIGNED']);
    expect(await codeOf(await apply({ ...other, account: CONTRACT }))).toEqual([422, 'APPLICATION_UNSIGNED']);
  });

  test('error: an account without a signature is refused, and one while the chain is away waits', async () => {
    const { signature: _, ...body } = await signed(application());
    expect(await (await apply(body)).json()).toMatchObject({
      field: 'signature',
      values: { problem: 'NEEDS_ITS_PAIR' },
    });
    rig.api.chain.isDown = true;
    const asked = await apply({ ...application(), account: CONTRACT, signature: '0xbad0' });
    rig.api.chain.isDown = false;
    expect(await codeOf(asked)).toEqual([503, 'SERVICE_UNAVAILABLE']);
  });
});

test.each([
  ['project', '<b>Pump</b>', 'HAS_MARKUP'],
  ['project', 'a\u202eb', 'HAS_INVISIBLE'],
  ['project', '', 'IS_MISSING'],
  ['contract', '0x70997970c51812dc3A010C7d01b50e0d17dc79C8', 'FAILS_CHECKSUM'],
  ['contract', '0x1', 'IS_NO_ADDRESS'],
  ['links', [], 'IS_MISSING'],
  ['links', ['http://pump.example'], 'IS_NO_LINK'],
  ['links', 'https://pump.example', 'IS_NO_LINK'],
  ['contact', 'a'.repeat(121), 'IS_TOO_LONG'],
  ['pitch', 'a\u0007b', 'HAS_INVISIBLE'],
  ['language', 'de', 'IS_NONE_OF'],
  ['requestId', '1', 'IS_NO_UUID'],
])('error: a %s of %j is %s', async (field, value, problem) => {
  const refused = await apply(application({ [field]: value }));
  expect([refused.status, await refused.json()]).toMatchObject([400, { field, values: { problem } }]);
});

test('error: who applies too often waits, and so do all together', async () => {
  for (let i = 0; i < 5; i++) await apply(fresh(), '203.0.113.9');
  const refused = await apply(fresh(), '203.0.113.9');
  expect([refused.headers.get('retry-after'), ...(await codeOf(refused))]).toEqual([
    '600',
    429,
    'TOO_MANY_REQUESTS',
  ]);
  expect((await apply(fresh(), '203.0.113.10')).status).toBe(200);
});

test('error: one that cannot be written leaves nothing behind, and is taken the next time', async () => {
  const body = application();
  await rig.database.pool.query(
    'alter table app.applications add constraint broken check (project is null) not valid',
  );
  expect((await apply(body)).status).toBe(500);
  await rig.database.pool.query('alter table app.applications drop constraint broken');
  expect((await apply(body)).status).toBe(200);
  expect((await list())['applications']).toHaveLength(1);
});

describe('the admin', () => {
  test('behavior: gives a state and a note, and the log has it', async () => {
    await apply(application());
    const after = await answer(1, { state: 'reading', note: ' Asked for the audit. ', version: 1 });
    expect(await after.json()).toMatchObject({
      application: { state: 'reading', note: 'Asked for the audit.', version: 2 },
    });
    expect(await list('?state=new')).toMatchObject({ applications: [], counts: { reading: 1 } });
    const log = await rig.database.pool.query(
      'select action, detail from app.admin_actions order by id desc limit 1',
    );
    expect(log.rows).toEqual([{ action: 'application-answered', detail: { number: 1, state: 'reading' } }]);
  });

  test('error: of two at once one hears of the other', async () => {
    await apply(application());
    const answers = await Promise.all([
      answer(1, { state: 'accepted', note: '', version: 1 }),
      answer(1, { state: 'declined', note: '', version: 1 }),
    ]);
    const refused = answers.find(({ status }) => status !== 200);
    expect(refused && (await codeOf(refused))).toEqual([409, 'APPLICATION_OVERTAKEN']);
  });

  test('error: nobody else reads or answers, and what is not there is a 404', async () => {
    await apply(application());
    const stranger = { isStranger: true };
    expect(await codeOf(await send('GET', '/api/admin/applications', undefined, stranger))).toEqual([
      401,
      'SIGN_IN_FIRST',
    ]);
    const body = { state: 'new', note: '', version: 1 };
    expect(await codeOf(await send('PUT', '/api/admin/applications/1', body, stranger))).toEqual([
      401,
      'SIGN_IN_FIRST',
    ]);
    expect(await codeOf(await answer(9, body))).toEqual([404, 'APPLICATION_UNKNOWN']);
  });
});

test.each([
  ['new', 365],
  ['reading', 365],
  ['accepted', 730],
  ['declined', 180],
] as const)(
  'behavior: an application that is %s is forgotten %i days after its last change',
  async (state, days) => {
    await apply(application({ contract: undefined, project: 'A' }));
    await answer(1, { state, note: '', version: 1 });
    const age = (past: number) =>
      rig.database.pool.query(`update app.applications set changed_at = now() - $1 * interval '1 day'`, [
        past,
      ]);
    await age(days - 1);
    await forgetOldApplications(rig.database.pool);
    expect(await ids()).toEqual([1]);
    await age(days + 1);
    await forgetOldApplications(rig.database.pool);
    expect(await ids()).toEqual([]);
  },
);

test('behavior: a signed application goes before an unsigned one of the same token, and excludes the next', async () => {
  expect(await numberOf(await apply(application({ contact: 'squatter' })))).toBe(1);
  const of = await signed(application());
  expect(await numberOf(await apply(of))).toBe(2);
  expect(await codeOf(await apply(application(), '203.0.113.9'))).toEqual([409, 'APPLICATION_TWICE']);
  expect(await codeOf(await apply(await signed(application()), '203.0.113.9'))).toEqual([
    409,
    'APPLICATION_TWICE',
  ]);
});

test('behavior: the application of a token’s owner goes before one that somebody else signed, and excludes the next', async () => {
  expect(await numberOf(await apply(await signed(application())))).toBe(1);
  rig.api.chain.owners.set(CONTRACT.toLowerCase() as Address, wallet.address.toLowerCase() as Address);
  expect(await numberOf(await apply(await signed(application()), '203.0.113.9'))).toBe(2);
  const another = await apply(await signed(application()), '203.0.113.10');
  expect(await codeOf(another)).toEqual([409, 'APPLICATION_TWICE']);
  rig.api.chain.owners.clear();
});

/** A client of one provider. */
const neighbour = (n: number) => `2001:db8:${(n + 1).toString(16)}::1`;

test('behavior: one network uses up a tenth, and strangers leave half to those who sign', async () => {
  const answers = [];
  for (let n = 0; n < 12; n += 1) answers.push((await apply(fresh(), neighbour(n))).status);
  expect(answers).toEqual([...Array.from({ length: 10 }, () => 200), 429, 429]);
  for (let n = 0; n < 40; n += 1) await apply(fresh(), `10.${n}.0.1`);
  expect((await apply(fresh(), '172.16.0.1')).status).toBe(429);
  expect((await apply(await signed(application()), '172.17.0.1')).status).toBe(200);
});
