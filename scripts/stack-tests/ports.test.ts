import { once } from 'node:events';
import { createServer } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import { type Folder, type Run, newFolder, removeFolder, run } from './rig.ts';

let folder: Folder;
const runs: Run[] = [];

beforeEach(async () => {
  folder = await newFolder();
});
afterEach(() => removeFolder(folder, runs.splice(0)));

function start(on: Folder): Run {
  const next = run(on);
  runs.push(next);
  return next;
}

async function occupy(port: number) {
  const server = createServer().listen(port, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

describe('npm start', () => {
  test('error: the port of the site is taken', async () => {
    const server = await occupy(folder.port);
    const refused = start(folder);
    expect(await refused.ended()).toBe(1);
    expect(refused.output()).toContain(
      `Port ${folder.port} (the site) is already in use. Stop the program that uses it, or choose another with PORT=${folder.port + 1}.`,
    );
    server.close();
  });

  test('error: the port of the chain is taken', async () => {
    const server = await occupy(folder.chainPort);
    const refused = start(folder);
    expect(await refused.ended()).toBe(1);
    expect(refused.output()).toContain(
      `Port ${folder.chainPort} (the local chain) is already in use. Stop the program that uses it, or choose another with CHAIN_PORT=${folder.chainPort + 1}.`,
    );
    server.close();
  });
});
