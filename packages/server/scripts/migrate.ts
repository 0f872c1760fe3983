// `npm run migrate`: brings the database to the newest schema as its owner, and lets another user serve from it.
import { parseArgs } from 'node:util';
import { readCommandConfig } from '#config.ts';
import { openDatabaseBeside } from '#postgres/database.ts';
import { grantServing } from '#postgres/grant.ts';
import { migrate } from '#postgres/migrate.ts';
import { inOneGo } from '#postgres/transaction.ts';
import { StartError } from '#start-error.ts';

const HELP = `npm run migrate                    brings DATABASE_URL, given here as its owner, to the newest schema
npm run migrate -- --grant USER    and lets USER serve from it, who needs to own nothing; the owner must be a member of USER
`;

const { values } = parseArgs({
  options: { grant: { type: 'string' }, help: { type: 'boolean', default: false } },
});

async function run(user: string | undefined): Promise<void> {
  const config = readCommandConfig(process.env);
  const database = await openDatabaseBeside(config);
  try {
    await migrate(database.pool);
    if (user !== undefined) await inOneGo(database.pool, (client) => grantServing(client, user));
  } finally {
    await database.close();
  }
  process.stdout.write(
    user === undefined
      ? 'The schema is the newest.\n'
      : `The schema is the newest, and ${user} may serve from it.\n`,
  );
}

try {
  if (values.help) process.stdout.write(HELP);
  else await run(values.grant);
} catch (error) {
  const refusal = refusalOf(error);
  if (!(error instanceof StartError) && refusal === undefined) throw error;
  process.stderr.write(`${refusal ?? (error as Error).message}\n`);
  process.exitCode = 1;
}

/** What the person at the keyboard can mend, by Postgres' code. */
function refusalOf(error: unknown): string | undefined {
  const { code, message } = error as { code?: string; message: string };
  if (code === '42704') return `There is no such user (${message}): make it with createuser first.`;
  if (code === '42501')
    return `The user of DATABASE_URL may not do that (${message}): run this as the owner of the database, who is a member of the user that serves.`;
  return undefined;
}
