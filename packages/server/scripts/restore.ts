// `npm run restore`: puts a backup back onto an empty database and data folder; checks one; compares restored rows with the chain.
import { parseArgs } from 'node:util';
import { checkBackup } from '#backup/check.ts';
import { readDifferences } from '#backup/compare.ts';
import { openEmptyFolder } from '#backup/empty-folder.ts';
import { isBackupName } from '#backup/manifest.ts';
import { findBackup, restoreBackup } from '#backup/restore.ts';
import { openVault } from '#backup/vault.ts';
import { type Config, readCommandConfig } from '#config.ts';
import { openDatabase, openDatabaseBeside } from '#postgres/database.ts';
import { ConfigError } from '#settings.ts';
import { StartError } from '#start-error.ts';

const HELP = `npm run restore                     restores the newest backup of BACKUP_URL onto an empty DATABASE_URL or DATA_DIR
npm run restore -- --backup NAME    restores that one, such as 2026-11-24T18-12-27-123Z
npm run restore -- --check          reads the backup whole and restores nothing
npm run restore -- --compare        once the server has read the chain again: what restored rows name and the chain has not
`;

const { values } = parseArgs({
  options: {
    backup: { type: 'string' },
    check: { type: 'boolean', default: false },
    compare: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

const settings = (): Config => readCommandConfig(process.env);
const say = (text: string): void => void process.stdout.write(`${text}\n`);
const timeOf = (ms: number): string => `${new Date(ms).toISOString().slice(0, 19).replace('T', ' ')} UTC`;
const ageOf = (ms: number): string => `${Math.round((Date.now() - ms) / 1_000)} s ago`;

function vaultOf({ backup }: Config) {
  if (backup === null) throw new ConfigError('BACKUP_URL and BACKUP_KEY must be set: they name the backups.');
  return openVault(backup);
}

function nameGiven(): string | undefined {
  const name = values.backup;
  if (name !== undefined && !isBackupName(name))
    throw new ConfigError(`--backup must be a name such as 2026-11-24T18-12-27-123Z, not "${name}".`);
  return name;
}

async function check(config: Config): Promise<void> {
  const vault = vaultOf(config);
  const { name, manifest, stillAtMs } = await findBackup(vault, config.chainId, nameGiven());
  const { rows, files } = await checkBackup(vault, manifest);
  say(
    `The backup ${name} is whole: ${rows} rows, ${files} files, as of ${timeOf(stillAtMs)}, ${ageOf(stillAtMs)}.`,
  );
}

async function restore(config: Config): Promise<void> {
  const startedMs = performance.now();
  const { databaseUrl, dataDir, chainId } = config;
  const vault = vaultOf(config);
  const name = nameGiven();
  // Before anything is made: most of what can be wrong is wrong here.
  await findBackup(vault, chainId, name);
  const folder = await openEmptyFolder(dataDir);
  const database = await openDatabase({ databaseUrl, dataDir });
  try {
    const restored = await restoreBackup({ pool: database.pool, vault, chainId, files: folder.files, name });
    await folder.done();
    const seconds = ((performance.now() - startedMs) / 1_000).toFixed(1);
    say(
      `Restored the backup ${restored.name} in ${seconds} s: ${restored.rows} rows, ${restored.files} files.`,
    );
    say(
      `It has everything up to ${timeOf(restored.stillAtMs)}, ${ageOf(restored.stillAtMs)}; what was written later is lost.`,
    );
    if (restored.missingFiles > 0)
      say(
        `${restored.missingFiles} published files were not in it: check them on the admin page (NFT studio, “Files of apes”).`,
      );
    if (restored.unknownMessages > 0)
      say(
        `Of ${restored.unknownMessages} messages nobody knows whether they went out: see the admin page (Posts, “History and outbox”).`,
      );
    say(
      `The machine before is fenced. Start the server: it reads the chain ${restored.ledgerUpTo === null ? 'again' : `on from block ${restored.ledgerUpTo}`}, and the worker waits until then.`,
    );
  } finally {
    await database.close();
  }
}

async function compare({ databaseUrl, dataDir }: Config): Promise<void> {
  const database = await openDatabaseBeside({ databaseUrl, dataDir });
  try {
    const sentences = await readDifferences(database.pool);
    for (const sentence of sentences) say(sentence);
    say(
      sentences.length === 0
        ? 'Everything that rows name is in the chain.'
        : `${sentences.length} differences.`,
    );
  } finally {
    await database.close();
  }
}

try {
  if (values.help) process.stdout.write(HELP);
  else if (values.compare) await compare(settings());
  else if (values.check) await check(settings());
  else await restore(settings());
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
