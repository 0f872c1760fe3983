// Launches as an admin makes, moves and cancels them, and as everybody sees it.
import { randomBytes, randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { beforeEach, describe, expect, test } from 'vitest';
import { recordSnapshot } from '#launchpad/snapshot-rows.ts';
import { codeOf, rewriteLog } from '#testing/admin-rig.ts';
import { until } from '#testing/ledger.ts';
import { ANN, CAT, DAN, useLaunchRig } from '#testing/launch-rig.ts';

const rig = useLaunchRig();
const { send, read } = rig;
/** By the chain: 2030. */
const NOW = 1_893_456_000;
const iso = (seconds: number) => new Date(seconds * 1_000).toISOString();
const LAUNCH = {
  project: '  Pump the Volcano ',
  textEn: 'A launch.\r\n\r\nSoon.',
  textRu: 'Запуск.',
  picture: null,
  links: ['https://pump.example.org/'],
  allocation: '1000000',
  symbol: 'PUMP',
  places: 2,
  launchTime: iso(NOW + 200_000),
};
const make = (change: object = {}) =>
  send('POST', '/api/admin/launches', { requestId: randomUUID(), ...LAUNCH, ...change });
const put = (version: number, change: object = {}) =>
  send('PUT', '/api/admin/launches/1', { ...LAUNCH, ...change, version });
const REASON = { reasonEn: 'They asked for it.', reasonRu: 'Так попросили.' };
const cancel = (version: number) => send('POST', '/api/admin/launches/1/cancel', { ...REASON, version });
const one = () => read('/api/launchpad/launches/1');

const noise = (width: number, height: number) =>
  sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } });
const upload = (bytes: Uint8Array, type = 'image/png') =>
  send('POST', '/api/admin/pictures', bytes, { type });

beforeEach(() => rig.at(NOW));

test('behavior: a launch is made, and everybody sees it with who would take part now', async () => {
  expect((await read('/api/launchpad/launches'))['launches']).toEqual([]);
  expect((await make()).status).toBe(200);
  const body = await one();
  expect(body).toMatchObject({
    id: 1,
    version: 1,
    status: 'announced',
    project: 'Pump the Volcano',
    text: { en: 'A launch.\n\nSoon.', ru: 'Запуск.' },
    launchTime: iso(NOW + 200_000),
    snapshotTime: iso(NOW + 113_600),
    createdTime: iso(NOW),
    changes: [],
    snapshot: null,
    draw: null,
    isListOpened: null,
    winners: [],
    soFar: { entrants: 3, totalTickets: '29', guaranteed: 2, drawn: 2, share: '250000', leftOver: '0' },
  });
  expect((await read('/api/launchpad/launches'))['launches']).toHaveLength(1);
  const log = await rig.database.pool.query('select action, detail from app.admin_actions order by id desc');
  expect(log.rows[0]).toEqual({ action: 'launch-made', detail: { launch: 1 } });
});

test('behavior: who takes part is listed in pages, and each account learns what it has', async () => {
  await make();
  const { entrants, isFixed } = (await read('/api/launchpad/launches/1/entrants?search=0x00')) as {
    entrants: { account: string; tier: string; weight: string }[];
    isFixed: boolean;
  };
  expect([isFixed, entrants.map(({ tier, weight }) => [tier, weight])]).toEqual([
    false,
    [
      ['banana-tree', '1'],
      ['volcano-ape', '8'],
      ['moon-rider', '20'],
    ],
  ]);
  const of = (account: string) => read(`/api/launchpad/launches/1/wallets/${account}`);
  expect(await of(CAT)).toMatchObject({
    tier: 'moon-rider',
    wallet: '50000000000',
    holding: '50000000000',
    tickets: 20,
    totalTickets: '29',
    isGuaranteed: true,
    entrant: null,
    proof: null,
    won: null,
    shares: 1,
    share: '250000',
  });
  expect(await of(ANN)).toMatchObject({ tier: 'banana-tree', isGuaranteed: false, shares: 0 });
  expect(await of(DAN)).toMatchObject({
    tier: null,
    wallet: '99999999.999999999999999999',
    tickets: 0,
    chance: null,
  });
});

