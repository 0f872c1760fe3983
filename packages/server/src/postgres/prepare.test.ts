// What a process says while the database does not let it in.
import type { Pool } from 'pg';
import { expect, test } from 'vitest';
import { createLog } from '#log.ts';
import { prepareDatabase } from './prepare.ts';

const full = () => Promise.reject(Object.assign(new Error('sorry'), { code: '53300' }));

test('behavior: a database without a connection left is waited for, and named with its setting', async () => {
  const giveUp = new AbortController();
  const lines: string[] = [];
  const log = createLog('info', (line) => {
    lines.push(line);
    giveUp.abort();
  });
  await prepareDatabase({ pool: { connect: full, query: full } as unknown as Pool }, log, giveUp.signal);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain('(53300): raise its max_connections, or lower DATABASE_POOL');
});
