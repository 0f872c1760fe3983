import { expect, test } from 'vitest';

import { settingsInTheClear } from './in-the-clear.ts';

test.each([
  [{}, []],
  [{ RPC_URL: 'https://a.example/key,https://b.example' }, []],
  [{ RPC_URL: 'https://a.example, http://10.0.0.7:8545' }, ['RPC_URL']],
  [{ RPC_URL: 'http://127.0.0.1:8545', S3_ENDPOINT: 'http://localhost:9000' }, []],
  [{ PIN_KUBO_URL: 'http://[::1]:5001', BEACON_URLS: 'http://drand.example' }, ['BEACON_URLS']],
  [{ DATABASE_URL: 'postgres://u:p@127.0.0.1:5432/lilape' }, []],
  [{ DATABASE_URL: 'postgres:///lilape?host=/run/postgresql' }, []],
  [{ DATABASE_URL: 'postgres://u:p@db.example/lilape' }, ['DATABASE_URL']],
  [{ DATABASE_URL: 'postgres://u:p@db.example/lilape?sslmode=require' }, ['DATABASE_URL']],
  [{ DATABASE_URL: 'postgresql://u:p@db.example/lilape?sslmode=verify-full' }, []],
  [{ DATABASE_REPLICA_URL: 'postgres://u:p@copy.example/lilape' }, ['DATABASE_REPLICA_URL']],
  [{ LILAPE_SITE_URL: 'http://lilape.example' }, ['LILAPE_SITE_URL']],
  [{ RPC_URL: 'no address', DATABASE_URL: '' }, []],
])('behavior: of %o these lead elsewhere without TLS: %j', (env, names) => {
  expect(settingsInTheClear(env)).toEqual(names);
});
