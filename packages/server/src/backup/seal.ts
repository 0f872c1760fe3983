// What lies in a backup's store: sealed with AES-256-GCM, under names that say nothing without the key.
import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { StartError } from '#start-error.ts';

/** Something in the store is missing, torn, changed, or of another key. `message` is a sentence for the operator. */
export class DamagedBackup extends StartError {
  override readonly name = 'DamagedBackup';
}

export type Seal = {
  /** Compresses and encrypts what will lie under `name`; it opens under no other name. */
  close(name: string, plain: Uint8Array): Buffer<ArrayBuffer>;
  /** What `close` was given. @throws DamagedBackup where the key, the name or a bit is another */
  open(name: string, sealed: Uint8Array): Buffer;
  /** 64 hex digits that stand for `text`, the same for the same key. */
  nameOf(text: Uint8Array | string): string;
};

/** First bytes of everything sealed: the format's number. */
const MAGIC = Buffer.from('LAB1');
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
/** No part is larger than a few MiB: one that claims to be is not ours. */
const MAX_PLAIN_BYTES = 256 * 1024 * 1024;

/** A seal of the key of 32 bytes. Sealing and naming each have a key of their own, derived from it. @see RFC 5869 */
export function createSeal(key: Uint8Array): Seal {
  const derived = (use: string) => Buffer.from(hkdfSync('sha256', key, '', `lilape backup ${use}`, 32));
  const sealKey = derived('seal');
  const nameKey = derived('name');
  return {
    close(name, plain) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv('aes-256-gcm', sealKey, nonce);
      cipher.setAAD(Buffer.from(name));
      const body = [cipher.update(deflateRawSync(plain, { level: 1 })), cipher.final()];
      return Buffer.concat([MAGIC, nonce, ...body, cipher.getAuthTag()]);
    },
    open(name, sealed) {
      try {
        return openSealed(sealKey, name, Buffer.from(sealed));
      } catch (cause) {
        throw new DamagedBackup(
          `${name} in BACKUP_URL cannot be opened: it is damaged or was changed, or BACKUP_KEY is not the key it was written with.`,
          { cause },
        );
      }
    },
    nameOf: (text) => createHmac('sha256', nameKey).update(text).digest('hex'),
  };
}

function openSealed(key: Buffer, name: string, sealed: Buffer): Buffer {
  const start = MAGIC.length + NONCE_BYTES;
  if (sealed.length < start + TAG_BYTES || !sealed.subarray(0, MAGIC.length).equals(MAGIC))
    throw new Error('It is no sealed file.');
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(MAGIC.length, start), {
    authTagLength: TAG_BYTES,
  });
  decipher.setAAD(Buffer.from(name));
  decipher.setAuthTag(sealed.subarray(-TAG_BYTES));
  const packed = Buffer.concat([decipher.update(sealed.subarray(start, -TAG_BYTES)), decipher.final()]);
  return inflateRawSync(packed, { maxOutputLength: MAX_PLAIN_BYTES });
}
