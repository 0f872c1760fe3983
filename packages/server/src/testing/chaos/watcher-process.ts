// A watcher alone, as a program to be killed: with the short waits of tests, and a clock that may be wrong.
import { createLog } from '#log.ts';
import { watchedSubject } from '#projections.ts';
import { TEST_WAITS } from '#testing/waits.ts';
import { startWatcher } from '#watcher/start.ts';
import { readDeployment } from '@lilape/contracts/deploy/record-file';

const { CHAIN_ID, CLOCK_SHIFT_MS, DATABASE_URL, RPC_URL } = process.env;

const shiftMs = Number(CLOCK_SHIFT_MS);
const rightNow = Date.now;
// The machine's clock is everybody's, and moving it needs root: this process alone is wrong.
Date.now = () => rightNow() + shiftMs;

const record = readDeployment(Number(CHAIN_ID));
if (record === null) throw new Error(`There is no deployment on chain ${CHAIN_ID}.`);
const log = createLog('info');
startWatcher({
  databaseUrl: DATABASE_URL ?? '',
  rpcUrls: (RPC_URL ?? '').split(','),
  subject: watchedSubject(record),
  log,
  onAlarm: ({ code, detail }) => log.warn('chaos.alarm', { code, detail }),
  ...TEST_WAITS,
});
