// The whole command on a chain with Base's id: what was deployed there is what the sources compile to.
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { type IncomingMessage, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Hex } from 'viem';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { type Bench, openBench } from '../deploy/command.fixture.ts';
import { completeConfig } from '../deploy/config.fixture.ts';
import { readDeployment, recordPath } from '../deploy/record-file.ts';
import { CONTRACTS, type ContractName, contractNames, ourNames } from '../table.ts';
import { readArtifact } from '../scripts/artifacts.ts';
import { compileContracts, runVerifyCode } from './command.ts';
import { runtimeProblems } from './runtime.ts';

let bench: Bench;
let out: string;
let isCompiled = false;

/** As the command does, once: the sources stay as they are. */
function compile(): void {
  if (!isCompiled) compileContracts();
  isCompiled = true;
}

beforeAll(async () => {
  bench = await openBench('base');
  out = join(bench.folder, 'verification');
  const deployed = await bench.deploy(completeConfig());
  if (deployed.exitCode !== 0) throw new Error(deployed.output);
}, 180_000);

afterAll(() => bench.stop());

const nowhere = { sourcifyUrl: '', etherscanUrl: '', pause: () => Promise.resolve() };

async function run(...more: string[]) {
  const lines: string[] = [];
  const print = (line: string) => void lines.push(line);
  const args = ['--chain', 'base', '--records', bench.folder, '--out', out, ...more];
  const isAlike = await runVerifyCode(args, {
    env: { RPC_URL: bench.rpcUrl },
    print,
    explorers: nowhere,
    compile,
  });
  return { isAlike, output: lines.join('\n') };
}

const record = () => {
  const deployment = readDeployment(8453, bench.folder);
  if (deployment === null) throw new Error('Nothing was recorded.');
  return deployment;
};

/** Runs with another record, and puts the first one back. */
async function runWith(change: (deployment: ReturnType<typeof record>) => unknown) {
  const path = recordPath(8453, bench.folder);
  const before = readFileSync(path, 'utf8');
  writeFileSync(path, JSON.stringify(change(record())));
  try {
    return await run();
  } finally {
    writeFileSync(path, before);
  }
}

test('behavior: every contract of the record is the same, and each one’s input is written', async () => {
  const { isAlike, output } = await run();
  expect(output).not.toContain('differs');
  expect(isAlike).toBe(true);
  const made = contractNames.filter((name) => record().created[name] !== undefined);
  expect(made).toEqual(ourNames);
  for (const name of made)
    expect(output).toMatch(
      new RegExp(`^the same ${CONTRACTS[name].solidity} +${record().contracts[name]}: `, 'm'),
    );
  expect(output).toContain(`the same Create3Deployer ${record().create3Deployer}: creation and runtime code`);
  expect(output).toMatch(/the same Presale .*, \d+ immutables set by its constructor/);
  expect(output).toMatch(
    /^named by Uniswap PoolManager +0x498581fF718922c3f8e6A244956aF099B2652b2b: by its address alone/m,
  );
  expect(readdirSync(join(out, '8453')).length).toBe(2 * (made.length + 1) + 1);
  const body = JSON.parse(readFileSync(join(out, '8453/Presale.sourcify.json'), 'utf8')) as unknown;
  expect(body).toMatchObject({
    compilerVersion: '0.8.37+commit.f401782d',
    contractIdentifier: 'packages/contracts/src/Presale.sol:Presale',
    creationTransactionHash: record().created.presale?.transaction,
  });
});

test('error: another code, one bit of it, and an immutable of which one place differs are noticed', async () => {
  const address = record().contracts.presale;
  const code = (await bench.reader.getCode({ address })) ?? '0x';
  const { deployedBytecode } = readArtifact('Presale') as unknown as {
    deployedBytecode: Parameters<typeof runtimeProblems>[0];
  };
  const place = Object.values(deployedBytecode.immutableReferences ?? {}).find(
    ({ length }) => length > 1,
  )?.[1];
  try {
    await bench.setCode(address, flipped(code, 100));
    expect((await run()).output).toContain(
      `differs  Presale         ${address}: its runtime code differs from what is compiled, from byte 100 on`,
    );
    await bench.setCode(address, flipped(code, (place?.start ?? 0) + 31));
    const { isAlike, output } = await run();
    expect(isAlike).toBe(false);
    expect(output).toMatch(
      /differs {2}Presale .*: an immutable has several values: 0x[0-9a-f]{64}, 0x[0-9a-f]{64}/,
    );
    await bench.setCode(address, '0x00');
    expect((await run()).output).toContain('its runtime code has 1 bytes, but ');
  } finally {
    await bench.setCode(address, code);
  }
  expect((await run()).isAlike).toBe(true);
});

