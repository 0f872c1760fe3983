import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';

import { isInstalled } from './install.mjs';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lilape-install-'));
  mkdirSync(join(folder, 'node_modules/node/bin'), { recursive: true });
  writeFileSync(join(folder, 'node_modules/node/bin/node'), '');
  return () => rmSync(folder, { recursive: true });
});

type Packages = Record<string, { version?: string; optional?: boolean }>;

function write(name: string, packages: Packages): void {
  writeFileSync(join(folder, name), JSON.stringify({ packages }));
}

const viem = (version: string) => ({ 'node_modules/viem': { version } });

describe('isInstalled', () => {
  test('behavior: true when npm recorded the very versions of the lockfile', () => {
    write('package-lock.json', { '': {}, ...viem('2.57.1') });
    write('node_modules/.package-lock.json', viem('2.57.1'));
    expect(isInstalled(folder)).toBe(true);
  });

  test('behavior: false when a version is another', () => {
    write('package-lock.json', viem('2.57.1'));
    write('node_modules/.package-lock.json', viem('2.57.0'));
    expect(isInstalled(folder)).toBe(false);
  });

  test('behavior: packages for other platforms may be absent', () => {
    write('package-lock.json', { 'node_modules/anvil-darwin': { version: '1.0.0', optional: true } });
    write('node_modules/.package-lock.json', {});
    expect(isInstalled(folder)).toBe(true);
  });

  test('behavior: an install that was broken off left no record', () => {
    write('package-lock.json', viem('2.57.1'));
    expect(isInstalled(folder)).toBe(false);
  });
});
