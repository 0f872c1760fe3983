// The list of everything that the project installs is made by one command, and nothing is missing in it.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '..');

type Component = { name: string; version: string; purl: string; hashes?: { alg: string; content: string }[] };
type Bom = { bomFormat: string; specVersion: string; components: Component[] };
type Lock = { packages: Record<string, { version?: string; link?: boolean }> };

test('behavior: `npm run sbom` names every package of the lock file, in CycloneDX, with its hash', () => {
  const text = execFileSync('npm', ['run', '-s', 'sbom'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  });
  const bom = JSON.parse(text) as Bom;
  expect(bom).toMatchObject({ bomFormat: 'CycloneDX', specVersion: '1.5' });
  const lock = JSON.parse(readFileSync(resolve(root, 'package-lock.json'), 'utf8')) as Lock;
  const installed = Object.entries(lock.packages).flatMap(([path, { version, link }]) => {
    const own = path.split('node_modules/');
    return link === true || own.length === 1 ? [] : [`${own.at(-1)}@${version}`];
  });
  const listed = new Set(bom.components.map(({ name, version }) => `${name}@${version}`));
  expect(installed.length).toBeGreaterThan(500);
  expect(installed.filter((each) => !listed.has(each))).toEqual([]);
  const viem = bom.components.find(({ name }) => name === 'viem');
  expect(viem?.purl).toMatch(/^pkg:npm\/viem@\d+\.\d+\.\d+$/);
  expect(viem?.hashes?.[0]?.alg).toBe('SHA-512');
});
