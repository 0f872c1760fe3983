// Applications as the database has them: received once each, listed for the admin, answered against the version that was read.
import { createHash } from 'node:crypto';
import type { Address } from '@lilape/domain/address';
import { AppError } from '@lilape/domain/app-error';
import { APPLICATION_DAYS, type ApplicationState } from '@lilape/domain/launchpad/application';
import type { Language } from '@lilape/domain/languages';
import type { ApplicationRequest } from '@lilape/wire/applications';
import type { Pool } from 'pg';
import { addressOf, bytesOf } from '#ledger/stored.ts';
import type { Db } from '#postgres/database.ts';
import { LOCKS } from '#postgres/locks.ts';
import { inOneGo } from '#postgres/transaction.ts';

type Hex = `0x${string}`;

/** What was received; texts are tidied, addresses in lower case. */
export type NewApplication = Omit<ApplicationRequest, 'contract' | 'account' | 'signature'> & {
  readonly contract: Address | null;
  /** Null where no wallet signed; `isOwner`: the token's contract names that wallet as its owner. */
  readonly signed: { readonly account: Address; readonly signature: Hex; readonly isOwner: boolean } | null;
};

export type Received = { readonly number: number; readonly receivedAt: Date };

export type StoredApplication = Received &
  Omit<NewApplication, 'requestId' | 'signed' | 'language'> & {
    readonly version: number;
    readonly state: ApplicationState;
    readonly note: string;
    readonly changedAt: Date;
    readonly language: Language;
    readonly account: Address | null;
  };

/**
 * The application that was received under the request's UUID, if it says the same.
 * @throws AppError APPLICATION_TWICE where it says something else
 */
export async function findReceived(db: Db, application: NewApplication): Promise<Received | null> {
  const { rows } = await db.query<{ number: number; received_at: Date; content: Buffer }>(
    'select number, received_at, content from app.applications where request_id = $1',
    [application.requestId],
  );
  const row = rows[0];
  if (row === undefined) return null;
  const { number } = row;
  if (!row.content.equals(contentOf(application))) throw new AppError('APPLICATION_TWICE', { number });
  return { number, receivedAt: row.received_at };
}

/**
 * Writes an application down, unless it was; whoever sends the same at the same time gets the same number.
 * @throws AppError APPLICATION_TWICE with the number of the one of this project that is open
 */
export async function receiveApplication(
  pool: Pick<Pool, 'connect'>,
  application: NewApplication,
): Promise<Received> {
  return inOneGo(pool, async (db) => {
    await db.query('select pg_advisory_xact_lock($1)', [LOCKS.receiveApplication]);
    const known = await findReceived(db, application);
    if (known !== null) return known;
    const identity = identityOf(application);
    await refuseSecond(db, identity, rankOf(application.signed));
    const { contract, signed } = application;
    const { rows } = await db.query<{ number: number; received_at: Date }>(
      `insert into app.applications (request_id, content, identity, project, contract, links, contact, pitch,
         language, account, signature, is_owner)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) returning number, received_at`,
      [
        application.requestId,
        contentOf(application),
        identity,
        application.project,
        contract && bytesOf(contract),
        application.links,
        application.contact,
        application.pitch,
        application.language,
        signed && bytesOf(signed.account),
        signed && bytesOf(signed.signature),
        signed?.isOwner ?? false,
      ],
    );
    const row = rows[0];
    if (row === undefined) throw new Error('An application was not written.');
    return { number: row.number, receivedAt: row.received_at };
  });
}

/** The newest applications, at most `limit`; those of a state, those before a number. */
export async function readApplications(
  db: Db,
  { state, before, limit }: { state: ApplicationState | null; before: number | null; limit: number },
): Promise<StoredApplication[]> {
  const { rows } = await db.query<Row>(
    `select ${COLUMNS} from app.applications
     where ($1::text is null or state = $1) and ($2::int is null or number < $2)
     order by number desc limit $3`,
    [state, before, limit],
  );
  return rows.map(applicationOf);
}

/** How many applications are in each state. */
export async function countApplications(db: Db): Promise<Record<ApplicationState, number>> {
  const { rows } = await db.query<{ state: ApplicationState; count: number }>(
    'select state, count(*)::int as count from app.applications group by state',
  );
  const counts = { new: 0, reading: 0, accepted: 0, declined: 0 };
  for (const { state, count } of rows) counts[state] = count;
  return counts;
}

