// Writes the list of the prizes' pictures, which the root in the collection's contract hangs on: npm run prizes -w @lilape/art.
import { writeFileSync } from 'node:fs';

import { prizeImageCids, prizeImagesPath } from './prize-images.ts';

const list = prizeImageCids().map((cid) => `  '${cid}',\n`);
writeFileSync(
  prizeImagesPath,
  `// Made by npm run prizes -w @lilape/art: what the apes 9,901 to 10,000 look like, by the CIDs of their pictures.

/** By place in the prizes: the first is that of id 9,901. */
export const PRIZE_IMAGE_CIDS: readonly string[] = [
${list.join('')}];
`,
);
