/** The acts of staking end to end on a chain and a wallet in memory: what is signed, what is kept, what is said. */
import { lilApeStakingAbi } from '@lilape/contracts/generated/abis';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { revertError } from '#chain/errors.ts';
import { type Act, resumeAct, startAct } from '#chain/flow/act.ts';
import type { Actor } from '#chain/flow/step.ts';
import { failure, FakeStaking } from '#chain/testing/fake-staking.ts';
import { buyer, FakeWallet, refusal } from '#chain/testing/fake-wallet.ts';
import { follower, openPage, settled } from '#chain/testing/following.ts';
import { hasOpenAct } from '#chain/flow/open-acts.ts';
import { sentenceOf } from '#text/sentence.ts';
import { claimRewards } from './claim-rewards.ts';
import { stake, type StakeDraft } from './stake.ts';
import { stakingFailures } from './staking-failures.ts';
import { unbind } from './unbind.ts';
import { unstake } from './unstake.ts';

const whole = 10n ** 18n;
const thousand = 1_000n * whole;
const days90 = 7_776_000;
const another = '0x00000000000000000000000000000000000000aa';

let wallet: FakeWallet;
let staking: FakeStaking;
let actor: Actor;

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  wallet = new FakeWallet();
  staking = new FakeStaking();
  staking.on(wallet);
  wallet.intercept = (method) =>
    method === 'eth_getBlockByNumber' ? { number: '0x64', timestamp: '0x1' } : undefined;
  actor = { provider: wallet, account: buyer, chainId: 31337 };
  openPage();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const draft = (part: Partial<StakeDraft> = {}): StakeDraft => ({
  tokens: thousand,
  lockDays: 90,
  apeId: 0,
  ...part,
});

function doing<Draft, Terms, Outcome>(act: Act<Draft, Terms, Outcome>, draft: Draft) {
  return settled(startAct(act, actor, draft, follower().follow));
}

/** The sentence of an act that fails. */
async function failing<Draft, Terms, Outcome>(
  act: Act<Draft, Terms, Outcome>,
  draft: Draft,
): Promise<string> {
  const failed = startAct(act, actor, draft, follower().follow).then(
    () => 'it did not fail',
    (thrown: unknown) => sentenceOf(thrown, 'en').text,
  );
  await vi.advanceTimersByTimeAsync(60_000);
  return failed;
}

test('behavior: permits exactly the amount, then locks it, and keeps nothing afterwards', async () => {
  const outcome = await doing(stake, draft());
  expect(wallet.sent).toEqual([`approve ${thousand}`, `stake ${thousand} 90 false 0`]);
  expect(outcome).toMatchObject({ value: { stakeId: 1, tokens: thousand, reward: 49_315068493150684931n } });
  expect(hasOpenAct(31337, buyer)).toBe(false);
});

test('behavior: an equal permission is used, and an ape goes with its number', async () => {
  staking.allowance = thousand;
  staking.owners.set(4271, buyer);
  await doing(stake, draft({ apeId: 4271 }));
  expect(wallet.sent).toEqual([`stake ${thousand} 90 true 4271`]);
});

test('behavior: a wallet that can is asked for both in one confirmation, and for the stake alone where it is permitted', async () => {
  const terms = await stake.agree(actor, draft());
  const [batch, ...more] = stake.steps(terms, true);
  expect([batch?.isDecisive, more]).toEqual([true, []]);
  expect((await batch?.prepare(actor))?.calls).toHaveLength(2);
  staking.allowance = thousand;
  expect((await batch?.prepare(actor))?.calls).toHaveLength(1);
});

test.each([
  ['error: nothing', {}, { tokens: 0n }, 'Enter an amount greater than 0.'],
  ['error: a lock that there is not', {}, { lockDays: 91 }, 'A stake is locked for 90, 180 or 360 days.'],
  [
    'error: more than the wallet holds',
    { balance: 5n * whole },
    {},
    'That is more than your wallet holds. You have 5 LILAPE.',
  ],
  [
    'error: more than the pool covers, with how much it could',
    { free: 7n * whole },
    {},
    'This stake would earn 49.315068493150684931 LILAPE, and the reward pool has 7 left for new stakes. Stake less, or for a shorter time.',
  ],
  [
    'error: an ape that nobody has',
    {},
    { apeId: 7 },
    'Ape #7 isn’t in your wallet, so it can’t double a stake.',
  ],
])('%s is refused before the wallet is asked', async (_name, state, part, said) => {
  Object.assign(staking, state);
  expect(await failing(stake, draft(part))).toBe(said);
  expect(wallet.sent).toEqual([]);
});

