// Restarts two APIs in turn behind nginx and behind HAProxy while clients ask, and reports what was lost: nothing may be.
// node packages/server/scripts/rolling-run.ts [--restarts 10] [--clients 20] [--drain 5000] [--proxy nginx|haproxy]
import { spawnSync } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { PROXIES, type ProxyName, rollingRun } from '#testing/rolling-run.ts';

const { values } = parseArgs({
  options: {
    restarts: { type: 'string', default: '10' },
    clients: { type: 'string', default: '20' },
    drain: { type: 'string', default: '5000' },
    proxy: { type: 'string' },
  },
});

const proxies = PROXIES.filter((name) => values.proxy === undefined || values.proxy === name);
if (proxies.length === 0) throw new Error(`--proxy must be one of ${PROXIES.join(', ')}.`);

for (const proxy of proxies) await run(proxy);

async function run(proxy: ProxyName): Promise<void> {
  if (spawnSync(proxy, ['-v']).error !== undefined) {
    console.error(`${proxy} is not installed, so nothing was restarted behind it.`);
    return;
  }
  const dataDir = await mkdtemp(path.join(tmpdir(), 'lilape-rolling-'));
  await chmod(dataDir, 0o755);
  const startedAt = performance.now();
  try {
    const report = await rollingRun({
      proxy,
      dataDir,
      restarts: Number(values.restarts),
      clients: Number(values.clients),
      drainMs: Number(values.drain),
      tell: (sentence) => console.error(sentence),
    });
    console.log(JSON.stringify({ ...report, seconds: Math.round((performance.now() - startedAt) / 1_000) }));
    if (Object.keys(report.lost).length > 0) process.exitCode = 1;
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}
