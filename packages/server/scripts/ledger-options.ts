// What the ledger's commands share: the database and chain of the environment, as the server reads them.
import { readFile } from 'node:fs/promises';
import { saleDeployment } from '#chain/deployment.ts';
import { readConfig } from '#config.ts';
import { migrate } from '#postgres/migrate.ts';
import { createLog } from '#log.ts';
import { openDatabase } from '#postgres/database.ts';

/** Opens the migrated database and the options of a watcher on it. Close the database when done. */
export async function openLedgerOptions() {
  const config = readConfig(process.env);
  const record = new URL(`../../contracts/deployments/${config.chainId}.json`, import.meta.url);
  const deployment = saleDeployment(JSON.parse(await readFile(record, 'utf8')));
  const database = await openDatabase({ ...config, log: (sentence) => console.error(sentence) });
  await migrate(database.pool);
  const log = createLog('warn', (line) => process.stderr.write(line));
  return { database, watcher: { databaseUrl: database.url, rpcUrls: config.rpcUrls, deployment, log } };
}
