/** Opening a draw on a chain and a wallet in memory: what is read and counted before the owner signs, and what stands afterwards. */
import type { Hex } from 'viem';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { drawsAddress } from '#chain/draws-contract.ts';
import { resumeAct, startAct } from '#chain/flow/act.ts';
import type { Actor } from '#chain/flow/step.ts';
import { FakeDraws } from '#chain/testing/fake-draws.ts';
import { buyer, FakeWallet } from '#chain/testing/fake-wallet.ts';
import { follower, openPage, settled } from '#chain/testing/following.ts';
import { sentenceOf } from '#text/sentence.ts';
import { openDraw, type OpenDrawDraft } from './open-draw.ts';

let wallet: FakeWallet;
let draws: FakeDraws;
let actor: Actor;
let launch: OpenDrawDraft;

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  localStorage.clear();
  wallet = new FakeWallet();
  draws = new FakeDraws();
  wallet.contracts.set(drawsAddress().toLowerCase(), draws);
  wallet.intercept = (method) =>
    method === 'eth_getBlockByNumber' ? { number: '0x64', timestamp: '0x7a120' } : undefined;
  vi.stubGlobal('Worker', draws.workers());
  actor = { provider: wallet, account: buyer, chainId: 31337 };
  launch = { launch: 7, listCid: draws.launchList.manifest.cid };
  openPage();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function opening(draft: OpenDrawDraft): Promise<unknown> {
  const ended = startAct(openDraw, actor, draft, follower().follow).then(
    (value) => value,
    (thrown: unknown) => sentenceOf(thrown, 'en').text,
  );
  return vi.waitFor(async () => {
    await vi.advanceTimersByTimeAsync(4_000);
    const now = await Promise.race([ended, Promise.resolve('still')]);
    expect(now).not.toBe('still');
    return now;
  });
}

test('behavior: the list of a launch is counted here, and opened with a round over a day ahead', async () => {
  // The chain's clock says 500,000; a day and ten minutes later it is 587,000, when a round is signed.
  expect(await opening(launch)).toMatchObject({ drawId: 2, roundTime: 587_002 });
  expect(wallet.sent).toEqual(['open 2 of 4, weight 32']);
  expect(draws.launches[0]?.listing).toMatchObject({ round: 195_335n, root: draws.launchList.root });
});

test('behavior: what stands with this list is not opened twice, what was withdrawn is opened again', async () => {
  expect(await opening(launch)).toMatchObject({ drawId: 2 });
  expect(await opening(launch)).toMatchObject({ drawId: 2, hash: null });
  const [first] = draws.launches;
  if (first !== undefined) first.status = 'withdrawn';
  expect(await opening(launch)).toMatchObject({ drawId: 3 });
  expect(wallet.sent).toHaveLength(2);
});

test('behavior: one under way goes on after a reload, and no other is asked for', async () => {
  wallet.isMining = false;
  const before = follower();
  startAct(openDraw, actor, launch, before.follow).catch(() => {});
  await vi.waitFor(() => expect(before.last()).toBe('open-draw waiting'));
  before.stop();
  openPage();
  wallet.mine();
  expect(await settled(resumeAct(openDraw, actor, follower().follow))).toMatchObject({
    value: { drawId: 2 },
  });
  expect(wallet.sent).toHaveLength(1);
});

test('error: nobody but the owner is asked for a signature', async () => {
  draws.owner = '0x00000000000000000000000000000000000000aa';
  expect(await opening(launch)).toBe(
    'Only the owner of the contract can open a draw, and this is another account.',
  );
  expect(wallet.sent).toEqual([]);
});

const wrong = 'The published list isn’t this draw’s, or breaks its own rules. Nothing was sent.';

test('error: the list of another launch, or of the giveaway, opens nothing', async () => {
  expect(await opening({ ...launch, launch: 8 })).toBe(wrong);
  expect(await opening({ launch: 7, listCid: draws.published.manifest.cid })).toBe(wrong);
  expect(wallet.sent).toEqual([]);
});

test('error: a file that is not the one of its address opens nothing', async () => {
  const [part] = draws.launchList.parts;
  const text = new TextDecoder().decode(part?.bytes).replace('"weight":"8"', '"weight":"9"');
  draws.files.set(part?.cid ?? '', new TextEncoder().encode(text));
  expect(await opening(launch)).toBe(wrong);
  expect(wallet.sent).toEqual([]);
});

test('error: a draw that others opened with another list is not taken for this one', async () => {
  draws.launches.push({ status: 'open', listing: { ...listingOf(`0x${'1'.repeat(64)}`) } });
  expect(await opening(launch)).toMatchObject({ drawId: 3 });
});

function listingOf(listDigest: Hex) {
  return { root: listDigest, count: 1n, totalWeight: 1n, places: 1n, round: 1n, listDigest };
}
