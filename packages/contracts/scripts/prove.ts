// Proves test/staking/proofs/*.sol for all numbers with solc's SMTChecker and z3. Prints what was proven; anything that is
// not makes the exit code 1.
//   node packages/contracts/scripts/prove.ts
import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';

import { contractsRoot } from './forge.ts';
import { loadZ3 } from './z3.ts';

type Finding = { severity: string; type: string; formattedMessage: string };
type Answer = { contents: string };
type Solc = {
  compile: (
    input: string,
    callbacks: { import: (name: string) => Answer; smtSolver: (query: string) => Answer },
  ) => string;
};
type Ask = (query: string) => string;

const solc = createRequire(import.meta.url)('solc') as Solc;

const read = (name: string) => readFileSync(join(contractsRoot, name), 'utf8');

/** What the checker says of every assertion, sum, difference and division of a file with one contract. */
function check(proof: string, ask: Ask): Finding[] {
  const input = {
    language: 'Solidity',
    sources: { [proof]: { content: read(proof) } },
    settings: {
      outputSelection: { '*': { '*': [] } },
      modelChecker: {
        contracts: { [proof]: [basename(proof, '.sol')] },
        engine: 'chc',
        solvers: ['smtlib2'],
        targets: ['assert', 'overflow', 'underflow', 'divByZero'],
        showProvedSafe: true,
        showUnproved: true,
      },
    },
  };
  const output = solc.compile(JSON.stringify(input), {
    import: (name) => ({ contents: read(name) }),
    smtSolver: (query) => ({ contents: ask(query) }),
  });
  return (JSON.parse(output) as { errors?: Finding[] }).errors ?? [];
}

/** Place and source line of a finding, without the pointer below it. */
const placeOf = ({ formattedMessage }: Finding) => {
  const line = /--> (\S+?):(\d+):[^]*?\n *\d+ \|([^\n]*)/.exec(formattedMessage);
  return line === null
    ? formattedMessage.trim()
    : `${basename(line[1] ?? '')}:${line[2]}: ${(line[3] ?? '').trim()}`;
};

const ask = await loadZ3();
// One file after the other: the checker writes all it knows of a file into every query.
const proofs = globSync('test/staking/proofs/*.sol', { cwd: contractsRoot }).toSorted();
const findings = proofs.flatMap((proof) => check(proof, ask));
const proved = findings.filter(({ formattedMessage }) => formattedMessage.includes('check is safe!'));
const others = findings.filter((finding) => !proved.includes(finding));
const assertions = proved.filter(({ formattedMessage }) => formattedMessage.includes('Assertion'));
for (const finding of assertions) console.log(`proved: ${placeOf(finding)}`);
for (const { formattedMessage } of others) console.error(formattedMessage);
const asserted = proofs.reduce((sum, proof) => sum + (read(proof).match(/\bassert\(/g)?.length ?? 0), 0);
const rest = proved.length - assertions.length;
console.log(
  `${assertions.length} of ${asserted} assertions proved; ${rest} sums, differences and divisions besides`,
);
// z3's threads would keep the process.
process.exit(asserted > 0 && others.length === 0 && assertions.length === asserted ? 0 : 1);
