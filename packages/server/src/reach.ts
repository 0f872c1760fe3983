// Turns the failures of Postgres and of RPC endpoints into the one answer that people get for them.
import { AppError } from '@lilape/domain/app-error';
import { withDeadline } from '#deadline.ts';

/** SQLSTATE classes that mean that our statement is wrong, not that the database is away. */
const OUR_FAULT = /^(22|23|42)/;
const SQLSTATE = /^[0-9A-Z]{5}$/;

/**
 * The result of a database read. @throws AppError SERVICE_UNAVAILABLE when the database is down, restarting, out of
 * connections or silent for `deadlineMs`; a fault in the statement itself is thrown as it is.
 */
export async function reachDatabase<T>(work: () => Promise<T>, deadlineMs = 5_000): Promise<T> {
  try {
    return await withDeadline(work(), deadlineMs);
  } catch (error) {
    const { code } = error as { code?: unknown };
    if (typeof code === 'string' && SQLSTATE.test(code) && OUR_FAULT.test(code)) throw error;
    throw unavailable(error);
  }
}

/** The result of a call to the chain. @throws AppError SERVICE_UNAVAILABLE when no endpoint gave one in `deadlineMs` */
export async function reachChain<T>(work: () => Promise<T>, deadlineMs = 2_500): Promise<T> {
  try {
    return await withDeadline(work(), deadlineMs);
  } catch (error) {
    throw unavailable(error);
  }
}

function unavailable(error: unknown): AppError {
  return error instanceof AppError ? error : new AppError('SERVICE_UNAVAILABLE', {}, { cause: error });
}
