// An address of a request, as the ledger writes addresses.
import { parseAddress } from '@lilape/domain/address';
import { AppError } from '@lilape/domain/app-error';

/** The address in lower case. @throws AppError INVALID_REQUEST for what the schema should have refused */
export function lowerAddress(text: string) {
  const parsed = parseAddress(text);
  if (!parsed.ok) throw new AppError('INVALID_REQUEST');
  return parsed.address;
}
