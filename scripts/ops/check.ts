// Tries what is in ops with the tools that read it, where they are installed: node scripts/ops/check.ts
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'lilape-ops-'));

/** A configuration of nginx around ours, with a certificate that is made for the trial. */
function nginxAround(): string {
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'fullchain.pem')];
  const subject = ['-subj', '/CN=lilape.example', '-days', '1', '-nodes', '-newkey', 'rsa:2048'];
  spawnSync('openssl', ['req', '-x509', ...subject, '-keyout', key, '-out', certificate]);
  const ours = readFileSync(join(root, 'ops/nginx/lilape.conf'), 'utf8').replaceAll(
    '/etc/lilape/tls',
    folder,
  );
  const path = join(folder, 'nginx.conf');
  writeFileSync(path, `events {}\npid ${join(folder, 'pid')};\nhttp {\n${ours}\n}\n`);
  return path;
}

/** The unit under the name of one process; a path that this machine lacks is no fault of the unit. */
function unit(): string {
  const text = readFileSync(join(root, 'ops/systemd/lilape@.service'), 'utf8');
  const path = join(folder, 'lilape@api-1.service');
  writeFileSync(path, text.replace('/srv/lilape/node_modules/node/bin/node', process.execPath));
  return path;
}

const TRIALS: readonly (readonly [string, () => readonly string[]])[] = [
  ['nginx', () => ['-t', '-e', 'stderr', '-c', nginxAround()]],
  ['caddy', () => ['validate', '--adapter', 'caddyfile', '--config', join(root, 'ops/caddy/Caddyfile')]],
  ['promtool', () => ['check', 'config', join(root, 'ops/prometheus/prometheus.yaml')]],
  ['amtool', () => ['check-config', join(root, 'ops/prometheus/alertmanager.yaml')]],
  ['systemd-analyze', () => ['verify', '--man=no', unit()]],
];

let failed = 0;
for (const [tool, args] of TRIALS) {
  const run = spawnSync(tool, args(), { encoding: 'utf8' });
  const isMissing = run.error !== undefined;
  const output = `${run.stdout ?? ''}${run.stderr ?? ''}`.trim();
  if (!isMissing && run.status !== 0) failed += 1;
  console.log(
    `${tool}: ${isMissing ? 'not installed, not tried' : run.status === 0 ? 'ok' : `failed\n${output}`}`,
  );
}
rmSync(folder, { recursive: true });
process.exitCode = failed === 0 ? 0 : 1;