export type Answer = {
  readonly number: number;
  readonly version: number;
  readonly state: ApplicationState;
  readonly note: string;
};

/**
 * Gives an application a state and a note; `write` notes the action in the same transaction.
 * @throws AppError APPLICATION_UNKNOWN, APPLICATION_OVERTAKEN; APPLICATION_TWICE where it would be open beside another
 */
export async function answerApplication(
  pool: Pick<Pool, 'connect'>,
  { number, version, state, note }: Answer,
  write: (db: Db) => Promise<void>,
): Promise<StoredApplication> {
  return inOneGo(pool, async (db) => {
    await db.query('select pg_advisory_xact_lock($1)', [LOCKS.receiveApplication]);
    const { rows } = await db.query<Row & { identity: string; is_owner: boolean }>(
      `select ${COLUMNS}, identity, is_owner from app.applications where number = $1`,
      [number],
    );
    const known = rows[0];
    if (known === undefined) throw new AppError('APPLICATION_UNKNOWN', { number });
    if (known.version !== version)
      throw new AppError('APPLICATION_OVERTAKEN', { number, version: known.version });
    if (state === 'new' || state === 'reading')
      await refuseSecond(db, known.identity, rankOf(known.account && { isOwner: known.is_owner }), number);
    await write(db);
    const { rows: after } = await db.query<Row>(
      `update app.applications set state = $2, note = $3, version = version + 1, changed_at = now()
       where number = $1 returning ${COLUMNS}`,
      [number, state, note],
    );
    return applicationOf(after[0] ?? known);
  });
}

/** Forgets applications that nobody has changed for long. @see APPLICATION_DAYS */
export async function forgetOldApplications(db: Db): Promise<void> {
  await db.query(
    `delete from app.applications a using unnest($1::text[], $2::int[]) as kept (state, days)
     where a.state = kept.state and a.changed_at < now() - kept.days * interval '1 day'`,
    [Object.keys(APPLICATION_DAYS), Object.values(APPLICATION_DAYS)],
  );
}

/** Unsigned, signed by somebody, signed by the token's owner. */
function rankOf(signed: { readonly isOwner: boolean } | null): number {
  return signed === null ? 0 : signed.isOwner ? 2 : 1;
}

/**
 * A signed application goes before unsigned ones, which anybody can send in the name of a project, and one of the token's
 * owner before those of others.
 * @throws AppError APPLICATION_TWICE where another application of the project is open that goes before this one
 */
async function refuseSecond(db: Db, identity: string, rank: number, but = 0): Promise<void> {
  const { rows } = await db.query<{ number: number }>(
    `select number from app.applications
     where identity = $1 and state in ('new', 'reading') and number <> $2
       and case when account is null then 0 when is_owner then 2 else 1 end >= $3
     order by number limit 1`,
    [identity, but, rank],
  );
  if (rows[0] !== undefined) throw new AppError('APPLICATION_TWICE', { number: rows[0].number });
}

/** Which project it is: by its token, or else by its name and who is to be answered. */
function identityOf({ contract, project, contact }: NewApplication): string {
  return contract ?? `${project}\n${contact}`.toLowerCase();
}

function contentOf({ contract, signed, ...rest }: NewApplication): Buffer {
  const { project, links, contact, pitch, language } = rest;
  const said = [project, contract, links, contact, pitch, language, signed?.account ?? null];
  return createHash('sha256').update(JSON.stringify(said)).digest();
}

type Row = {
  number: number;
  version: number;
  state: ApplicationState;
  note: string;
  received_at: Date;
  changed_at: Date;
  project: string;
  contract: Buffer | null;
  links: string[];
  contact: string;
  pitch: string;
  language: StoredApplication['language'];
  account: Buffer | null;
};

const COLUMNS =
  'number, version, state, note, received_at, changed_at, project, contract, links, contact, pitch, language, account';

function applicationOf({ received_at: receivedAt, changed_at: changedAt, contract, account, ...row }: Row) {
  return {
    ...row,
    receivedAt,
    changedAt,
    contract: contract && addressOf(contract),
    account: account && addressOf(account),
  };
}
