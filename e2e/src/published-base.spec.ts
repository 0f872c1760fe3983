// Published on Base (8453), on a local chain with its id, in a long run: every run publishes on Base Sepolia, whose documents weigh more.
import { isDeep } from './deep.ts';
import { holdsWherePublished } from './release/holds.ts';
import { test } from './release/test.ts';

test.use({ publishedChain: 'base' });

if (isDeep) holdsWherePublished();
