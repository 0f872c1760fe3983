// A store that speaks S3, in memory: it checks every signature itself, and knows `If-None-Match`.
import { type Double, type DoubleAnswer, startDouble } from '#testing/double.ts';
import { type Keys, signatureFault } from '#testing/sigv4.ts';
import type { BucketSettings } from '#studio/publishing-settings.ts';

export type S3Double = Double & {
  /** What lies in the bucket, by keys. */
  readonly objects: Map<string, Uint8Array>;
  /** Settings that name it and are let in. */
  readonly settings: BucketSettings;
};

const KEYS: Keys = {
  accessKeyId: 'AKIDEXAMPLE',
  secretAccessKey: 'wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY',
  region: 'eu-central-1',
};
const BUCKET = 'apes';
const STATUSES: Readonly<Record<string, number>> = {
  NoSuchBucket: 404,
  NoSuchKey: 404,
  PreconditionFailed: 412,
  AuthorizationHeaderMalformed: 400,
  XAmzContentSHA256Mismatch: 400,
};

/** An answer that refuses, as S3 says it. */
export const refused = (code: string): DoubleAnswer => ({
  status: STATUSES[code] ?? 403,
  headers: { 'content-type': 'application/xml' },
  body: `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code><Message>No.</Message></Error>`,
});

/** Starts a store with an empty bucket. */
export async function startS3(): Promise<S3Double> {
  const objects = new Map<string, Uint8Array>();
  const double = await startDouble((request) => {
    const fault = signatureFault(request, KEYS);
    if (fault !== null) return refused(fault);
    const [, bucket, ...rest] = request.url.pathname.split('/');
    const key = rest.join('/');
    if (bucket !== BUCKET) return refused('NoSuchBucket');
    if (request.method === 'PUT') {
      if (request.headers['if-none-match'] === '*' && objects.has(key)) return refused('PreconditionFailed');
      objects.set(key, Uint8Array.from(request.body));
      return { status: 200 };
    }
    if (request.method === 'DELETE') {
      objects.delete(key);
      return { status: 204 };
    }
    const bytes = objects.get(key);
    return bytes === undefined ? refused('NoSuchKey') : { status: 200, body: bytes };
  });
  const settings = { ...KEYS, bucket: BUCKET, endpoint: double.url, isPathStyle: true };
  return Object.assign(double, { objects, settings });
}
