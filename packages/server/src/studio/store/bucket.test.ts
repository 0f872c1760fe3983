// Files in a store that checks every signature: kept once, never believed without their hash, with words for what is wrong.
import { AwsV4Signer } from 'aws4fetch';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createLog } from '#log.ts';
import { openBucket } from '#studio/store/bucket.ts';
import { checkBucket } from '#studio/store/check-bucket.ts';
import { bucketUrl } from '#studio/store/objects.ts';
import type { BucketSettings } from '#studio/publishing-settings.ts';
import type { DoubleAnswer, Failure } from '#testing/double.ts';
import { type S3Double, refused, startS3 } from '#testing/s3-double.ts';
import { signatureFault } from '#testing/sigv4.ts';

const HELLO = new TextEncoder().encode('hello world');
const CID = 'bafkreifzjut3te2nhyekklss27nh3k72ysco7y32koao5eei66wof36n5e';

let store: S3Double;
beforeEach(async () => {
  store = await startS3();
});
afterEach(() => store.close());

const open = (settings: Partial<BucketSettings> = {}) => openBucket({ ...store.settings, ...settings });
const methods = () => store.requests.map(({ method }) => method);

const check = (settings: Partial<BucketSettings> = {}, lines: string[] = []) =>
  checkBucket(
    open(settings),
    HELLO,
    { ...store.settings, ...settings },
    createLog('warn', (line) => lines.push(line)),
  );
const name = () => `The bucket apes at ${new URL(store.url).host}`;

describe('the signature', () => {
  // Amazon's own examples: "GET Object" and "PUT Object" of its description of the header.
  const keys = {
    accessKeyId: 'AKIAIOSFODNN7EXAMPLE',
    secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
    region: 'us-east-1',
  };
  const examples: {
    method: string;
    path: string;
    body: string;
    headers: Record<string, string>;
    signature: string;
  }[] = [
    {
      method: 'GET',
      path: '/test.txt',
      body: '',
      headers: {
        range: 'bytes=0-9',
        'x-amz-content-sha256': 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
      },
      signature: 'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
    },
    {
      method: 'PUT',
      path: '/test$file.text',
      body: 'Welcome to Amazon S3.',
      headers: {
        date: 'Fri, 24 May 2013 00:00:00 GMT',
        'x-amz-content-sha256': '44ce7dd67c959e0d3524ffac1771dfbba87d2b6b4b4e99e42034a8b803f8b072',
        'x-amz-storage-class': 'REDUCED_REDUNDANCY',
      },
      signature: '98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd',
    },
  ];

  test.each(examples)('behavior: of Amazon’s example $method $path', async (example) => {
    const { method, path, body, headers, signature } = example;
    const url = `https://examplebucket.s3.amazonaws.com${path}`;
    const signer = new AwsV4Signer({
      ...keys,
      method,
      url,
      headers,
      service: 's3',
      datetime: '20130524T000000Z',
      allHeaders: true,
    });
    const signed = await signer.sign();
    expect(signed.headers.get('authorization')).toMatch(new RegExp(`Signature=${signature}$`));
    // The store in these tests comes to the same.
    const request = {
      method,
      url: new URL(url),
      headers: { ...Object.fromEntries(signed.headers), host: 'examplebucket.s3.amazonaws.com' },
      body: Buffer.from(body),
    };
    const atMs = Date.UTC(2013, 4, 24);
    expect(signatureFault(request, keys, atMs)).toBeNull();
    expect(signatureFault({ ...request, url: new URL(`${url}x`) }, keys, atMs)).toBe('SignatureDoesNotMatch');
    expect(signatureFault({ ...request, body: Buffer.from('other') }, keys, atMs)).toBe(
      'XAmzContentSHA256Mismatch',
    );
  });
});

