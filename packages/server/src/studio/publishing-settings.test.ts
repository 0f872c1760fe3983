// Settings of where apes are kept and pinned: what is missing or bad is reported in one sentence, without its secrets.
import { expect, test } from 'vitest';
import { NO_PUBLISHING, readPublishing } from '#studio/publishing-settings.ts';

const S3 = {
  S3_BUCKET: 'apes',
  S3_ENDPOINT: 'https://s3.eu-central-1.amazonaws.com/',
  S3_ACCESS_KEY_ID: 'AKID',
  S3_SECRET_ACCESS_KEY: 'secret',
};
const SERVICE = { PIN_SERVICE_URL: 'https://pin.example/psa', PIN_SERVICE_TOKEN: 'token' };
const ORIGIN = '/dns4/node.example/tcp/4001/p2p/12D3KooWQYV9dGMFoRzNStwpXztXaBUjtPqi6aU76ZgUriHhKust';

test('behavior: nothing set is the data folder alone', () => {
  expect(readPublishing({ S3_BUCKET: '', PIN_KUBO_URL: '' })).toEqual(NO_PUBLISHING);
});

test('behavior: all set', () => {
  expect(
    readPublishing({
      ...S3,
      ...SERVICE,
      S3_REGION: 'eu-central-1',
      S3_STYLE: 'host',
      PIN_KUBO_URL: 'http://127.0.0.1:5001/',
      PIN_KUBO_AUTHORIZATION: 'Bearer abc',
      PIN_ORIGINS: `${ORIGIN}, `,
      IPFS_GATEWAY_URL: 'https://ipfs.io',
    }),
  ).toEqual({
    bucket: {
      bucket: 'apes',
      endpoint: 'https://s3.eu-central-1.amazonaws.com',
      region: 'eu-central-1',
      isPathStyle: false,
      accessKeyId: 'AKID',
      secretAccessKey: 'secret',
    },
    kubo: { url: 'http://127.0.0.1:5001', authorization: 'Bearer abc' },
    pinService: { url: 'https://pin.example/psa', token: 'token', origins: [ORIGIN] },
    gatewayUrl: 'https://ipfs.io',
  });
});

test.each([
  [{ S3_BUCKET: 'A b' }, 'S3_BUCKET must be 3 to 63 small letters, digits, dots and hyphens, not "A b".'],
  [{ S3_BUCKET: 'apes' }, 'S3_ENDPOINT must be set where S3_BUCKET is.'],
  [{ ...S3, S3_SECRET_ACCESS_KEY: '' }, 'S3_SECRET_ACCESS_KEY must be set where S3_BUCKET is.'],
  [{ ...S3, S3_STYLE: 'dns' }, 'S3_STYLE must be "path" or "host", not "dns".'],
  [{ ...S3, S3_ENDPOINT: 'ftp://a' }, 'S3_ENDPOINT must hold http:// or https:// URLs only.'],
  [{ PIN_KUBO_URL: 'http://me:pw@a' }, 'PIN_KUBO_URL must be a URL without user, query and fragment.'],
  [
    { PIN_KUBO_URL: 'http://a', PIN_KUBO_AUTHORIZATION: 'Bearer a\nb' },
    'PIN_KUBO_AUTHORIZATION must be printable ASCII without spaces at its ends.',
  ],
  [
    SERVICE,
    'PIN_SERVICE_URL needs PIN_KUBO_URL or PIN_ORIGINS: the service fetches the files from a node that has them.',
  ],
  [
    { ...SERVICE, PIN_SERVICE_TOKEN: '', PIN_ORIGINS: ORIGIN },
    'PIN_SERVICE_TOKEN must be set where PIN_SERVICE_URL is.',
  ],
  [
    { ...SERVICE, PIN_ORIGINS: 'node.example' },
    'PIN_ORIGINS must hold addresses such as /dns4/…/tcp/4001/p2p/…, not "node.example".',
  ],
  [{ IPFS_GATEWAY_URL: 'https://a/?b' }, 'IPFS_GATEWAY_URL must be a URL without user, query and fragment.'],
])('error: %o', (env, sentence) => {
  expect(() => readPublishing(env)).toThrow(sentence);
});
