// `npm test`, and with `--deep` `npm run test:deep`: installs what is missing, then runs everything on Node 24. Runs on Node 20.
import { spawn } from 'node:child_process';
import { join } from 'node:path';

import { ensureInstalled, nodePath, projectEnvironment, root } from './install.mjs';

ensureInstalled();
const child = spawn(nodePath, [join(root, 'scripts/run/everything.ts')], {
  cwd: root,
  env: { ...projectEnvironment(), DEEP: process.argv.includes('--deep') ? '1' : '0' },
  stdio: 'inherit',
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
child.on('exit', (code) => process.exit(code ?? 1));
