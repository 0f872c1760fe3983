// Breaks the contracts by operator in a copy, one change at a time; the tests, or the gas limits, must notice each.
//   node packages/contracts/scripts/mutants.ts                    all of them, an hour or so on two cores
//   node packages/contracts/scripts/mutants.ts Presale guard      only mutants whose description holds all these words
//   node packages/contracts/scripts/mutants.ts PoolOpener --from=73   without the first 73 of these, where a run was ended
// What nobody can notice is named with its reason in equivalent-mutants.json.
import { spawnSync } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';

import { contractsRoot, requireFoundryBinary, repoRoot } from './forge.ts';
import { type Mutation, mutationsOf } from './mutations.ts';

type Mutant = Mutation & { readonly file: string; readonly name: string };
/** A contract, and its source below this package. */
type Host = { readonly folder: string; readonly file: string; readonly contract: string };
type Equivalent = { readonly name: string; readonly because: string };
type Evm = { readonly [part in 'bytecode' | 'deployedBytecode']: { readonly object: string } };
type Compiled = {
  contracts?: Record<string, Record<string, { evm: Evm }>>;
};
type Verdict = 'killed' | 'stillborn' | 'survived';

const solc = createRequire(import.meta.url)('solc') as {
  compile: (input: string, callbacks: { import: (name: string) => { contents: string } }) => string;
};

const stakingAndLimits: readonly Host[] = [
  { folder: 'src', file: 'LilApeStaking', contract: 'LilApeStaking' },
  { folder: 'test/staking', file: 'Limits.t', contract: 'LilApeStakingLimitsTest' },
];

const draws: Host = { folder: 'src', file: 'Draws', contract: 'Draws' };
const drawsAndBeacon: readonly Host[] = [
  draws,
  { folder: 'test/draws', file: 'Beacon.t', contract: 'BeaconSignatureTest' },
];

/** What is broken, and the contracts that hold its code: a library is part of each that uses it. */
const hostsOf: Readonly<Record<string, readonly Host[]>> = {
  Presale: [{ folder: 'src', file: 'Presale', contract: 'Presale' }],
  Tally: [{ folder: 'src', file: 'Presale', contract: 'Presale' }],
  LilApe: [{ folder: 'src', file: 'LilApe', contract: 'LilApe' }],
  LilApeNFT: [{ folder: 'src', file: 'LilApeNFT', contract: 'LilApeNFT' }],
  IpfsUri: [
    { folder: 'src', file: 'LilApeNFT', contract: 'LilApeNFT' },
    { folder: 'test/nft', file: 'IpfsUri.t', contract: 'IpfsUriTest' },
  ],
  LilApeStaking: [{ folder: 'src', file: 'LilApeStaking', contract: 'LilApeStaking' }],
  Rewards: [{ folder: 'src', file: 'LilApeStaking', contract: 'LilApeStaking' }],
  Position: stakingAndLimits,
  Books: stakingAndLimits,
  Draws: [draws],
  GrowingTree: [draws],
  Drawn: [draws, { folder: 'test/draws', file: 'Limits.t', contract: 'DrawsLimitsTest' }],
  DrawHashes: [draws],
  HashToG1: drawsAndBeacon,
  BeaconSignature: drawsAndBeacon,
  Reserves: [{ folder: 'src', file: 'Reserves', contract: 'Reserves' }],
  PoolOpener: [{ folder: 'src', file: 'PoolOpener', contract: 'PoolOpener' }],
  TeamVesting: [{ folder: 'src', file: 'TeamVesting', contract: 'TeamVesting' }],
  Create3Deployer: [{ folder: 'src', file: 'Create3Deployer', contract: 'Create3Deployer' }],
};

/** Where only the tests of one folder know what is broken, the others are not run. */
const testsOf: Readonly<Record<string, string>> = Object.fromEntries([
  ...['LilApeStaking', 'Rewards', 'Position', 'Books'].map((file) => [file, 'staking'] as const),
  ...['Draws', 'GrowingTree', 'Drawn', 'DrawHashes', 'HashToG1', 'BeaconSignature'].map(
    (file) => [file, 'draws'] as const,
  ),
  ['Reserves', 'reserves'],
  ['PoolOpener', 'market'],
]);

