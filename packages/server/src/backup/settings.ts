// Settings of the backup: where it goes, and the key it is encrypted with.
import { fileURLToPath } from 'node:url';
import { ConfigError, type Env } from '#settings.ts';
import { type BucketSettings, isBucketName, readBucketNamed } from '#studio/publishing-settings.ts';

/** A folder, or a prefix in a bucket of the store of `S3_*`. */
export type BackupTarget =
  | { readonly kind: 'folder'; readonly folder: string }
  | {
      readonly kind: 'bucket';
      readonly bucket: BucketSettings;
      /** Empty, or with a slash at its end. */
      readonly prefix: string;
    };

export type BackupSettings = {
  readonly place: BackupTarget;
  /** 32 bytes. Never shown, and in no backup. */
  readonly key: Uint8Array;
};

/** Reads `BACKUP_URL` and `BACKUP_KEY`; null where neither is set. @throws ConfigError where one is bad or alone */
export function readBackup(env: Env): BackupSettings | null {
  const url = env['BACKUP_URL'] || '';
  const key = env['BACKUP_KEY'] || '';
  if (url === '' && key === '') return null;
  if (url === '') throw new ConfigError('BACKUP_URL must be set where BACKUP_KEY is.');
  // The text is not repeated: it is a key.
  if (!/^[0-9a-fA-F]{64}$/.test(key))
    throw new ConfigError(
      'BACKUP_KEY must be 64 hex digits where BACKUP_URL is set, such as "openssl rand -hex 32" makes.',
    );
  return { place: readPlace(env, url), key: new Uint8Array(Buffer.from(key, 'hex')) };
}

function readPlace(env: Env, text: string): BackupTarget {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url?.protocol === 'file:' && url.host === '' && url.pathname !== '/')
    return { kind: 'folder', folder: fileURLToPath(url).replace(/\/+$/, '') };
  if (url?.protocol === 's3:' && isBucketName(url.host) && /^(\/[A-Za-z0-9._-]+)*\/?$/.test(url.pathname)) {
    const path = url.pathname.replace(/^\/+|\/+$/g, '');
    const bucket = readBucketNamed(env, 'BACKUP_URL', url.host);
    return { kind: 'bucket', bucket, prefix: path === '' ? '' : `${path}/` };
  }
  throw new ConfigError(
    'BACKUP_URL must be a folder, file:///…, or a bucket, s3://name or s3://name/prefix.',
  );
}
