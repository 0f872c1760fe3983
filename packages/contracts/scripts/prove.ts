// Proves test/staking/RewardsProof.sol for all numbers with solc's SMTChecker and z3, which has to be installed
// (`apt-get install z3`). Prints what was proven; anything that is not makes the exit code 1.
//   node packages/contracts/scripts/prove.ts
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { contractsRoot } from './forge.ts';

type Finding = { severity: string; type: string; formattedMessage: string };
type Answer = { contents: string } | { error: string };
type Solc = {
  compile: (
    input: string,
    callbacks: { import: (name: string) => Answer; smtSolver: (query: string) => Answer },
  ) => string;
};

const solc = createRequire(import.meta.url)('solc') as Solc;
const secondsPerQuery = 120;
const proof = 'test/staking/RewardsProof.sol';

const read = (name: string) => readFileSync(join(contractsRoot, name), 'utf8');

/** z3's answer to one query; `unknown` where it takes too long. */
function ask(query: string): Answer {
  const folder = mkdtempSync(join(tmpdir(), 'lilape-prove-'));
  try {
    const file = join(folder, 'query.smt2');
    writeFileSync(file, query);
    const { error, stdout } = spawnSync('z3', ['-smt2', `-T:${secondsPerQuery}`, file], {
      encoding: 'utf8',
      maxBuffer: 1 << 28,
    });
    if (error !== undefined) throw new Error('There is no z3 here: apt-get install z3.', { cause: error });
    return { contents: /^(?:sat|unsat)/.test(stdout) ? stdout : 'unknown\n' };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** What the checker says of every assertion, sum, difference and division of the proof. */
function check(): Finding[] {
  const input = {
    language: 'Solidity',
    sources: { [proof]: { content: read(proof) } },
    settings: {
      outputSelection: { '*': { '*': [] } },
      modelChecker: {
        contracts: { [proof]: ['RewardsProof'] },
        engine: 'chc',
        solvers: ['smtlib2'],
        targets: ['assert', 'overflow', 'underflow', 'divByZero'],
        showProvedSafe: true,
        showUnproved: true,
      },
    },
  };
  let queries = 0;
  const output = solc.compile(JSON.stringify(input), {
    import: (name) => ({ contents: read(name) }),
    smtSolver: (query) => {
      queries += 1;
      return ask(query);
    },
  });
  console.log(`${queries} queries`);
  return (JSON.parse(output) as { errors?: Finding[] }).errors ?? [];
}

/** Place and source line of a finding, without the pointer below it. */
const placeOf = ({ formattedMessage }: Finding) => {
  const line = /\n *(\d+) \|([^\n]*)/.exec(formattedMessage);
  return line === null ? formattedMessage.trim() : `line ${line[1]}: ${(line[2] ?? '').trim()}`;
};

const findings = check();
const proved = findings.filter(({ formattedMessage }) => formattedMessage.includes('check is safe!'));
const others = findings.filter((finding) => !proved.includes(finding));
const assertions = proved.filter(({ formattedMessage }) => formattedMessage.includes('Assertion'));
for (const finding of assertions) console.log(`proved: ${placeOf(finding)}`);
for (const { formattedMessage } of others) console.error(formattedMessage);
const asserted = read(proof).match(/\bassert\(/g)?.length ?? 0;
const rest = proved.length - assertions.length;
console.log(
  `${assertions.length} of ${asserted} assertions proved; ${rest} sums, differences and divisions besides`,
);
if (others.length > 0 || assertions.length !== asserted) process.exitCode = 1;