describe('error: what a launch cannot be, nothing is written of', () => {
  test.each([
    ['in the past', { launchTime: iso(NOW - 1) }, 'launchTime', 'IS_TOO_SOON'],
    ['whose snapshot was already', { launchTime: iso(NOW + 86_400) }, 'launchTime', 'IS_TOO_SOON'],
    ['a second too soon', { launchTime: iso(NOW + 89_999) }, 'launchTime', 'IS_TOO_SOON'],
    ['a second too far', { launchTime: iso(NOW + 31_536_001) }, 'launchTime', 'IS_TOO_FAR'],
    ['at no time', { launchTime: 'tomorrow' }, 'launchTime', 'IS_NO_TIME'],
    ['with markup', { textEn: 'a <script>alert(1)</script>' }, 'textEn', 'HAS_MARKUP'],
    ['with a control character', { project: 'a\u0000b' }, 'project', 'HAS_INVISIBLE'],
    ['that turns its name around', { project: 'gnp.\u202eexe' }, 'project', 'HAS_INVISIBLE'],
    ['without a name', { project: ' ' }, 'project', 'IS_MISSING'],
    ['with a text too long', { textRu: 'я'.repeat(4_001) }, 'textRu', 'IS_TOO_LONG'],
    ['with a link that is no https', { links: ['http://pump.example'] }, 'links', 'IS_NO_LINK'],
    ['with a link that is a script', { links: ['javascript:alert(1)'] }, 'links', 'IS_NO_LINK'],
    ['with a picture that is none', { picture: 'x' }, 'picture', 'IS_NO_CID'],
    ['with a picture nobody uploaded', { picture: `bafkrei${'a'.repeat(52)}` }, 'picture', 'IS_NO_PICTURE'],
    ['that gives nothing', { allocation: '0' }, 'allocation', 'IS_NO_NUMBER'],
    ['that gives less than nothing', { allocation: '-5' }, 'allocation', 'IS_NO_NUMBER'],
    ['without a place', { places: 0 }, 'places', 'IS_NO_PLACE_COUNT'],
    ['with a place too many', { places: 1_001 }, 'places', 'IS_NO_PLACE_COUNT'],
    ['of a request without a UUID', { requestId: '1' }, 'requestId', 'IS_NO_UUID'],
    ['of no symbol', { symbol: 'P MP' }, 'symbol', 'IS_NO_SYMBOL'],
  ])('args: one %s', async (_, change, field, problem) => {
    const answer = await make(change);
    expect([answer.status, await answer.json()]).toMatchObject([
      400,
      { code: 'INVALID_FIELD', field, values: { problem } },
    ]);
    expect((await read('/api/launchpad/launches'))['launches']).toEqual([]);
  });

  test('args: one that nobody is signed in for, or that another page sends', async () => {
    const stranger = await send('POST', '/api/admin/launches', LAUNCH, { isStranger: true });
    expect(await codeOf(stranger)).toEqual([401, 'SIGN_IN_FIRST']);
    const elsewhere = await rig.api.request('/api/admin/launches', {
      method: 'POST',
      headers: { host: 'lilape.example', origin: 'https://evil.example' },
    });
    expect(await codeOf(elsewhere)).toEqual([403, 'NOT_OUR_PAGE']);
  });

  test('args: one while the chain is away', async () => {
    rig.api.chain.isDown = true;
    expect(await codeOf(await make())).toEqual([503, 'SERVICE_UNAVAILABLE']);
    rig.api.chain.isDown = false;
    expect((await read('/api/launchpad/launches'))['launches']).toEqual([]);
  });
});

test('behavior: what is changed is shown with what it was, what it is, and when', async () => {
  await make();
  rig.at(NOW + 60);
  expect((await put(1, { places: 3, launchTime: iso(NOW + 300_000) })).status).toBe(200);
  expect(await one()).toMatchObject({
    version: 2,
    places: 3,
    snapshotTime: iso(NOW + 213_600),
    changes: [
      {
        version: 2,
        field: 'launchTimeSeconds',
        before: '1893656000',
        after: '1893756000',
        time: iso(NOW + 60),
      },
      { version: 2, field: 'places', before: '2', after: '3', time: iso(NOW + 60) },
    ],
  });
  // Nothing differs: nothing is written.
  expect((await put(2, { places: 3, launchTime: iso(NOW + 300_000) })).status).toBe(200);
  expect((await one())['version']).toBe(2);
});

