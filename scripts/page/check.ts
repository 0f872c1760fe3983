// Whether a site serves what these sources build, file by file; run by anybody, against any site.
//   npm run page:check -- --site https://… [--list SHA256SUMS]
// Without a list that of the own build, packages/web/dist/SHA256SUMS. The exit code is 1 where anything differs.
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';

import { parseList, sha256Of } from './hash-list.ts';
import { checkSite } from './site-check.ts';

const own = join(resolve(import.meta.dirname, '../..'), 'packages/web/dist/SHA256SUMS');
const { values } = parseArgs({
  options: { site: { type: 'string' }, list: { type: 'string', default: own } },
});
if (values.site === undefined || !URL.canParse(values.site)) {
  console.error('Usage: page:check -- --site https://… [--list SHA256SUMS]');
  process.exit(1);
}
const site = values.site;
const list = readFileSync(values.list, 'utf8');
const checked = await checkSite(parseList(list), (path) =>
  fetch(new URL(path, site), { redirect: 'manual' }),
);
const count = (found: string): number => checked.filter((each) => each.found === found).length;
for (const { path, found } of checked)
  if (found === 'differs' || found === 'missing') console.error(`${found}: ${path}`);
console.log(
  `list ${sha256Of(list)}: ${count('same')} files the same, ${count('filled')} documents with the site's settings in them,`,
);
console.log(
  `${count('admin')} for the admin alone, ${count('differs')} that differ, ${count('missing')} missing.`,
);
if (count('differs') + count('missing') > 0) process.exitCode = 1;
