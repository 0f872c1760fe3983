// Follows a Postgres by streaming replication, takes away the one and the other, and reports who answered the reads meanwhile.
// node packages/server/scripts/replica-run.ts [--bin /usr/lib/postgresql/15/bin] [--user postgres] [--blocks 50]
import { execFileSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { replicaRun } from '#testing/replica-run.ts';

const { values } = parseArgs({
  options: {
    bin: { type: 'string', default: '/usr/lib/postgresql/15/bin' },
    user: { type: 'string', default: 'postgres' },
    blocks: { type: 'string', default: '50' },
  },
});

const idOf = (flag: string) => Number(execFileSync('id', [flag, values.user], { encoding: 'utf8' }));
const report = await replicaRun({
  bin: values.bin,
  owner: { uid: idOf('-u'), gid: idOf('-g') },
  blocks: Number(values.blocks),
});
console.log(JSON.stringify(report));
process.exitCode =
  report.wrong === 0 && report.paused.replica === 0 && report.down.replica === 0 && report.alone.primary === 0
    ? 0
    : 1;
