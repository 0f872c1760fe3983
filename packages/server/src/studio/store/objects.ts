// Objects in a bucket of a store that speaks S3: one request each, signed.
import { createHash } from 'node:crypto';
import { AwsV4Signer } from 'aws4fetch';
import { type Answered, OutgoingError, ask } from '#outgoing.ts';
import type { BucketSettings } from '#studio/publishing-settings.ts';

/** The store did not do it. `code` is S3's, `HTTP_` and the status, or `AWAY` where it does not answer. */
export class BucketError extends Error {
  override readonly name = 'BucketError';
  readonly code: string;

  constructor(code: string, options?: ErrorOptions) {
    super(`The store answered ${code}.`, options);
    this.code = code;
  }
}

export type ObjectRequest = {
  readonly method: 'GET' | 'HEAD' | 'PUT' | 'DELETE';
  /** Below the bucket, without a slash in front; of characters that a URL takes as they are. */
  readonly key: string;
  readonly bytes?: Uint8Array<ArrayBuffer>;
  /** Only where nothing lies under the key. */
  readonly ifNew?: boolean;
  /** Room for the answer, bytes. */
  readonly mostBytes?: number;
  /** From the first byte sent to the last one read. */
  readonly timeoutMs?: number;
};

/** An empty file's hash, for requests without a body. */
const OF_NOTHING = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';

/** Sends requests to the bucket; the answer, whatever its status. @throws BucketError where there is none */
export function openObjects(settings: BucketSettings): (request: ObjectRequest) => Promise<Answered> {
  const base = bucketUrl(settings);
  return async ({ method, key, bytes, ifNew = false, ...limits }) => {
    const url = `${base}/${key}`;
    const hash = bytes === undefined ? OF_NOTHING : createHash('sha256').update(bytes).digest('hex');
    const named = { 'x-amz-content-sha256': hash, ...(ifNew ? { 'if-none-match': '*' } : {}) };
    const headers = await signed(settings, method, url, named);
    try {
      const body = bytes === undefined ? {} : { body: bytes };
      return await ask(url, { method, headers, ...body, ...limits });
    } catch (cause) {
      throw cause instanceof OutgoingError ? new BucketError('AWAY', { cause }) : cause;
    }
  };
}

/** Where the bucket is, without a slash at the end. */
export function bucketUrl({ endpoint, bucket, isPathStyle }: BucketSettings): string {
  if (isPathStyle) return `${endpoint}/${bucket}`;
  const url = new URL(endpoint);
  url.host = `${bucket}.${url.host}`;
  return url.href.replace(/\/+$/, '');
}

/** The headers with Signature Version 4. @see https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html */
async function signed(
  { accessKeyId, secretAccessKey, region }: BucketSettings,
  method: string,
  url: string,
  named: Readonly<Record<string, string>>,
): Promise<Record<string, string>> {
  const keys = { accessKeyId, secretAccessKey, region, service: 's3' };
  const { headers } = await new AwsV4Signer({ ...keys, method, url, headers: named }).sign();
  return Object.fromEntries(headers);
}

/** What S3 calls the error: the text of its XML's `Code`. */
export function codeOf({ status, bytes }: Answered): string {
  const text = new TextDecoder().decode(bytes.subarray(0, 4_096));
  return /<Code>([A-Za-z0-9]{1,60})<\/Code>/.exec(text)?.[1] ?? `HTTP_${status}`;
}
