// The admin password: made here, kept as an Argon2id hash alone, compared in constant time.
import { argon2, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

import { weaknessOf } from './weak-password.ts';

const derive = promisify(argon2);

/** A hash as the setting writes it: `argon2id:19456:2:1:<salt>:<tag>`. No `$`, which shells and .env files would eat. */
export type PasswordHash = {
  readonly memoryKib: number;
  readonly passes: number;
  readonly parallelism: number;
  readonly salt: Buffer;
  readonly tag: Buffer;
};

/** Longer than any password of ours; what is longer is not even hashed. */
export const MAX_PASSWORD_CHARS = 200;

/** The least that OWASP asks for: the password is random, so more would only let strangers use up the processor. */
const COST = { memoryKib: 19_456, passes: 2, parallelism: 1 };
const SALT_BYTES = 16;
const TAG_BYTES = 32;
/** Without the letters and digits that are mistaken for each other. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';

/** A new password of five groups, `k3vm-…`: 99 bits, which nobody guesses, online or off. One that chance made weak is thrown away. */
export function makePassword(): string {
  for (;;) {
    const password = Array.from({ length: 5 }, makeGroup).join('-');
    if (weaknessOf(password) === null) return password;
  }
}

function makeGroup(): string {
  return Array.from({ length: 4 }, () => LETTERS[randomInt(LETTERS.length)]).join('');
}

/** The text of a password's hash, for the setting ADMIN_PASSWORD_HASH. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const tag = await tagOf(password, { ...COST, salt, tag: Buffer.alloc(TAG_BYTES) });
  const { memoryKib, passes, parallelism } = COST;
  return [
    'argon2id',
    memoryKib,
    passes,
    parallelism,
    salt.toString('base64url'),
    tag.toString('base64url'),
  ].join(':');
}

const HASH = /^argon2id:(\d{1,7}):(\d{1,2}):(\d):([\w-]{22}):([\w-]{43})$/;

/** The hash that a setting holds; null if it is none, or cheaper or dearer than makes sense. */
export function parsePasswordHash(text: string): PasswordHash | null {
  const [, memory, passes, parallelism, salt = '', tag = ''] = HASH.exec(text) ?? [];
  if (memory === undefined) return null;
  const hash = {
    memoryKib: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    salt: Buffer.from(salt, 'base64url'),
    tag: Buffer.from(tag, 'base64url'),
  };
  const isCostSane =
    hash.memoryKib >= 19_456 && hash.memoryKib <= 1_048_576 && hash.passes >= 1 && hash.parallelism >= 1;
  return isCostSane ? hash : null;
}

/** Whether it is the password of the hash. It takes as long for a wrong one. */
export async function isPassword(password: string, hash: PasswordHash): Promise<boolean> {
  return timingSafeEqual(await tagOf(password, hash), hash.tag);
}

function tagOf(
  password: string,
  { memoryKib, passes, parallelism, salt, tag }: PasswordHash,
): Promise<Buffer> {
  return derive('argon2id', {
    // However a keyboard composes a letter, it is the same password.
    message: password.normalize('NFKC'),
    nonce: salt,
    parallelism,
    tagLength: tag.length,
    memory: memoryKib,
    passes,
  });
}
