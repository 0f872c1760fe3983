// Published on Base (8453), on a local chain with its id: from the config to the signature.
import { holdsWherePublished } from './release/holds.ts';
import { test } from './release/test.ts';

test.use({ publishedChain: 'base' });

holdsWherePublished();
