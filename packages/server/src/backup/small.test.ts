// Settings, seal, cutter and what stays: the parts of a backup that need no database.
import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import * as fc from 'fast-check';
import { createCutter } from '#backup/cut.ts';
import { staying } from '#backup/retention.ts';
import { createSeal } from '#backup/seal.ts';
import { readBackup } from '#backup/settings.ts';

const HEX = '00'.repeat(31) + 'ff';
const S3 = { S3_ENDPOINT: 'https://s3.example', S3_ACCESS_KEY_ID: 'a', S3_SECRET_ACCESS_KEY: 'b' };
const HOUR = 3_600_000;

test('behavior: nothing set is no backup', () => {
  expect(readBackup({})).toBeNull();
  expect(readBackup({ BACKUP_URL: '', BACKUP_KEY: '' })).toBeNull();
});

test('args: a folder, and a bucket in the store of the other settings', () => {
  expect(readBackup({ BACKUP_URL: 'file:///mnt/back%20up/', BACKUP_KEY: HEX })?.place).toEqual({
    kind: 'folder',
    folder: '/mnt/back up',
  });
  expect(readBackup({ ...S3, BACKUP_URL: 's3://copies/site/', BACKUP_KEY: HEX })?.place).toMatchObject({
    kind: 'bucket',
    bucket: { bucket: 'copies', endpoint: 'https://s3.example' },
    prefix: 'site/',
  });
});

test.each([
  [{ BACKUP_KEY: HEX }, 'BACKUP_URL must be set where BACKUP_KEY is.'],
  [{ BACKUP_URL: 'file:///a' }, 'BACKUP_KEY must be 64 hex digits'],
  [{ BACKUP_URL: 'file:///a', BACKUP_KEY: 'secret' }, 'BACKUP_KEY must be 64 hex digits'],
  [{ BACKUP_URL: '/mnt/a', BACKUP_KEY: HEX }, 'BACKUP_URL must be a folder'],
  [{ BACKUP_URL: 'file:///', BACKUP_KEY: HEX }, 'BACKUP_URL must be a folder'],
  [{ BACKUP_URL: 'https://a.example/b', BACKUP_KEY: HEX }, 'BACKUP_URL must be a folder'],
  [{ BACKUP_URL: 's3://copies', BACKUP_KEY: HEX }, 'S3_ENDPOINT must be set where BACKUP_URL is.'],
])('error: %o', (env, sentence) => {
  expect(() => readBackup(env)).toThrow(sentence);
});

test('behavior: what is sealed opens under its own name alone, and no two seals are the same', () => {
  const seal = createSeal(Buffer.from(HEX, 'hex'));
  const plain = Buffer.from('rows');
  const sealed = seal.close('a', plain);
  expect(seal.open('a', sealed)).toEqual(plain);
  expect(() => seal.open('b', sealed)).toThrow('b in BACKUP_URL cannot be opened');
  expect(() => seal.open('a', sealed.subarray(1))).toThrow('cannot be opened');
  expect(() => seal.open('a', new Uint8Array())).toThrow('cannot be opened');
  expect(seal.close('a', plain)).not.toEqual(sealed);
});

test('behavior: no bit can change unseen', () => {
  const seal = createSeal(randomBytes(32));
  const sealed = seal.close('a', Buffer.from('some rows'));
  for (let bit = 0; bit < sealed.length * 8; bit += 1) {
    const changed = Buffer.from(sealed);
    changed[bit >> 3] = (changed[bit >> 3] ?? 0) ^ (1 << (bit & 7));
    expect(() => seal.open('a', changed)).toThrow('cannot be opened');
  }
});

test('behavior: lines cut into parts are the same lines, wherever they were torn', () => {
  fc.assert(
    fc.property(
      fc.array(fc.nat(20_000), { maxLength: 20 }),
      fc.integer({ min: 5_000, max: 70_000 }),
      (lengths, step) => {
        const text = Buffer.from(lengths.map((length, at) => `${String(at).repeat(length)}\n`).join(''));
        const cutter = createCutter();
        const parts: Buffer[] = [];
        for (let at = 0; at < text.length; at += step)
          parts.push(...cutter.add(text.subarray(at, at + step)));
        const last = cutter.end();
        const all = Buffer.concat(last === null ? parts : [...parts, last]);
        expect(all.equals(text)).toBe(true);
        expect(cutter.lines()).toBe(lengths.length);
      },
    ),
    { numRuns: 30 },
  );
});

test('error: a last line without its end', () => {
  const cutter = createCutter();
  cutter.add(Buffer.from('torn'));
  expect(() => cutter.end()).toThrow('The last line has no end.');
});

test('behavior: twenty of the last stay, one an hour for two days, one a day for a month', () => {
  const nowMs = 400 * 24 * HOUR;
  const backups = Array.from({ length: 40 * 24 * 4 }, (_, at) => {
    const takenAtMs = nowMs - (40 * 24 * 4 - 1 - at) * (HOUR / 4);
    return { name: String(takenAtMs), takenAtMs, stillAtMs: takenAtMs };
  });
  const stay = staying(backups, nowMs);
  expect(stay.slice(-20)).toEqual(backups.slice(-20));
  expect(stay).toHaveLength(20 + 43 + 29);
  expect(staying(stay, nowMs)).toEqual(stay);
});
