// The command `npm run docs`: writes the index of decisions.
import { writeFileSync } from 'node:fs';

import { indexPath, readDecisions, renderIndex } from './decisions.ts';

writeFileSync(indexPath, renderIndex(readDecisions()));