test('behavior: of two admins at once one learns what the other did', async () => {
  await make();
  const answers = await Promise.all([put(1, { places: 3 }), put(1, { places: 4 })]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  const refused = answers.find(({ status }) => status === 409);
  expect(await refused?.json()).toMatchObject({ code: 'LAUNCH_OVERTAKEN', values: { id: 1, version: 2 } });
  expect(await codeOf(await cancel(1))).toEqual([409, 'LAUNCH_OVERTAKEN']);
  expect((await one())['version']).toBe(2);
});

test('behavior: two launches made at once have numbers without a gap', async () => {
  await make({ allocation: '0' });
  await Promise.all([make(), make(), make()]);
  const { launches } = (await read('/api/launchpad/launches')) as { launches: { id: number }[] };
  expect(launches.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual([1, 2, 3]);
});

test('behavior: one that is made while others look is answered, not a look from before', async () => {
  const { pool } = rig.database;
  const [writes, looks] = [await pool.connect(), await pool.connect()];
  const areWaiting = (count: number) =>
    until(
      async () => {
        const { rows } = await pool.query(
          `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        );
        return rows.length === count;
      },
      () => `${count} requests that wait for a lock`,
    );
  try {
    await writes.query('begin; lock table app.launches in row exclusive mode');
    const making = make();
    await areWaiting(1);
    // Holds a look after it has read the launches.
    await looks.query('begin; lock table app.launch_snapshots in access exclusive mode');
    const looking = read('/api/launchpad/launches');
    await areWaiting(2);
    await writes.query('commit');
    await until(
      async () => (await pool.query('select from app.launches')).rowCount === 1,
      () => 'the launch to be made',
    );
    await looks.query('commit');
    expect((await looking)['launches']).toEqual([]);
    expect((await making).status).toBe(200);
  } finally {
    writes.release(true);
    looks.release(true);
  }
});

const numberOf = async (answer: Response) => ((await answer.json()) as { launch: { id: number } }).launch.id;
const launchesMade = async () =>
  (await rig.database.pool.query(`select from app.admin_actions where action = 'launch-made'`)).rowCount ?? 0;

describe('the same request again', () => {
  const requestId = '4f9c6a4e-8a2b-4d0c-9a43-0b8d7a3f1c55';

  test('behavior: is the same launch, at once and when it could be made no more, and one action', async () => {
    await make();
    const before = await launchesMade();
    const numbers = await Promise.all(
      Array.from({ length: 4 }, async () => numberOf(await make({ requestId }))),
    );
    rig.at(NOW + 150_000);
    expect([...numbers, await numberOf(await make({ requestId }))]).toEqual([2, 2, 2, 2, 2]);
    expect((await read('/api/launchpad/launches'))['launches']).toHaveLength(2);
    expect(await launchesMade()).toBe(before + 1);
  });

  test('behavior: answers the launch as it stands, changed or cancelled since', async () => {
    await make({ requestId });
    await put(1, { places: 3 });
    await cancel(2);
    expect(await (await make({ requestId })).json()).toMatchObject({
      launch: { id: 1, version: 3, places: 3, status: 'cancelled' },
    });
  });

  test('error: with other words it makes nothing, and tells which launch it made', async () => {
    await make({ requestId });
    const answer = await make({ requestId, places: 3 });
    expect([answer.status, await answer.json()]).toMatchObject([
      409,
      { code: 'LAUNCH_MADE', values: { id: 1 } },
    ]);
    expect(await one()).toMatchObject({ version: 1, places: 2 });
  });

  test('behavior: one that was refused made nothing, and makes it once mended', async () => {
    expect((await make({ requestId, launchTime: iso(NOW) })).status).toBe(400);
    expect(await numberOf(await make({ requestId }))).toBe(1);
  });
});

test('behavior: what was overtaken, and a form that was sent again with other words, is in the log, and who sent it', async () => {
  await rewriteLog(rig.database.pool, 'truncate app.admin_actions');
  const requestId = randomUUID();
  await make({ requestId });
  await put(1, { places: 3 });
  for (let i = 0; i < 3; i++) await put(1, { places: 4 });
  await make({ requestId, places: 9 });
  const { rows } = await rig.database.pool.query(
    `select detail, times, who, session is not null as "hasSession" from app.admin_actions
     where action = 'change-refused' order by id`,
  );
  const bySession = { who: 'password', hasSession: true };
  expect(rows).toEqual([
    { ...bySession, detail: { route: '/api/admin/launches/:id', code: 'LAUNCH_OVERTAKEN' }, times: 3 },
    { ...bySession, detail: { route: '/api/admin/launches', code: 'LAUNCH_MADE' }, times: 1 },
  ]);
});

describe('the very second of the snapshot', () => {
  test('behavior: a second before it all but the notice of an hour holds', async () => {
    await make();
    rig.at(NOW + 113_599);
    expect((await put(1, { textEn: 'Mended.' })).status).toBe(200);
    expect(await (await put(2, { launchTime: iso(NOW + 200_001) })).json()).toMatchObject({
      code: 'INVALID_FIELD',
      values: { problem: 'IS_TOO_SOON' },
    });
    expect((await put(2, { textEn: 'Mended.', launchTime: iso(NOW + 300_000) })).status).toBe(200);
  });

  test('error: at it, and ever after, nothing changes and nothing is cancelled', async () => {
    await make();
    for (const seconds of [113_600, 113_601, 200_000, 10_000_000]) {
      rig.at(NOW + seconds);
      // oxlint-disable-next-line no-await-in-loop
      expect(await codeOf(await put(1, { launchTime: iso(NOW + 90_000_000) }))).toEqual([
        409,
        'LAUNCH_FIXED',
      ]);
      // oxlint-disable-next-line no-await-in-loop
      expect(await codeOf(await cancel(1))).toEqual([409, 'LAUNCH_FIXED']);
    }
    expect(await one()).toMatchObject({ version: 1, cancelled: null });
  });
});

test('behavior: a launch is cancelled for good, with a reason that everybody sees', async () => {
  await make();
  rig.at(NOW + 5);
  expect((await cancel(1)).status).toBe(200);
  expect(await one()).toMatchObject({
    status: 'cancelled',
    version: 2,
    soFar: null,
    cancelled: { time: iso(NOW + 5), reason: { en: 'They asked for it.', ru: 'Так попросили.' } },
    changes: [{ version: 2, field: 'cancelled' }],
  });
  expect(await codeOf(await cancel(2))).toEqual([409, 'LAUNCH_CANCELLED']);
  expect(await codeOf(await put(2))).toEqual([409, 'LAUNCH_CANCELLED']);
});

test('behavior: where nobody has a tier at the snapshot, nothing is drawn and all is left over', async () => {
  await make();
  const hash = `0x${'ab'.repeat(32)}` as const;
  const none = { cid: null, digest: null, root: null, parts: [] };
  const empty = { ...none, count: 0, totalTickets: 0n, guaranteed: 0, holders: [0, 0, 0, 0] };
  await recordSnapshot(rig.database.pool, 1, { block: 7, blockHash: hash, timeSeconds: NOW, ...empty });
  expect(await one()).toMatchObject({
    status: 'listed',
    soFar: null,
    snapshot: { block: 7, cid: null, root: null, entrants: 0, drawn: 0, share: '0', leftOver: '1000000' },
    draw: null,
  });
});

test('error: a launch that is not there is a 404 everywhere', async () => {
  for (const path of ['', '/entrants', `/wallets/${ANN}`])
    // oxlint-disable-next-line no-await-in-loop
    expect(await codeOf(await send('GET', `/api/launchpad/launches/9${path}`))).toEqual([
      404,
      'LAUNCH_UNKNOWN',
    ]);
  expect(await codeOf(await put(1))).toEqual([404, 'LAUNCH_UNKNOWN']);
});

describe('pictures', () => {
  test('behavior: a picture is made one WebP of one block without metadata, and shown at its address', async () => {
    const given = await noise(2_000, 1_000)
      .jpeg({ quality: 95 })
      .withExif({ IFD0: { Copyright: 'somebody at 55.75, 37.61' } })
      .toBuffer();
    const answer = await upload(given, 'image/jpeg');
    const { cid, width, bytes } = (await answer.json()) as { cid: string; width: number; bytes: number };
    expect([answer.status, bytes <= 256 * 1_024, width <= 1_600]).toEqual([200, true, true]);
    expect((await make({ picture: cid })).status).toBe(200);
    const file = await send('GET', `/ipfs/${cid}`);
    const served = new Uint8Array(await file.arrayBuffer());
    expect([file.headers.get('content-type'), served.length]).toEqual(['image/webp', bytes]);
    const { format, exif, icc } = await sharp(served).metadata();
    expect([format, exif, icc]).toEqual(['webp', undefined, undefined]);
  });

  test.each([
    ['no bytes', new Uint8Array(0)],
    ['a text', new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['the beginning of a PNG alone', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0])],
    ['a GIF', new TextEncoder().encode('GIF89a\u0001\u0000\u0001\u0000')],
  ])('error: %s is no picture', async (_, bytes) => {
    expect(await codeOf(await upload(bytes))).toEqual([422, 'PICTURE_UNREADABLE']);
  });

  test('error: a picture that is cut off is no picture', async () => {
    const whole = await noise(300, 300).png().toBuffer();
    expect(await codeOf(await upload(whole.subarray(0, whole.length / 2)))).toEqual([
      422,
      'PICTURE_UNREADABLE',
    ]);
  });

  test('error: a small file of very many pixels is not decoded', async () => {
    const bomb = await sharp({ create: { width: 6_000, height: 6_000, channels: 3, background: 'black' } })
      .png()
      .toBuffer();
    expect(bomb.length).toBeLessThan(5 * 1_024 * 1_024);
    expect(await codeOf(await upload(bomb))).toEqual([422, 'PICTURE_TOO_LARGE']);
  });

  test('error: too many bytes, and what says that it is something else', async () => {
    expect(await codeOf(await upload(randomBytes(5 * 1_024 * 1_024 + 1)))).toEqual([413, 'BODY_TOO_LARGE']);
    expect(await codeOf(await upload(randomBytes(9), 'image/svg+xml'))).toEqual([415, 'PICTURE_WRONG_TYPE']);
  });
});
