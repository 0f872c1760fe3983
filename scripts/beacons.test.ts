// The beacons that the draws are deployed with, against what the domain publishes.
import { localBeacon, quicknet } from '@lilape/contracts/deploy/beacons';
import { type Beacon, QUICKNET } from '@lilape/domain/draws/beacon';
import { LOCAL_BEACON } from '@lilape/domain/draws/local-beacon';
import { decompressKey } from '@lilape/domain/draws/signature';
import { hexOf } from '@lilape/domain/draws/words';
import { expect, test } from 'vitest';

const termsOf = ({ genesisSeconds, periodSeconds, publicKey }: Beacon) => ({
  genesis: BigInt(genesisSeconds),
  period: periodSeconds,
  key: hexOf(decompressKey(publicKey)),
});

test('behavior: the beacons in the contracts are those whose signatures are verified elsewhere', () => {
  expect(quicknet).toEqual(termsOf(QUICKNET));
  expect(localBeacon).toEqual(termsOf(LOCAL_BEACON));
});