/** Every mutant, by a name that does not depend on its line. */
function allMutants(): Mutant[] {
  return Object.keys(hostsOf).flatMap((file) =>
    mutationsOf(readFileSync(join(contractsRoot, 'src', `${file}.sol`), 'utf8')).map((mutation) => ({
      ...mutation,
      file,
      name: `${file} ${mutation.operator}: ${mutation.before} => ${mutation.after}`,
    })),
  );
}

/** For forge, which compiles again what it has compiled if a filter selects it. */
const testRoot = (file: string): Record<string, string> =>
  testsOf[file] === undefined ? {} : { FOUNDRY_TEST: `packages/contracts/test/${testsOf[file]}` };

/** A copy of everything the tests need, so that nobody sees the broken sources. */
function copyProject(): string {
  const folder = mkdtempSync(join(tmpdir(), 'lilape-mutants-'));
  const parts = ['foundry.toml', 'package.json', 'packages/domain/vectors', 'packages/contracts/deployments'];
  for (const part of ['src', 'test', 'scripts', 'deploy', 'generated', 'snapshots']) {
    parts.push(`packages/contracts/${part}`);
  }
  for (const part of ['package.json', 'gas.ts', 'table.ts', 'deployment.ts', 'voucher.ts']) {
    parts.push(`packages/contracts/${part}`);
  }
  for (const part of parts) {
    mkdirSync(dirname(join(folder, part)), { recursive: true });
    cpSync(join(repoRoot, part), join(folder, part), { recursive: true });
  }
  symlinkSync(join(repoRoot, 'node_modules'), join(folder, 'node_modules'));
  return folder;
}

/** A copy for the tests and one for the gas: forge's cache would mix the two ways of compiling, and undo a mutant. */
type Copies = { readonly tests: string; readonly gas: string };

type Run = { readonly isGreen: boolean; readonly output: string };

function run(
  command: string,
  args: string[],
  folder: string,
  profile: string,
  more: Record<string, string> = {},
): Run {
  const path = `${dirname(process.execPath)}:${process.env['PATH'] ?? ''}`;
  const env = { ...process.env, PATH: path, NO_COLOR: '1', FOUNDRY_PROFILE: profile, ...more };
  // A loop that a mutant made endless counts as noticed.
  const options = { cwd: folder, env, encoding: 'utf8', maxBuffer: 1 << 28, timeout: 600_000 } as const;
  const result = spawnSync(command, args, options);
  return { isGreen: result.status === 0, output: result.stdout + result.stderr };
}

const sourceName = (file: string) => `packages/contracts/src/${file}.sol`;

/**
 * Puts a mutant into the artifacts that the tests use, or says that it does not compile. Much faster than forge's own
 * way, which starts the compiler anew and notices that sources changed.
 */
function compileInto(mutant: Mutant, hosts: readonly Host[], folder: string): boolean {
  const names = hosts.map((host) => `packages/contracts/${host.folder}/${host.file}.sol`);
  const settings = {
    remappings: [
      '@openzeppelin/contracts/=node_modules/@openzeppelin/contracts/',
      'solady/=node_modules/solady/src/',
    ],
    evmVersion: 'prague',
    optimizer: { enabled: true, runs: 200 },
    outputSelection: { '*': { '*': ['evm.bytecode.object', 'evm.deployedBytecode.object'] } },
  };
  const contentOf = (name: string) =>
    name === sourceName(mutant.file) ? mutant.source : readFileSync(join(repoRoot, name), 'utf8');
  const sources = Object.fromEntries(names.map((name) => [name, { content: contentOf(name) }]));
  const input = JSON.stringify({ language: 'Solidity', sources, settings });
  const output = JSON.parse(
    solc.compile(input, { import: (name: string) => ({ contents: contentOf(name) }) }),
  ) as Compiled;
  const compiled = hosts.map(
    ({ contract }, index) => output.contracts?.[names[index] ?? '']?.[contract]?.evm,
  );
  if (compiled.some((evm) => evm === undefined || evm.bytecode.object === '')) return false;
  for (const [index, host] of hosts.entries()) writeCode(artifactPath(folder, host), compiled[index]);
  return true;
}

function writeCode(path: string, evm: Evm | undefined): void {
  const artifact = JSON.parse(readFileSync(path, 'utf8')) as Record<keyof Evm, { object: string }>;
  for (const part of ['bytecode', 'deployedBytecode'] as const)
    artifact[part].object = `0x${evm?.[part].object ?? ''}`;
  writeFileSync(path, JSON.stringify(artifact));
}

