// Which forge and anvil are used on which system.
import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';

import { findFoundryBinary, foundryPackage } from './forge.ts';

test('behavior: each system has a package of its own', () => {
  expect(foundryPackage('anvil', { platform: 'linux', arch: 'x64' })).toBe('@foundry-rs/anvil-linux-amd64');
  expect(foundryPackage('forge', { platform: 'linux', arch: 'arm64' })).toBe('@foundry-rs/forge-linux-arm64');
  expect(foundryPackage('anvil', { platform: 'darwin', arch: 'arm64' })).toBe(
    '@foundry-rs/anvil-darwin-arm64',
  );
});

test('behavior: without a package, the PATH is looked through before ~/.foundry/bin', () => {
  const home = mkdtempSync(join(tmpdir(), 'lilape-forge-'));
  const host = { platform: 'sunos', arch: 'x64', env: { HOME: home, PATH: `/nowhere:${join(home, 'bin')}` } };
  try {
    expect(findFoundryBinary('anvil', host)).toBeNull();
    for (const folder of ['.foundry/bin', 'bin']) {
      mkdirSync(join(home, folder), { recursive: true });
      writeFileSync(join(home, folder, 'anvil'), '');
      expect(findFoundryBinary('anvil', host)).toBe(join(home, folder, 'anvil'));
    }
    expect(findFoundryBinary('forge', host)).toBeNull();
  } finally {
    rmSync(home, { recursive: true });
  }
});

test('behavior: what npm installed comes before an installation by hand', () => {
  const folder = mkdtempSync(join(tmpdir(), 'lilape-forge-'));
  const { platform, arch } = process;
  try {
    const byHand = join(folder, platform === 'win32' ? 'anvil.exe' : 'anvil');
    writeFileSync(byHand, '');
    const packaged = findFoundryBinary('anvil', { platform, arch, env: { PATH: '', HOME: '/nowhere' } });
    const found = findFoundryBinary('anvil', { platform, arch, env: { PATH: folder, HOME: '/nowhere' } });
    expect(found).toBe(packaged ?? byHand);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
