// `npm run draw` on the bundled local chain: from an ended sale to a settled draw, and against a site that lies.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { type Server, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { localPrivateKey } from '@lilape/contracts/deploy/local-config';
import { drawsAbi, erc20Abi } from '@lilape/contracts/generated/abis';
import { deployments } from '@lilape/contracts/generated/deployments';
import { TOKEN_PRIZES } from '@lilape/domain/draws/giveaway';
import { createPublicClient, http } from 'viem';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { runDraw } from '../draw/run.ts';
import { type Stack, startStack } from '../stack/stack.ts';
import { openMarket, personOf } from './market.ts';
import { type Folder, newFolder, removeFolder } from './rig.ts';

const { draws, lilape } = deployments[31337].contracts;
const OWNER = localPrivateKey('owner');
/** Nobody in particular. */
const STRANGER = localPrivateKey('marketing');
let folder: Folder;
let stack: Stack;

beforeAll(async () => {
  folder = await newFolder();
  stack = await startStack({ ...folder, rpcUrl: undefined, databaseUrl: undefined, role: 'all' });
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await stack.stop();
  await removeFolder(folder, []);
});

type Ended = { readonly code: number; readonly said: string };

/** Takes a step with a key; what was said, and how it ended. */
async function draw(words: readonly string[], key = STRANGER): Promise<Ended> {
  return step([...words, '--rpc', stack.rpcUrl], key);
}

async function step(words: readonly string[], key = STRANGER): Promise<Ended> {
  vi.stubEnv('DRAW_KEY', key);
  const said: string[] = [];
  const say = (line: string) => void said.push(line);
  const code = await runDraw(words, say, say);
  return { code, said: said.join('\n') };
}

/** The same as a program of its own, as somebody runs it. */
async function program(...words: readonly string[]): Promise<Ended> {
  const command = spawn(process.execPath, ['scripts/draw/main.ts', ...words, '--rpc', stack.rpcUrl], {
    cwd: new URL('../..', import.meta.url),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said: string[] = [];
  for (const stream of [command.stdout, command.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => said.push(text));
  const [code] = (await once(command, 'close')) as [number];
  return { code, said: said.join('') };
}

async function lab(action: object): Promise<void> {
  const response = await fetch(`${stack.url}/api/lab`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(action),
  });
  expect(await response.json()).toMatchObject({ success: true });
}

const statusIs = (status: string) =>
  expect
    .poll(async () => (await (await fetch(`${stack.url}/api/giveaway`)).json()) as object, {
      timeout: 30_000,
    })
    .toMatchObject({ status });
const onSite = () => ['--site', stack.url];
const reader = () => createPublicClient({ transport: http(stack.rpcUrl) });

/** A site that is ours but for what `change` makes of an answer. */
async function liar(
  change: (path: string, text: string) => string,
): Promise<{ url: string; server: Server }> {
  const server = createServer((request, response) => {
    void fetch(`${stack.url}${request.url ?? ''}`)
      .then(async (answer) => change(request.url ?? '', await answer.text()))
      .then((text) => response.end(text));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server };
}

// Two dozen steps, each over the chain and the site, one after the other.
const WHOLE_DRAW = { timeout: 480_000 };

test(
  'behavior: a giveaway is listed, revealed, settled and checked, each said before it is sent',
  WHOLE_DRAW,
  async () => {
    expect(await draw(['list', '--yes'])).toMatchObject({ code: 2 });
    const market = openMarket(stack.rpcUrl);
    await market.prepare();
    await market.buy(300_000_000n);
    for (const person of [personOf('b1'), personOf('b2')]) {
      const another = openMarket(stack.rpcUrl, person);
      await another.prepare();
      await another.buy(100_000_000n);
    }
    await lab({ action: 'end-sale', how: 'goal-reached' });
    expect((await draw(['list', '--yes'])).said).toContain('the sale is not finalised');
    await market.finalise();
    await lab({ action: 'jump', seconds: 3_600 });
    await statusIs('ready');

    expect((await draw(['open', ...onSite(), '--yes'], OWNER)).said).toContain('Say --launch');
    expect(await draw(['list', ...onSite()])).toMatchObject({ code: 2 });
    const listed = await draw(['list', ...onSite(), '--yes']);
    expect(listed.said).toContain('publishes this very list');
    expect(listed.said).toContain('The draw is open: round');
    expect(listed).toMatchObject({ code: 0 });
    expect((await draw(['list', ...onSite(), '--yes'])).said).toContain('The draw is open already.');
    expect((await draw(['settle', '--yes'])).said).toContain('nothing to settle');
    await statusIs('open');
    expect((await draw(['reveal', ...onSite(), '--yes'])).code).toBe(2);
    expect((await draw(['reveal', '--signature', 'ab'.repeat(48), '--yes'])).said).toContain(
      'not the beacon’s signature',
    );

    await lab({ action: 'jump', seconds: 86_400 });
    await expect
      .poll(async () => (await fetch(`${stack.url}/api/draws/1/beacon`)).status, { timeout: 30_000 })
      .toBe(200);
    expect(await draw(['reveal', ...onSite(), '--yes'])).toMatchObject({ code: 0 });
    expect((await draw(['check', ...onSite()])).said).toContain('(not settled yet)');

    expect((await draw(['prize', '--ape', '9901', '--yes'])).said).toContain('Nobody has won ape #9901 yet.');
    const settled = await draw(['settle', '--batch', '3', '--yes']);
    expect(settled.said).toContain('Every place has its winner.');
    expect(settled.said).toContain('places 3 to 3');
    const checked = await program('check', ...onSite());
    expect(checked.said).toContain('ok  the 4 winners on chain are those that the seed names');
    expect(checked).toMatchObject({ code: 0 });
    const fetched = await draw(['prize', '--ape', '9901', '--yes']);
    expect(fetched.said).toContain('The winner has it.');
    expect(fetched).toMatchObject({ code: 0 });
    expect((await draw(['prize', '--ape', '9901', '--yes'])).said).toContain('TokenAlreadyExists');
    expect(await draw(['prize', '--ape', '9902', '--yes'])).toMatchObject({ code: 2 });
    await lab({ action: 'jump', seconds: 3_600 });
    await expect
      .poll(async () => (await step(['check', ...onSite()])).said, { timeout: 60_000 })
      .toContain('the 4 winners on chain');
    const winner = await reader().readContract({
      address: draws,
      abi: drawsAbi,
      functionName: 'winnerOf',
      args: [1n, 0n],
    });
    const args = [winner] as const;
    const prize = await reader().readContract({
      address: lilape,
      abi: erc20Abi,
      functionName: 'balanceOf',
      args,
    });
    expect(prize).toBeGreaterThanOrEqual(TOKEN_PRIZES[0] ?? 0n);
  },
);

test('error: a site that publishes another list is found out, and the command ends with 1', async () => {
  const { url, server } = await liar((path, text) =>
    path.startsWith('/ipfs/') ? text.replace('"index":1', '"index":2') : text,
  );
  try {
    const checked = await program('check', '--site', url);
    expect(checked.said).toContain('by its bytes');
    expect(checked.code).toBe(1);
  } finally {
    server.close();
  }
});

test('error: nothing can be checked where nobody answers', async () => {
  expect(await program('check', '--site', 'http://127.0.0.1:9')).toMatchObject({ code: 2 });
  expect((await draw(['check', '--draw', '7'])).said).toContain('draw 7 was not opened yet');
});
