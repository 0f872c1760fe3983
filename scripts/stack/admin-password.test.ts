import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';

import { isPassword, parsePasswordHash } from '../../packages/server/src/admin/password.ts';
import { adminHashPath, localAdmin } from './admin-password.ts';

test('behavior: a data folder has one password, shown once, of which the folder keeps the hash alone', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'lilape-admin-'));
  const first = await localAdmin(dataDir);
  const hash = parsePasswordHash(first.hash);
  expect(hash !== null && (await isPassword(first.newPassword ?? '', hash))).toBe(true);
  expect(statSync(adminHashPath(dataDir)).mode & 0o777).toBe(0o600);
  expect(await localAdmin(dataDir)).toEqual({ hash: first.hash, newPassword: null });
  rmSync(adminHashPath(dataDir));
  const second = await localAdmin(dataDir);
  expect(second.newPassword).not.toBe(first.newPassword);
  rmSync(dataDir, { recursive: true });
});
