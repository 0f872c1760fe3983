// `npm run check`: format, lint, types and unit tests, in under a minute.
import { runFastChecks } from './run/fast-checks.ts';
import { formatTally } from './run/tally.ts';

const tally = await runFastChecks();
console.log(formatTally(tally));
process.exitCode = tally.failed === 0 ? 0 : 1;