const at = (poolManager: Hex | null) => (known: ReturnType<typeof record>) => ({
  ...known,
  contracts: { ...known.contracts, poolManager },
});

test('error: a PoolManager that is not Uniswap’s on Base, and one that is not there', async () => {
  const elsewhere = '0xDeAddEAddeADdeADdEaDdEaddeadDeADdEAD0002';
  await bench.plantManager(elsewhere);
  const other = await runWith(at(elsewhere));
  expect(other).toMatchObject({ isAlike: false });
  expect(other.output).toContain(
    `differs  PoolManager     ${elsewhere}: Uniswap's own is at 0x498581fF718922c3f8e6A244956aF099B2652b2b`,
  );
  const absent = await runWith(at('0xDeadDEaddeAddEAdDEaDdeADdEADdeADdeAD0003'));
  expect(absent.output).toMatch(/differs {2}PoolManager .*: there is no code/);
  const none = await runWith(at(null));
  expect(none).toMatchObject({ isAlike: true });
  expect(none.output).not.toContain('PoolManager');
});

test('behavior: a PoolManager that was created with us is compared with its makers’ package', async () => {
  const sepolia = await openBench('base-sepolia');
  try {
    const config = { ...completeConfig(), coins: {}, poolManager: null };
    expect(await sepolia.deploy(config)).toMatchObject({ exitCode: 0 });
    const lines: string[] = [];
    const verify = () =>
      runVerifyCode(['--chain', 'base-sepolia', '--records', sepolia.folder, '--out', out], {
        env: { RPC_URL: sepolia.rpcUrl },
        print: (line) => void lines.push(line),
        explorers: nowhere,
        compile,
      });
    expect(await verify()).toBe(true);
    const address = readDeployment(84532, sepolia.folder)?.contracts.poolManager as Hex;
    expect(lines).toContain(
      `the same PoolManager     ${address}: creation and runtime code of @uniswap/v4-core, 1 immutables set by its constructor`,
    );
    const code = (await sepolia.reader.getCode({ address })) ?? '0x';
    await sepolia.setCode(address, flipped(code, 100));
    expect(await verify()).toBe(false);
    expect(lines).toContain(
      `differs  PoolManager     ${address}: its runtime code differs from what is compiled, from byte 100 on`,
    );
  } finally {
    await sepolia.stop();
  }
}, 180_000);

/** The code with the last bit of one of its bytes turned. */
function flipped(code: Hex, byte: number): Hex {
  const bytes = Buffer.from(code.slice(2), 'hex');
  bytes[byte] = (bytes[byte] ?? 0) ^ 1;
  return `0x${bytes.toString('hex')}`;
}

test('error: a record that names another transaction, or none, or another deployer', async () => {
  const first = { transaction: (await bench.reader.getBlock({ blockNumber: 1n })).transactions[0] };
  const of = (created: object, name: ContractName) => ({ ...record().created[name], ...created });
  const other = await runWith((known) => ({
    ...known,
    created: { ...known.created, draws: of(first, 'draws') },
  }));
  expect(other).toMatchObject({ isAlike: false });
  expect(other.output).toContain(`transaction ${first.transaction} did not create it`);
  const none = await runWith((known) => ({ ...known, created: { ...known.created, staking: undefined } }));
  expect(none).toMatchObject({ isAlike: false });
  expect(none.output).toContain('differs  staking: the record does not say what created it');
  const elsewhere = await runWith((known) => ({ ...known, create3Deployer: known.contracts.lilape }));
  expect(elsewhere.output).toContain(`: these sources create it at ${record().create3Deployer}`);
});

