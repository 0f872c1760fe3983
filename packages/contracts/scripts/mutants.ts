// Breaks the sale on purpose, one small change at a time in a copy, and shows that the tests notice each.
//   node packages/contracts/scripts/mutants.ts [words]   one line a mutant (only those whose name has the words);
//   exit code 1 when one survives
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { findFoundryBinary, repoRoot } from './forge.ts';

type Mutant = { name: string; file: 'Presale' | 'Tally' | 'LilApe'; find: string; replace: string };

const presale = (name: string, find: string, replace: string): Mutant => ({
  name,
  file: 'Presale',
  find,
  replace,
});

const mutants: Mutant[] = [
  presale('sells before the start', 'block.timestamp < STARTS_AT', 'block.timestamp + 1 < STARTS_AT'),
  presale('sells in the second of the end', 'block.timestamp >= end', 'block.timestamp > end'),
  presale('goes on when sold out', 'units == TOTAL ||', 'units > TOTAL ||'),
  presale('finalises a unit below the soft cap', 'units < SOFT_CAP ?', 'units + 1 < SOFT_CAP ?'),
  presale('refunds at the soft cap', 'units < SOFT_CAP ?', 'units <= SOFT_CAP ?'),
  presale(
    'gives the unit at a stage’s end to the old stage',
    'while (stageEnd <= from)',
    'while (stageEnd < from - (from == 0 ? 0 : 1))',
  ),
  presale(
    'prices a straddling payment at one stage',
    'while (stageEnd < to)',
    'while (stageEnd < to && from == 0)',
  ),
  presale('charges more than is left', 'FixedPointMathLib.min(amount, TOTAL - from)', 'amount'),
  presale('accepts less than the minimum', 'amount < MINIMUM', 'amount + 1 < MINIMUM'),
  presale('gives a token too few', 'tokens < minTokens', 'tokens + 1 < minTokens'),
  presale('accepts a short payment', 'received < charged', 'received + 1 < charged'),
  presale('lets a coin call buy again', '        nonReentrant\n', ''),
  presale('overwrites an account', 'buyers[msg.sender].plus(bought)', 'bought'),
  presale(
    'counts an account twice',
    'sold = soldBefore.plus(bought)',
    'sold = soldBefore.plus(bought).plus(bought)',
  ),
  presale('announces half an hour ahead', 'CLOSING_NOTICE = 1 hours', 'CLOSING_NOTICE = 30 minutes'),
  presale('closes after the end', 'closingTime > ENDS_AT', 'closingTime > ENDS_AT + 1'),
  presale('lets anyone cancel', 'function cancel() external onlyOwner', 'function cancel() external'),
  presale(
    'lets anyone close',
    'function closeEarly(uint40 closingTime) external onlyOwner',
    'function closeEarly(uint40 closingTime) external',
  ),
  presale('lets anyone rescue', 'uint256 amount) external onlyOwner', 'uint256 amount) external'),
  presale(
    'cancels after the end',
    'current != Status.Upcoming && current != Status.Open && current != Status.Closing',
    'current == Status.Finalised || current == Status.Cancelled',
  ),
  presale(
    'burns what is owed',
    'lilape.balanceOf(address(this)) - owed',
    'lilape.balanceOf(address(this)) - owed + 1',
  ),
  presale('does not settle', 'phase.settled = Status.Finalised', 'phase.settled = Status.Upcoming'),
  presale(
    'collects before finalisation',
    'if (current != Status.Finalised) revert Presale_WrongStatus(current);\n        if (isCollected',
    'if (current == Status.Cancelled) revert Presale_WrongStatus(current);\n        if (isCollected',
  ),
  presale(
    'collects twice',
    'if (inUsdt) phase.collectedUsdt = true;',
    'if (!inUsdt) phase.collectedUsdt = true;',
  ),
  presale(
    'collects the other coin’s total',
    'uint256 amount = sold.inCoin(inUsdt);',
    'uint256 amount = sold.inCoin(!inUsdt);',
  ),
  presale(
    'lets tokens be claimed twice',
    'buyers[account] = buyer.marked(CLAIMED);',
    'buyers[account] = buyer;',
  ),
  presale(
    'lets a coin be refunded twice',
    'buyers[account] = buyer.marked(mark);',
    'buyers[account] = buyer;',
  ),
  presale(
    'refunds while finalised',
    'current != Status.Refunding && current != Status.Cancelled',
    'current == Status.Open',
  ),
  presale('does not count refunds', 'paidOut = paidOut.plus(TallyLib.pack(inUsdt, amount, 0));', ''),
  presale('does not count claims', 'paidOut = paidOut.plus(TallyLib.pack(true, 0, tokens));', ''),
  presale('rescues LILAPE', 'if (token == lilape) revert Presale_LilapeNotRescuable();', ''),
  presale('rescues what is owed', 'amount > surplus', 'amount > surplus + 1'),
  presale('owes a collected coin for ever', 'if (isCollected(coin)) return 0;', ''),
  presale(
    'marks one coin’s refund for the other',
    'inUsdt ? REFUNDED_USDT : REFUNDED_USDC',
    'inUsdt ? REFUNDED_USDC : REFUNDED_USDT',
  ),
  presale(
    'takes a share too small for the ladder',
    'ladderTokens > saleTerms.share',
    'ladderTokens > uint256(saleTerms.share) + 1',
  ),
  presale('takes a wrong balance', 'balance != saleTerms.share', 'balance < saleTerms.share'),
  presale('takes a ladder that does not fit', 'total > type(uint64).max ||', ''),
  { name: 'mixes the coins', file: 'Tally', find: 'inUsdt ? 0 : 64', replace: 'inUsdt ? 64 : 0' },
  {
    name: 'mints another supply',
    file: 'LilApe',
    find: 'totalSupply() != SUPPLY',
    replace: 'totalSupply() > SUPPLY',
  },
];

