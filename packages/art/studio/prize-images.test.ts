// The pictures of the prizes never change: a contract holds the root of what they hang on.
import { PRIZE_IMAGE_CIDS } from '@lilape/domain/apes/prize-images';
import { expect, test } from 'vitest';

import { prizeImageCids } from './prize-images.ts';

/** The long run paints them all; whatever changes how apes are painted changes one of ten of them too. */
const STEP = process.env['DEEP'] === '1' ? 1 : 10;

test('behavior: the hundred prizes are painted to the bytes whose CIDs are listed', () => {
  expect(prizeImageCids(STEP), 'run npm run prizes -w @lilape/art; after a deployment never').toEqual(
    PRIZE_IMAGE_CIDS.filter((_, at) => at % STEP === 0),
  );
  expect(new Set(PRIZE_IMAGE_CIDS).size).toBe(100);
});