test('error: what cannot be run says why', async () => {
  const parts = { env: {}, print: () => {}, explorers: nowhere, compile };
  await expect(runVerifyCode(['--chain', 'local'], parts)).rejects.toThrow('Usage: ');
  await expect(runVerifyCode(['--chain', 'base-sepolia', '--post', 'nobody'], parts)).rejects.toThrow(
    'Usage: ',
  );
  await expect(runVerifyCode(['--chain', 'base-sepolia'], parts)).rejects.toThrow('Set RPC_URL');
  const args = ['--chain', 'base-sepolia', '--rpc', bench.rpcUrl];
  await expect(runVerifyCode([...args, '--records', out], parts)).rejects.toThrow('Nothing is recorded');
  writeFileSync(recordPath(84532, bench.folder), JSON.stringify({ ...record(), chainId: 84532 }));
  await expect(runVerifyCode([...args, '--records', bench.folder], parts)).rejects.toThrow(
    'The RPC serves chain 8453, but Base Sepolia is chain 84532.',
  );
});

test('behavior: with a flag it posts to Sourcify and Basescan, to each in the form that it asks for', async () => {
  const heard: { url: string; body: string }[] = [];
  const server = createServer((request, response) => {
    const answer = async () => {
      const body = await bodyOf(request);
      const url = request.url ?? '';
      heard.push({ url, body });
      response.end(JSON.stringify(answerTo(url, body, heard.length)));
    };
    void answer();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const lines: string[] = [];
  try {
    const args = ['--chain', 'base', '--records', bench.folder, '--out', out];
    await runVerifyCode([...args, '--post', 'sourcify', '--post', 'basescan'], {
      env: { RPC_URL: bench.rpcUrl, ETHERSCAN_API_KEY: 'KEY' },
      print: (line) => void lines.push(line),
      explorers: { sourcifyUrl: url, etherscanUrl: url, pause: () => Promise.resolve() },
      compile,
    });
  } finally {
    server.close();
  }
  const said = lines.filter((line) => /^(sourcify|basescan): /.test(line));
  const made = contractNames.filter((name) => record().created[name] !== undefined);
  expect(said.filter((line) => line.endsWith(': match'))).toHaveLength(made.length + 1);
  expect(said.filter((line) => line.endsWith(': Pass - Verified'))).toHaveLength(made.length + 1);
  const { presale } = record().contracts;
  const toSourcify = heard.find(({ url: path }) => path === `/v2/verify/8453/${presale}`);
  expect(toSourcify?.body).toBe(
    JSON.stringify(JSON.parse(readFileSync(join(out, '8453/Presale.sourcify.json'), 'utf8'))),
  );
  const form = heard
    .map(({ body }) => new URLSearchParams(body))
    .find((fields) => fields.get('contractaddress') === presale);
  const input = readFileSync(join(out, '8453/Presale.input.json'), 'utf8');
  expect(form?.get('sourceCode')).toBe(JSON.stringify(JSON.parse(input)));
  expect(form?.get('compilerversion')).toBe('v0.8.37+commit.f401782d');
  expect(form?.get('constructorArguements')).toBe(record().created.presale?.constructorArgs.slice(2));
});

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const part of request.setEncoding('utf8')) body += part as string;
  return body;
}

/** Each of them takes what it is given, is not done when it is first asked, and is the next time. */
function answerTo(url: string, body: string, count: number): unknown {
  if (/^\/v2\/verify\/\d+\/0x[0-9a-fA-F]{40}$/.test(url))
    return { verificationId: createHash('sha256').update(body).digest('hex') };
  if (url.startsWith('/v2/verify/'))
    return count % 3 === 0
      ? { isJobCompleted: true, contract: { match: 'match' } }
      : { isJobCompleted: false };
  const isKnown = url.startsWith('/v2/api?chainid=8453');
  if (isKnown && body.includes('action=verifysourcecode')) return { status: '1', result: 'guid' };
  if (!isKnown || !url.includes('action=checkverifystatus&guid=guid'))
    return { status: '0', result: `unknown ${url}` };
  return count % 2 === 0
    ? { status: '1', result: 'Pass - Verified' }
    : { status: '0', result: 'Pending in queue' };
}
