// Published on Base Sepolia (84532), on a local chain with its id: from the config to the signature.
import { holdsWherePublished } from './release/holds.ts';
import { test } from './release/test.ts';

test.use({ publishedChain: 'base-sepolia' });

holdsWherePublished();