const artifactPath = (folder: string, { file, contract }: Host) =>
  join(folder, `packages/contracts/out/${file}.sol/${contract}.json`);

function judge(
  mutant: Mutant,
  { tests: folder, gas }: Copies,
  forge: string,
): { verdict: Verdict; reason: string } {
  const hosts = hostsOf[mutant.file] ?? [];
  const originals = hosts.map((host) => readFileSync(artifactPath(folder, host), 'utf8'));
  try {
    if (!compileInto(mutant, hosts, folder)) return { verdict: 'stillborn', reason: '' };
    const tests = run(forge, ['test', '--fail-fast'], folder, 'mutants', testRoot(mutant.file));
    const reason = /\[FAIL[^\]]*\]? *([^\n]*)/.exec(tests.output)?.[0] ?? tests.output.trim().slice(-200);
    return tests.isGreen ? judgeGas(mutant, gas) : { verdict: 'killed', reason };
  } finally {
    for (const [index, host] of hosts.entries())
      writeFileSync(artifactPath(folder, host), originals[index] ?? '');
  }
}

const gasCheck = ['packages/contracts/scripts/gas.ts', '--limits'];

/** A mutant that the tests let pass may still cost more than the limits of `gas.ts` allow. */
function judgeGas(mutant: Mutant, folder: string): { verdict: Verdict; reason: string } {
  const path = join(folder, sourceName(mutant.file));
  const original = readFileSync(path, 'utf8');
  const build = () => {
    const built = run(process.execPath, ['packages/contracts/scripts/build.ts'], folder, 'default');
    if (!built.isGreen) throw new Error(`Building failed:\n${built.output}`);
  };
  writeFileSync(path, mutant.source);
  try {
    build();
    const gas = run(process.execPath, gasCheck, folder, 'default');
    const reason = gas.output.trim().split('\n').at(-1) ?? '';
    return gas.isGreen ? { verdict: 'survived', reason: '' } : { verdict: 'killed', reason };
  } finally {
    writeFileSync(path, original);
    build();
  }
}

function main(): void {
  const forge = requireFoundryBinary('forge');
  const equivalents = JSON.parse(
    readFileSync(join(import.meta.dirname, 'equivalent-mutants.json'), 'utf8'),
  ) as Equivalent[];
  const { values, positionals: words } = parseArgs({
    allowPositionals: true,
    options: { from: { type: 'string', default: '0' } },
  });
  const chosen = allMutants()
    .filter(({ name }) => words.every((word) => name.includes(word)))
    .slice(Number(values.from));
  const copies: Copies = { tests: copyProject(), gas: copyProject() };
  const counts = { killed: 0, stillborn: 0, survived: 0, equivalent: 0 };
  try {
    const isOnePart = new Set(chosen.map(({ file }) => testsOf[file])).size === 1;
    const root = isOnePart ? testRoot(chosen[0]?.file ?? '') : {};
    const baseline = run(forge, ['test'], copies.tests, 'mutants', root);
    if (!baseline.isGreen) throw new Error(`The tests fail before anything is broken:\n${baseline.output}`);
    // A check that fails by itself would notice everything.
    const gas = run(process.execPath, gasCheck, copies.gas, 'default');
    if (!gas.isGreen) throw new Error(`The gas check fails before anything is broken:\n${gas.output}`);
    for (const mutant of chosen) {
      const isEquivalent = equivalents.some(({ name }) => name === mutant.name);
      const { verdict, reason } = isEquivalent
        ? { verdict: 'equivalent' as const, reason: '' }
        : judge(mutant, copies, forge);
      counts[verdict] += 1;
      const line = `${verdict.padEnd(10)} ${mutant.name}${reason === '' ? '' : ` — ${reason.slice(0, 110)}`}`;
      console.log(line);
      const log = process.env['MUTANTS_LOG'];
      if (log !== undefined) appendFileSync(log, `${line}\n`);
    }
  } finally {
    for (const folder of Object.values(copies)) rmSync(folder, { recursive: true });
  }
  const proved = chosen.length - counts.stillborn - counts.equivalent;
  console.log(
    `${counts.killed} of ${proved} mutants noticed; ${counts.equivalent} equivalent, ${counts.stillborn} do not compile`,
  );
  if (counts.survived > 0) process.exitCode = 1;
}

main();
