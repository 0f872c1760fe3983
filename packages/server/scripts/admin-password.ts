// `npm run admin:password`: makes an admin password and keeps its hash in the database, or prints the setting with --print.
import { parseArgs } from 'node:util';
import { replacePassword } from '../src/admin/kept-password.ts';
import { hashPassword, makePassword } from '../src/admin/password.ts';
import { readCommandConfig } from '../src/config.ts';
import { createLog } from '../src/log.ts';
import { openDatabaseBeside } from '../src/postgres/database.ts';
import { prepareDatabase } from '../src/postgres/prepare.ts';
import { StartError } from '../src/start-error.ts';

const HELP = `npm run admin:password              makes a password and keeps its hash in the database (DATABASE_URL or DATA_DIR)
npm run admin:password -- --print   keeps nothing, and prints the setting ADMIN_PASSWORD_HASH
`;

const { values } = parseArgs({
  options: { print: { type: 'boolean', default: false }, help: { type: 'boolean', default: false } },
});

async function main(): Promise<void> {
  if (values.help) {
    process.stdout.write(HELP);
    return;
  }
  const password = makePassword();
  const hash = await hashPassword(password);
  const message = `Password, shown once; keep it in a password manager:\n\n  ${password}\n\n`;
  if (values.print) {
    process.stdout.write(
      `${message}Setting of every server process with the role "api" (.env or environment), then restart it; all sessions of an\nearlier password end:\n\n  ADMIN_PASSWORD_HASH=${hash}\n`,
    );
    return;
  }
  const place = await keep(hash);
  process.stdout.write(
    `${message}It counts at once in every server of ${place}; all sessions of an earlier password have ended.\nWhere ADMIN_PASSWORD_HASH is set, as npm start sets it, that setting counts instead.\n`,
  );
}

/** Keeps the hash; returns where, in words. */
async function keep(hash: string): Promise<string> {
  const { databaseUrl, dataDir } = readCommandConfig(process.env);
  const database = await openDatabaseBeside({ databaseUrl, dataDir });
  try {
    const log = createLog('error', (line) => process.stderr.write(`${line}\n`));
    await prepareDatabase(database, log, AbortSignal.timeout(30_000));
    await replacePassword(database.pool, hash);
  } finally {
    await database.close();
  }
  return databaseUrl === undefined ? `DATA_DIR ${dataDir}` : 'DATABASE_URL';
}

try {
  await main();
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
