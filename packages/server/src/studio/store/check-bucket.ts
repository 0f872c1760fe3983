// Whether the bucket can be used, found out at start: what the operator has to do, in one sentence.
import type { Log } from '#log.ts';
import { StartError } from '#start-error.ts';
import type { PublishedFiles } from '#studio/files.ts';
import type { BucketSettings } from '#studio/publishing-settings.ts';
import { BucketError } from '#studio/store/objects.ts';

/**
 * Keeps `bytes` and reads them back. A store that does not answer, or is ill, is no reason not to start: the studio
 * tries again for each ape. @throws StartError where the settings or the bucket are wrong
 */
export async function checkBucket(
  bucket: PublishedFiles,
  bytes: Uint8Array,
  settings: BucketSettings,
  log: Log,
): Promise<void> {
  try {
    const cid = await bucket.keep(bytes);
    if ((await bucket.read(cid)) === null)
      throw new StartError(`${nameOf(settings)} does not give back what was put there: use another.`);
  } catch (error) {
    if (!(error instanceof BucketError)) throw error;
    const sentence = sentenceOf(error.code, settings);
    if (sentence !== undefined) throw new StartError(sentence, { cause: error });
    log.warn('studio.bucket-away', { code: error.code, error });
  }
}

const nameOf = ({ bucket, endpoint }: BucketSettings) => `The bucket ${bucket} at ${new URL(endpoint).host}`;

function sentenceOf(code: string, settings: BucketSettings): string | undefined {
  const name = nameOf(settings);
  switch (code) {
    case 'NoSuchBucket':
      return `${name} does not exist: create it, or set S3_BUCKET.`;
    case 'InvalidAccessKeyId':
    case 'SignatureDoesNotMatch':
    case 'HTTP_401':
      return `${name} does not take the key: set S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.`;
    case 'AccessDenied':
    case 'AllAccessDisabled':
    case 'HTTP_403':
      return `${name} may not be used with this key: allow it to get and put objects below ipfs/.`;
    case 'AuthorizationHeaderMalformed':
    case 'PermanentRedirect':
    case 'TemporaryRedirect':
    case 'HTTP_301':
    case 'HTTP_307':
      return `${name} is in another region than ${settings.region}: set S3_REGION and S3_ENDPOINT.`;
    case 'RequestTimeTooSkewed':
      return `${name} says that this machine's clock is wrong: set it.`;
    case 'HTTP_404':
    case 'HTTP_405':
    case 'HTTP_400':
      return `${name} does not answer as S3 does (${code}): set S3_ENDPOINT, S3_BUCKET and S3_STYLE.`;
    default:
      return undefined;
  }
}
