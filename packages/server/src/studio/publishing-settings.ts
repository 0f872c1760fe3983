// Settings of where apes are kept and pinned: an S3 bucket, a Kubo node, a pinning service, a gateway.
import { ConfigError, type Env, httpUrl } from '#settings.ts';

/** A bucket of any store that speaks S3. */
export type BucketSettings = {
  /** URL of the store, without the bucket. */
  readonly endpoint: string;
  readonly bucket: string;
  readonly region: string;
  /** Whether the bucket is a part of the path (`store/bucket/key`), or of the host (`bucket.store/key`). */
  readonly isPathStyle: boolean;
  readonly accessKeyId: string;
  /** Never shown. */
  readonly secretAccessKey: string;
};

export type KuboSettings = {
  /** URL of the RPC, without `/api/v0`. */
  readonly url: string;
  /** Value of the Authorization header; null where the node asks for none. Never shown. */
  readonly authorization: string | null;
};

export type PinServiceSettings = {
  /** URL of the Pinning Service API, without `/pins`. */
  readonly url: string;
  /** Bearer token. Never shown. */
  readonly token: string;
  /** Addresses of nodes that have the files; those of the Kubo node are added to them. */
  readonly origins: readonly string[];
};

export type PublishingSettings = {
  readonly bucket: BucketSettings | null;
  readonly kubo: KuboSettings | null;
  readonly pinService: PinServiceSettings | null;
  /** URL of a gateway, without `/ipfs`; null: none is asked. */
  readonly gatewayUrl: string | null;
};

/** Nothing but the data folder. */
export const NO_PUBLISHING: PublishingSettings = {
  bucket: null,
  kubo: null,
  pinService: null,
  gatewayUrl: null,
};

/** Reads `S3_*`, `PIN_*` and `IPFS_GATEWAY_URL`. @throws ConfigError where one is bad, or another is missing for it */
export function readPublishing(env: Env): PublishingSettings {
  const kubo = readKubo(env);
  return {
    bucket: readBucket(env),
    kubo,
    pinService: readPinService(env, kubo !== null),
    gatewayUrl: baseUrl(env, 'IPFS_GATEWAY_URL'),
  };
}

function readBucket(env: Env): BucketSettings | null {
  const bucket = env['S3_BUCKET'] || '';
  if (bucket === '') return null;
  if (!isBucketName(bucket))
    throw new ConfigError(
      `S3_BUCKET must be 3 to 63 small letters, digits, dots and hyphens, not "${bucket}".`,
    );
  return readBucketNamed(env, 'S3_BUCKET', bucket);
}

/** Whether a store takes it as a bucket's name. */
export const isBucketName = (text: string): boolean => /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(text);

/** The bucket that the setting `by` names, in the store of `S3_*`. @throws ConfigError */
export function readBucketNamed(env: Env, by: string, bucket: string): BucketSettings {
  const style = env['S3_STYLE'] || 'path';
  if (style !== 'path' && style !== 'host')
    throw new ConfigError(`S3_STYLE must be "path" or "host", not "${style}".`);
  return {
    bucket,
    endpoint: required(env, 'S3_ENDPOINT', by, baseUrl(env, 'S3_ENDPOINT')),
    region: env['S3_REGION'] || 'us-east-1',
    isPathStyle: style === 'path',
    accessKeyId: required(env, 'S3_ACCESS_KEY_ID', by),
    secretAccessKey: required(env, 'S3_SECRET_ACCESS_KEY', by),
  };
}

function readKubo(env: Env): KuboSettings | null {
  const url = baseUrl(env, 'PIN_KUBO_URL');
  return url === null ? null : { url, authorization: headerText(env, 'PIN_KUBO_AUTHORIZATION') };
}

function readPinService(env: Env, hasKubo: boolean): PinServiceSettings | null {
  const url = baseUrl(env, 'PIN_SERVICE_URL');
  if (url === null) return null;
  const origins = (env['PIN_ORIGINS'] || '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const wrong = origins.find((origin) => !/^(\/[^/\s]+)+$/.test(origin));
  if (wrong !== undefined)
    throw new ConfigError(`PIN_ORIGINS must hold addresses such as /dns4/…/tcp/4001/p2p/…, not "${wrong}".`);
  // The service fetches the bytes, and no web server is a node of IPFS.
  if (origins.length === 0 && !hasKubo)
    throw new ConfigError(
      'PIN_SERVICE_URL needs PIN_KUBO_URL or PIN_ORIGINS: the service fetches the files from a node that has them.',
    );
  const token = headerText(env, 'PIN_SERVICE_TOKEN');
  return { url, token: required(env, 'PIN_SERVICE_TOKEN', 'PIN_SERVICE_URL', token), origins };
}

function required(env: Env, name: string, by: string, value: string | null = env[name] || null): string {
  if (value === null) throw new ConfigError(`${name} must be set where ${by} is.`);
  return value;
}

/** A URL without a slash at its end; null where it is not set. */
function baseUrl(env: Env, name: string): string | null {
  const text = env[name] || '';
  if (text === '') return null;
  const url = new URL(httpUrl(name, text));
  if (url.search !== '' || url.hash !== '' || url.username !== '')
    throw new ConfigError(`${name} must be a URL without user, query and fragment.`);
  return url.href.replace(/\/+$/, '');
}

/** What can stand in a header; null where it is not set. The text is not repeated: it is a secret. */
function headerText(env: Env, name: string): string | null {
  const text = env[name] || '';
  if (text === '') return null;
  if (!/^[\x21-\x7e]+( [\x21-\x7e]+)*$/.test(text))
    throw new ConfigError(`${name} must be printable ASCII without spaces at its ends.`);
  return text;
}
