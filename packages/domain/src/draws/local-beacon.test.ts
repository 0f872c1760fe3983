import { expect, test } from 'vitest';
import { LOCAL_BEACON, LOCAL_SECRET_KEY } from '@lilape/domain/draws/local-beacon';
import { publicKeyOf } from '@lilape/domain/draws/signature';

test('behavior: the public key that is written out is that of the secret one', () => {
  expect(LOCAL_BEACON.publicKey).toBe(publicKeyOf(LOCAL_SECRET_KEY));
});
