import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';

import { adminAccess } from '../../packages/server/src/admin/access.ts';
import { adminHashPath, localAdmin } from './admin-password.ts';

test('behavior: a data folder has one password, told once, of which the folder keeps the hash alone', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'lilape-admin-'));
  const first = await localAdmin(dataDir);
  expect(await adminAccess(first.hash)?.isPassword(first.newPassword ?? '')).toBe(true);
  expect(statSync(adminHashPath(dataDir)).mode & 0o777).toBe(0o600);
  expect(await localAdmin(dataDir)).toEqual({ hash: first.hash, newPassword: null });
  rmSync(adminHashPath(dataDir));
  const second = await localAdmin(dataDir);
  expect(second.newPassword).not.toBe(first.newPassword);
  rmSync(dataDir, { recursive: true });
});
