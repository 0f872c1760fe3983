// A bucket of a store that speaks S3: files under the hash of their bytes, for servers on several machines.
import { AwsV4Signer } from 'aws4fetch';
import { MAX_BLOCK_BYTES, digestOfCid, isCid } from '@lilape/domain/ipfs';
import { type Answered, OutgoingError, ask } from '#outgoing.ts';
import { cidOf, isFileOf } from '#studio/block.ts';
import type { PublishedFiles } from '#studio/files.ts';
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

export type Bucket = PublishedFiles & {
  /** Whether something lies under this CID, without reading it. @throws BucketError */
  has(cid: string): Promise<boolean>;
};

/** An empty file's hash, for requests without a body. */
const OF_NOTHING = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';
/** Room for what stores say about an error. */
const MOST_BYTES = MAX_BLOCK_BYTES + 16 * 1024;

type Method = 'GET' | 'HEAD' | 'PUT';
type Put = { readonly bytes: Uint8Array<ArrayBuffer>; readonly ifNew: boolean };

/** Files in a bucket, below `ipfs/`. Whoever keeps the same file at once writes the same bytes. */
export function openBucket(settings: BucketSettings): Bucket {
  const base = bucketUrl(settings);
  const exchange = async (method: Method, cid: string, put?: Put): Promise<Answered> => {
    const url = `${base}/ipfs/${cid}`;
    const hash = put === undefined ? OF_NOTHING : Buffer.from(digestOfCid(cid)).toString('hex');
    const named = { 'x-amz-content-sha256': hash, ...(put?.ifNew === true ? { 'if-none-match': '*' } : {}) };
    const headers = await signed(settings, method, url, named);
    try {
      const body = put === undefined ? {} : { body: put.bytes };
      return await ask(url, { method, headers, ...body, mostBytes: MOST_BYTES });
    } catch (cause) {
      throw cause instanceof OutgoingError ? new BucketError('AWAY', { cause }) : cause;
    }
  };

  const read = async (cid: string): Promise<Uint8Array | null> => {
    if (!isCid(cid)) return null;
    const answer = await exchange('GET', cid);
    if (answer.status === 404 && codeOf(answer) !== 'NoSuchBucket') return null;
    if (answer.status !== 200) throw new BucketError(codeOf(answer));
    return isFileOf(cid, answer.bytes) ? answer.bytes : null;
  };

  return {
    read,
    async has(cid) {
      const { status } = await exchange('HEAD', cid);
      // A key that may not list is told 403 of what is not there.
      if (status === 404 || status === 403) return false;
      if (status !== 200) throw new BucketError(`HTTP_${status}`);
      return true;
    },
    async keep(bytes) {
      const cid = cidOf(bytes);
      const whole = Uint8Array.from(bytes);
      let answer = await exchange('PUT', cid, { bytes: whole, ifNew: true });
      // It is there, or somebody else is at it. What is there may be damaged, and then is written over.
      const isThere = answer.status === 412 || answer.status === 409;
      if (isThere && (await read(cid)) !== null) return cid;
      // Some stores do not know the condition.
      if (isThere || answer.status === 501)
        answer = await exchange('PUT', cid, { bytes: whole, ifNew: false });
      if (answer.status !== 200) throw new BucketError(codeOf(answer));
      return cid;
    },
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
function codeOf({ status, bytes }: Answered): string {
  const text = new TextDecoder().decode(bytes.subarray(0, 4_096));
  return /<Code>([A-Za-z0-9]{1,60})<\/Code>/.exec(text)?.[1] ?? `HTTP_${status}`;
}