describe('a bucket', () => {
  test('behavior: a file lies under its CID and comes back', async () => {
    expect(await open().keep(HELLO)).toBe(CID);
    expect([...store.objects]).toEqual([[`ipfs/${CID}`, HELLO]]);
    expect(await open().read(CID)).toEqual(HELLO);
    expect(store.requests[0]?.headers['if-none-match']).toBe('*');
  });

  test.each([
    ['https://s3.eu-central-1.amazonaws.com', true, 'https://s3.eu-central-1.amazonaws.com/apes'],
    ['https://s3.eu-central-1.amazonaws.com', false, 'https://apes.s3.eu-central-1.amazonaws.com'],
    ['http://127.0.0.1:9000/store', true, 'http://127.0.0.1:9000/store/apes'],
    ['http://store.example:9000', false, 'http://apes.store.example:9000'],
  ])('args: at %s, path style %s, it is %s', (endpoint, isPathStyle, url) => {
    expect(bucketUrl({ ...store.settings, endpoint, isPathStyle })).toBe(url);
  });

  test('behavior: what is there is not written again', async () => {
    await open().keep(HELLO);
    store.requests.length = 0;
    expect(await open().keep(HELLO)).toBe(CID);
    expect(methods()).toEqual(['PUT', 'GET']);
  });

  test('behavior: many who keep the same file at once all have it', async () => {
    const kept = await Promise.all(Array.from({ length: 10 }, () => open().keep(HELLO)));
    expect(new Set(kept)).toEqual(new Set([CID]));
    expect(store.objects.size).toBe(1);
  });

  test('behavior: a damaged object is not believed, and written over', async () => {
    store.objects.set(`ipfs/${CID}`, new TextEncoder().encode('hello w0rld'));
    expect(await open().read(CID)).toBeNull();
    await open().keep(HELLO);
    expect(await open().read(CID)).toEqual(HELLO);
  });

  test('behavior: a store without conditional writes is written to without', async () => {
    store.intercept = ({ headers }) => (headers['if-none-match'] === '*' ? { status: 501 } : undefined);
    expect(await open().keep(HELLO)).toBe(CID);
    expect(await open().read(CID)).toEqual(HELLO);
  });

  test('behavior: where somebody else is at it and gives up, the file is written all the same', async () => {
    store.intercept = ({ headers }) =>
      headers['if-none-match'] === '*'
        ? { status: 409, body: '<Error><Code>ConditionalRequestConflict</Code></Error>' }
        : undefined;
    expect(await open().keep(HELLO)).toBe(CID);
    expect(methods()).toEqual(['PUT', 'GET', 'PUT']);
    expect(await open().read(CID)).toEqual(HELLO);
  });

  test.each(['', '../secret', 'bafkrei', 'x'.repeat(59)])('behavior: "%s" asks for nothing', async (cid) => {
    expect(await open().read(cid)).toBeNull();
    expect(methods()).toEqual([]);
  });

  test('behavior: what is not there is not there', async () => {
    expect(await open().read(CID)).toBeNull();
  });

  test('behavior: whether it is there is asked without reading it, also with a key that may not list', async () => {
    expect(await open().has(CID)).toBe(false);
    await open().keep(HELLO);
    expect(await open().has(CID)).toBe(true);
    expect(methods()).toEqual(['HEAD', 'PUT', 'HEAD']);
    store.intercept = () => ({ status: 403 });
    expect(await open().has(CID)).toBe(false);
  });

  test('error: a store that is ill does not say that nothing is there', async () => {
    store.intercept = () => ({ status: 503 });
    await expect(open().has(CID)).rejects.toMatchObject({ code: 'HTTP_503' });
  });

  test.each<[string, DoubleAnswer | Failure, string]>([
    ['is ill', { status: 503, body: '<Error><Code>SlowDown</Code></Error>' }, 'SlowDown'],
    ['says nothing of use', { status: 500, body: 'oops' }, 'HTTP_500'],
    ['sends us elsewhere', { status: 301, headers: { location: 'http://127.0.0.1:1' } }, 'HTTP_301'],
    ['hangs up', 'cut', 'AWAY'],
    ['never ends its answer', 'endless', 'AWAY'],
    ['is not allowed', refused('AccessDenied'), 'AccessDenied'],
  ])('error: a store that %s', async (_, answer, code) => {
    store.intercept = () => answer;
    await expect(open().keep(HELLO)).rejects.toMatchObject({ code });
    await expect(open().read(CID)).rejects.toMatchObject({ code });
  });
});

describe('at start', () => {
  test('behavior: a bucket that can be used is used', async () => {
    await check();
    expect(store.objects.size).toBe(1);
  });

  test.each<[string, Partial<BucketSettings>, string]>([
    [
      'a key that nobody knows',
      { accessKeyId: 'AKIDOTHER' },
      'does not take the key: set S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.',
    ],
    [
      'a wrong secret',
      { secretAccessKey: 'wrong' },
      'does not take the key: set S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.',
    ],
    [
      'a wrong region',
      { region: 'us-east-1' },
      'is in another region than us-east-1: set S3_REGION and S3_ENDPOINT.',
    ],
  ])('error: %s', async (_, settings, rest) => {
    await expect(check(settings)).rejects.toThrow(`${name()} ${rest}`);
  });

  test('error: a bucket that is not there', async () => {
    await expect(check({ bucket: 'nope' })).rejects.toThrow(
      `The bucket nope at ${new URL(store.url).host} does not exist: create it, or set S3_BUCKET.`,
    );
  });

  test.each([
    ['AccessDenied', 'may not be used with this key: allow it to get and put objects below ipfs/.'],
    ['RequestTimeTooSkewed', "says that this machine's clock is wrong: set it."],
  ])('error: a store that says %s', async (code, rest) => {
    store.intercept = () => refused(code);
    await expect(check()).rejects.toThrow(`${name()} ${rest}`);
  });

  test('error: another program than a store', async () => {
    store.intercept = () => ({ status: 404, body: 'nothing here' });
    await expect(check()).rejects.toThrow(
      `${name()} does not answer as S3 does (HTTP_404): set S3_ENDPOINT, S3_BUCKET and S3_STYLE.`,
    );
  });

  test('error: a store that gives back something else', async () => {
    store.intercept = ({ method }) => (method === 'GET' ? { status: 200, body: 'other' } : undefined);
    await expect(check()).rejects.toThrow(`${name()} does not give back what was put there: use another.`);
  });

  test('behavior: a store that is away does not keep the site from starting', async () => {
    await store.close();
    const lines: string[] = [];
    await check({}, lines);
    expect(lines.join()).toContain('"event":"studio.bucket-away","code":"AWAY"');
  });
});
