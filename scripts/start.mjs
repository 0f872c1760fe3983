// `npm start`: installs what is missing, then hands over to Node 24. Runs on Node 20.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { ensureInstalled, nodePath, projectEnvironment, root } from './install.mjs';

ensureInstalled();
// The channel tells the stack when this process is gone, so that a killed `npm start` leaves nothing running.
const flags = ['--max-semi-space-size=8', ...(existsSync(join(root, '.env')) ? ['--env-file=.env'] : [])];
const child = spawn(nodePath, [...flags, join(root, 'scripts/stack/start.ts')], {
  cwd: root,
  env: projectEnvironment(),
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
child.on('exit', (code) => process.exit(code ?? 1));
