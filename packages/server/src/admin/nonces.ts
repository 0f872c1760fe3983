// Nonces of the texts that wallets sign to come in: made here, good once, for minutes by the database's clock.
import { randomBytes } from 'node:crypto';
import { WALLET_TEXT_MINUTES } from '@lilape/domain/admin/wallet-text';
import type { Db } from '#postgres/database.ts';

/** A new nonce of 128 bits, letters and digits alone. @see EIP-4361 */
export async function makeNonce(db: Db): Promise<string> {
  const nonce = randomBytes(16).toString('hex');
  await db.query(
    `insert into app.sign_in_nonces (nonce, ends_at) values ($1, now() + $2 * interval '1 minute')`,
    [nonce, WALLET_TEXT_MINUTES],
  );
  return nonce;
}

/** What a nonce is: `fresh`, `used`, or of no use because it is not ours or too old. */
export async function stateOfNonce(db: Db, nonce: string): Promise<'fresh' | 'used' | 'unknown'> {
  const { rows } = await db.query<{ isUsed: boolean }>(
    `select used_at is not null as "isUsed" from app.sign_in_nonces where nonce = $1 and ends_at > now()`,
    [nonce],
  );
  if (rows[0] === undefined) return 'unknown';
  return rows[0].isUsed ? 'used' : 'fresh';
}

/** Uses a nonce up; false where somebody did before. */
export async function useNonce(db: Db, nonce: string): Promise<boolean> {
  const { rowCount } = await db.query(
    'update app.sign_in_nonces set used_at = now() where nonce = $1 and used_at is null and ends_at > now()',
    [nonce],
  );
  return rowCount === 1;
}