test('error: an ape that still doubles its former owner’s stake, until it is freed', async () => {
  staking.owners.set(7, buyer);
  staking.foreign.set(7, another);
  expect(await failing(stake, draft({ apeId: 7 }))).toBe('Ape #7 is already bound to another stake.');
  expect(await doing(unbind, { apeId: 7 })).toMatchObject({ value: { apeId: 7n, freed: 5n } });
  expect(await doing(stake, draft({ apeId: 7 }))).toMatchObject({ value: { stakeId: 1 } });
});

test('error: their no at the permission ends it, and nothing is kept', async () => {
  const before = wallet.intercept;
  wallet.intercept = (method, params) => {
    if (method === 'eth_sendTransaction') throw refusal(4001);
    return before(method, params);
  };
  expect(await failing(stake, draft())).toBe('Transaction rejected by user. Your wallet says: “no”');
  expect(hasOpenAct(31337, buyer)).toBe(false);
});

test('behavior: a stake that was sent goes on after a reload; one that was only approved can be started again', async () => {
  wallet.isMining = false;
  startAct(stake, actor, draft(), follower().follow).catch(() => {});
  await vi.advanceTimersByTimeAsync(3_000);
  openPage();
  expect(await settled(resumeAct(stake, actor, follower().follow))).toEqual({ value: null });
  wallet.mine();
  startAct(stake, actor, draft(), follower().follow).catch(() => {});
  await vi.advanceTimersByTimeAsync(3_000);
  openPage();
  wallet.mine();
  expect(await settled(resumeAct(stake, actor, follower().follow))).toMatchObject({ value: { stakeId: 1 } });
  expect(wallet.sent).toEqual([`approve ${thousand}`, `stake ${thousand} 90 false 0`]);
});

test('behavior: a claim pays what the contract says when it is mined, an ape that has left included', async () => {
  staking.owners.set(9, buyer);
  staking.allowance = thousand;
  await doing(stake, draft({ lockDays: 180, apeId: 9 }));
  staking.now += days90;
  expect(await doing(claimRewards, { stakeId: 1 })).toMatchObject({
    value: { tokens: 147_945205479452054794n },
  });
  staking.now += days90;
  staking.owners.set(9, another);
  expect(await doing(claimRewards, { stakeId: 1 })).toMatchObject({
    value: { tokens: 73_972602739726027397n },
  });
  expect(await failing(claimRewards, { stakeId: 1 })).toBe(
    'Stake #1 has earned nothing since your last claim.',
  );
});

test('behavior: unstaking pays principal and rewards once the lock is over, and not before', async () => {
  staking.allowance = thousand;
  await doing(stake, draft());
  expect(await failing(unstake, { stakeId: 1 })).toBe('Stake #1 is still locked.');
  expect(await failing(unstake, { stakeId: 2 })).toBe('This wallet has no stake #2.');
  staking.now += days90;
  expect(await doing(unstake, { stakeId: 1 })).toMatchObject({
    value: { tokens: thousand, rewards: 49_315068493150684931n },
  });
  expect(await failing(unstake, { stakeId: 1 })).toBe('Stake #1 has already been paid out.');
});

const errors = lilApeStakingAbi
  .filter((part) => part.type === 'error')
  .filter(({ name }) => /^(LilApeStaking_|Insufficient)/.test(name));

test.each(errors)('behavior: $name has its sentence in both languages', ({ name, inputs }) => {
  const args = inputs.map(({ type }) => (type === 'address' ? buyer : 7n));
  const said = revertError(failure(name, args), stakingFailures('STAKING_FAILED'));
  expect(said).toBeDefined();
  expect(sentenceOf(said, 'en').text).not.toMatch(/\{/);
  expect(sentenceOf(said, 'ru').text).toMatch(/[а-я]/i);
});
