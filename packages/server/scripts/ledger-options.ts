// What the ledger's commands share: the database and chain of the environment, as the server reads them.
import { readDeployment } from '@lilape/contracts/deploy/record-file';
import { migrate } from '#postgres/migrate.ts';
import { readConfig } from '#config.ts';
import { createLog } from '#log.ts';
import { ConfigError } from '#settings.ts';
import { watchedSubject } from '#projections.ts';
import { openDatabaseBeside } from '#postgres/database.ts';

/** Opens the migrated database and the options of a watcher on it. Close the database when done. */
export async function openLedgerOptions() {
  const config = readConfig(process.env);
  const record = readDeployment(config.chainId);
  if (record === null) throw new ConfigError(`There is no deployment on chain ${config.chainId}.`);
  const subject = watchedSubject(record);
  const database = await openDatabaseBeside({ ...config, log: (sentence) => console.error(sentence) });
  await migrate(database.pool);
  const log = createLog('warn', (line) => process.stderr.write(line));
  return { database, watcher: { databaseUrl: database.url, rpcUrls: config.rpcUrls, subject, log } };
}
