// Runs test files again and again beside busy loops, to see that they pass on a slow machine too.
//   node scripts/run/repeat.ts <times> <file>…   with as many busy loops as there are cores
import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';

import { runCommand } from './command.ts';
import { formatTally } from './tally.ts';
import { temporaryFolder } from './temporaries.ts';

const [times = '', ...files] = process.argv.slice(2);
if (!(Number(times) > 0) || files.length === 0) throw new Error('How often, and which files?');
process.env['TMPDIR'] = temporaryFolder();

const loops = Array.from({ length: availableParallelism() }, () =>
  spawn(process.execPath, ['--eval', 'for (;;);'], { stdio: 'ignore' }),
);
const endLoops = () => loops.forEach((loop) => void loop.kill('SIGKILL'));
process.once('exit', endLoops);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

const tally = { passed: 0, failed: 0 };
for (let time = 1; time <= Number(times); time++) {
  const run = await runCommand('vitest', ['run', ...files], { limitMs: 60 * 60_000 });
  tally[run.exitCode === 0 ? 'passed' : 'failed']++;
  console.log(`${time}: ${run.exitCode === 0 ? 'passed' : 'failed'} in ${run.seconds.toFixed(1)} s`);
  if (run.exitCode !== 0) console.log(run.output);
}
console.log(formatTally(tally));
process.exitCode = tally.failed === 0 ? 0 : 1;
endLoops();