/** A copy of everything the tests need, so that nobody sees the broken sources. */
function copyProject(): string {
  const folder = mkdtempSync(join(tmpdir(), 'lilape-mutants-'));
  const parts = ['foundry.toml', 'packages/domain/vectors'];
  for (const part of ['src', 'test', 'out', 'cache', 'scripts']) parts.push(`packages/contracts/${part}`);
  for (const part of parts) {
    mkdirSync(dirname(join(folder, part)), { recursive: true });
    cpSync(join(repoRoot, part), join(folder, part), { recursive: true });
  }
  symlinkSync(join(repoRoot, 'node_modules'), join(folder, 'node_modules'));
  return folder;
}

/** Whether all tests pass in `folder`, and the first line that says what failed. */
function runTests(folder: string, forge: string): { isGreen: boolean; reason: string } {
  const path = `${dirname(process.execPath)}:${process.env['PATH'] ?? ''}`;
  const env = { ...process.env, PATH: path, NO_COLOR: '1' };
  const run = spawnSync(forge, ['test', '--fail-fast'], {
    cwd: folder,
    env,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  });
  const output = run.stdout + run.stderr;
  // A mutant that does not compile proves nothing about the tests.
  if (output.includes('Compiler run failed')) throw new Error(`A mutant does not compile:\n${output}`);
  const reason = /\[FAIL[^\]]*\]? *([^\n]*)/.exec(output)?.[0] ?? output.trim();
  return { isGreen: run.status === 0, reason };
}

function isKilled(mutant: Mutant, folder: string, forge: string): boolean {
  const path = join(folder, 'packages/contracts/src', `${mutant.file}.sol`);
  const original = readFileSync(path, 'utf8');
  if (original.split(mutant.find).length !== 2)
    throw new Error(`"${mutant.find}" is not there exactly once.`);
  writeFileSync(
    path,
    original.replace(mutant.find, () => mutant.replace),
  );
  const { isGreen, reason } = runTests(folder, forge);
  writeFileSync(path, original);
  console.log(
    `${isGreen ? 'SURVIVED' : 'killed  '} ${mutant.name}${isGreen ? '' : ` — ${reason.slice(0, 110)}`}`,
  );
  return !isGreen;
}

const forge = findFoundryBinary('forge');
if (forge === null) throw new Error(`forge is not available for ${process.platform}-${process.arch}`);
const folder = copyProject();
try {
  const baseline = runTests(folder, forge);
  if (!baseline.isGreen) throw new Error(`The tests fail before anything is broken: ${baseline.reason}`);
  const words = process.argv.slice(2).join(' ');
  const chosen = mutants.filter(({ name }) => name.includes(words));
  const survivors = chosen.filter((mutant) => !isKilled(mutant, folder, forge));
  console.log(`${chosen.length - survivors.length} of ${chosen.length} mutants killed`);
  if (survivors.length > 0) process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true });
}
