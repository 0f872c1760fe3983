/** The acts on a draw and its prizes on a chain and a wallet in memory: what is checked, what is signed, what is said. */
import { drawsAbi, lilApeNFTAbi } from '@lilape/contracts/generated/abis';
import { digestOfFrontier, frontierAfter } from '@lilape/domain/draws/frontier';
import { signLocalRound } from '@lilape/domain/draws/local-beacon';
import { bytesToHex, decodeFunctionData, type Hex, numberToHex } from 'viem';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { collectionAddress } from '#chain/ape-contract.ts';
import { drawsAddress } from '#chain/draws-contract.ts';
import { revertError } from '#chain/errors.ts';
import { type Act, resumeAct, startAct } from '#chain/flow/act.ts';
import type { Actor } from '#chain/flow/step.ts';
import { FakeDraws, failure } from '#chain/testing/fake-draws.ts';
import { failure as apeFailure, FakeCollection } from '#chain/testing/fake-collection.ts';
import { FakeStudio } from '#chain/testing/fake-studio.ts';
import { buyer, FakeWallet, refusal } from '#chain/testing/fake-wallet.ts';
import { follower, openPage, settled } from '#chain/testing/following.ts';
import { hasOpenAct } from '#chain/flow/open-acts.ts';
import { sentenceOf } from '#text/sentence.ts';
import { drawFailures } from './draw-failures.ts';
import { endEmpty, renewRound } from './giveaway-stuck.ts';
import { mintPrize } from './mint-prize.ts';
import { prizeFailures } from './prize-failures.ts';
import { listEntrants } from './list-entrants.ts';
import { reveal } from './reveal.ts';
import { settle } from './settle.ts';

const winner = '0x00000000000000000000000000000000000000aa';

let wallet: FakeWallet;
let draws: FakeDraws;
let collection: FakeCollection;
let actor: Actor;

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  localStorage.clear();
  wallet = new FakeWallet();
  draws = new FakeDraws();
  collection = new FakeCollection();
  wallet.contracts.set(drawsAddress().toLowerCase(), draws);
  wallet.contracts.set(collectionAddress().toLowerCase(), collection);
  vi.stubGlobal('Worker', draws.workers());
  actor = { provider: wallet, account: buyer, chainId: 31337 };
  openPage();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** What an act comes to, however long its sums take. */
async function doing<Draft, Terms, Outcome>(act: Act<Draft, Terms, Outcome>, draft: Draft): Promise<unknown> {
  const ended = startAct(act, actor, draft, follower().follow).then(
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

const revealing = (signature: string = bytesToHex(draws.signature)) =>
  doing(reveal, { drawId: 1, signature });

/** Each place, and each entrant, costs so much gas that three fit a transaction. */
function costly(): void {
  wallet.intercept = (method, params) => {
    if (method !== 'eth_estimateGas') return undefined;
    const [{ data }] = params as [{ data: Hex }];
    const { functionName, args } = decodeFunctionData({ abi: drawsAbi, data });
    if (functionName === 'settle') return numberToHex(4_000_000 * args[2].length);
    return numberToHex(functionName === 'list' ? 4_000_000 * args[1].length : 100_000);
  };
}

test('behavior: checks the signature here, then hands it in as the contract reads it', async () => {
  expect(await revealing()).toMatchObject({ drawId: 1, hash: expect.stringMatching(/^0x/) as string });
  expect(wallet.sent).toEqual(['reveal 1']);
  expect(draws.status).toBe('revealed');
  expect(hasOpenAct(31337, buyer)).toBe(false);
});

test('behavior: a pasted signature may do without 0x and be written large', async () => {
  await revealing(` ${bytesToHex(draws.signature).slice(2).toUpperCase()} `);
  expect(draws.status).toBe('revealed');
});

test.each([
  [
    'of another round',
    bytesToHex(signLocalRound(999)),
    'This isn’t the beacon’s signature of round 1000. Nothing was sent.',
  ],
  [
    'of no point at all',
    `0x${'ab'.repeat(48)}`,
    'This isn’t the beacon’s signature of round 1000. Nothing was sent.',
  ],
  ['too short', '0x1234', 'A signature of the beacon is 96 characters: digits and letters from a to f.'],
])('error: a signature %s is refused before the wallet is asked', async (_name, signature, said) => {
  expect(await revealing(signature)).toBe(said);
  expect(wallet.sent).toEqual([]);
});

test('error: a draw that is not open has nothing to reveal', async () => {
  draws.status = 'withdrawn';
  expect(await revealing()).toBe('This draw isn’t open now, so there’s nothing to reveal.');
});

test('behavior: revealed by a stranger, before or meanwhile, is revealed', async () => {
  draws.status = 'revealed';
  expect(await revealing()).toEqual({ drawId: 1, hash: null });
  draws.status = 'open';
  wallet.intercept = (method) => {
    if (method === 'eth_sendTransaction') {
      draws.status = 'revealed';
      throw failure('Draws_WrongStatus', [1n, 2]);
    }
    return undefined;
  };
  expect(await revealing()).toEqual({ drawId: 1, hash: null });
  expect(wallet.sent).toEqual([]);
});

test('behavior: a round that nobody handed in is exchanged once, whoever is first', async () => {
  expect(await doing(renewRound, { round: 1_000 })).toMatchObject({
    round: 2_000,
    hash: expect.stringMatching(/^0x/) as string,
  });
  expect(wallet.sent).toEqual(['renewRound']);
  // Who still sees the old one sends nothing.
  expect(await doing(renewRound, { round: 1_000 })).toEqual({ round: 2_000, hash: null });
  expect(wallet.sent).toHaveLength(1);
});

test('error: a round that may still be signed stays, and is not exchanged', async () => {
  wallet.intercept = (method) => {
    if (method === 'eth_sendTransaction') throw failure('Draws_RoundStands', [2_000_000n]);
    return undefined;
  };
  expect(await doing(renewRound, { round: 1_000 })).toBe(
    'This round can be exchanged 30 days after its time, not before. Nothing was changed.',
  );
  expect(draws.round).toBe(1_000);
});

test('behavior: a giveaway for nobody is ended once, with those that the contract excludes', async () => {
  draws.status = 'none';
  draws.excluded = [winner];
  expect(await doing(endEmpty, { excluded: [] })).toBe(
    'The contract doesn’t accept this list. Nothing was changed.',
  );
  expect([wallet.sent, draws.isOver]).toEqual([[], false]);
  expect(await doing(endEmpty, { excluded: [winner] })).toMatchObject({
    hash: expect.stringMatching(/^0x/) as string,
  });
  expect([wallet.sent, draws.isOver]).toEqual([['endEmptyGiveaway'], true]);
  expect(await doing(endEmpty, { excluded: [winner] })).toEqual({ hash: null });
});

const settling = () => ({ drawId: 1, listCid: draws.published.manifest.cid });
const listing = (listed = 0) => ({ listCid: draws.published.manifest.cid, listed });

test('behavior: all entrants in one transaction where they fit, which opens the draw', async () => {
  draws.status = 'none';
  expect(await doing(listEntrants, listing())).toMatchObject({ listed: 5, count: 5 });
  expect([wallet.sent, draws.status]).toEqual([['list 5 from 0'], 'open']);
  // Who comes later sends nothing.
  expect(await doing(listEntrants, listing())).toMatchObject({ listed: 5, hash: null });
  expect(wallet.sent).toHaveLength(1);
});

test('behavior: several transactions where the gas asks for it, from where a stranger’s listing stands', async () => {
  draws.status = 'none';
  costly();
  await doing(listEntrants, listing());
  expect(wallet.sent).toEqual(['list 3 from 0', 'list 2 from 3']);
  draws.status = 'none';
  draws.reached.clear();
  draws.reached.add(digestOfFrontier(frontierAfter(draws.entrants, 2)));
  await doing(listEntrants, listing(2));
  expect(wallet.sent.slice(2)).toEqual(['list 3 from 2']);
});

test('behavior: where the chain knows of no such listing, the list begins anew', async () => {
  draws.status = 'none';
  await doing(listEntrants, listing(2));
  expect(wallet.sent).toEqual(['list 5 from 0']);
});

test('behavior: a listing under way goes on after a reload, and no other is asked for', async () => {
  draws.status = 'none';
  costly();
  wallet.isMining = false;
  const before = follower();
  startAct(listEntrants, actor, listing(), before.follow).catch(() => {});
  await vi.waitFor(() => expect(before.last()).toBe('list-3 waiting'));
  before.stop();
  openPage();
  wallet.mine();
  expect(await settled(resumeAct(listEntrants, actor, follower().follow))).toMatchObject({
    value: { listed: 3, count: 5 },
  });
  expect(wallet.sent).toEqual(['list 3 from 0']);
});

test('error: the list of a launch lists nobody', async () => {
  draws.status = 'none';
  expect(await doing(listEntrants, { listCid: draws.launchList.manifest.cid, listed: 0 })).toBe(
    'The published list isn’t this draw’s, or breaks its own rules. Nothing was sent.',
  );
  expect(wallet.sent).toEqual([]);
});

test('behavior: all places in one transaction where they fit', async () => {
  draws.status = 'revealed';
  expect(await doing(settle, settling())).toMatchObject({ settled: 5, places: 5 });
  expect(wallet.sent).toEqual(['settle 5 from 0']);
});

test('behavior: several transactions where the gas asks for it, from where a stranger stopped', async () => {
  draws.status = 'revealed';
  costly();
  await doing(settle, settling());
  expect(wallet.sent).toEqual(['settle 3 from 0', 'settle 2 from 3']);
  draws.status = 'revealed';
  draws.settledPlaces = 2;
  await doing(settle, settling());
  expect(wallet.sent.slice(2)).toEqual(['settle 3 from 2']);
});

test('behavior: a stranger who settles between two transactions saves the rest of them', async () => {
  draws.status = 'revealed';
  costly();
  const estimate = wallet.intercept;
  wallet.intercept = (method, params) => {
    if (method === 'eth_sendTransaction' && draws.settledPlaces === 0)
      queueMicrotask(() => void (draws.settledPlaces = 4));
    return estimate(method, params);
  };
  expect(await doing(settle, settling())).toMatchObject({ places: 5 });
  expect(draws.status).toBe('settled');
});

test('behavior: a transaction under way goes on after a reload, and no other is asked for', async () => {
  draws.status = 'revealed';
  costly();
  wallet.isMining = false;
  const before = follower();
  startAct(settle, actor, settling(), before.follow).catch(() => {});
  await vi.waitFor(() => expect(before.last()).toBe('settle-3 waiting'));
  before.stop();
  openPage();
  wallet.mine();
  expect(await settled(resumeAct(settle, actor, follower().follow))).toMatchObject({
    value: { settled: 3, places: 5 },
  });
  expect(wallet.sent).toEqual(['settle 3 from 0']);
});

test('error: nobody has won before the number is out', async () => {
  expect(await doing(settle, settling())).toBe(
    'The random number of this draw isn’t revealed yet, so nobody has won.',
  );
});

test('error: a list that is not the one on chain settles nothing', async () => {
  draws.status = 'revealed';
  const [part] = draws.published.parts;
  draws.files.set(part?.cid ?? '', new TextEncoder().encode('{}\n'));
  expect(await doing(settle, settling())).toBe(
    'The published list isn’t the one that the contract names. Nothing was sent.',
  );
  expect(wallet.sent).toEqual([]);
});

test('error: their no at the wallet ends it', async () => {
  draws.status = 'revealed';
  wallet.intercept = (method) => {
    if (method === 'eth_sendTransaction') throw refusal(4001);
    return undefined;
  };
  expect(await doing(settle, settling())).toMatch(/^Transaction rejected by user/);
  expect(hasOpenAct(31337, buyer)).toBe(false);
});

test('behavior: a prize is minted to its winner by whoever sends it, and costs nothing but the fee', async () => {
  const studio = new FakeStudio();
  studio.offers = [9917];
  studio.winner = winner;
  vi.stubGlobal('fetch', studio.fetch);
  collection.prizes.set(9917n, winner);
  expect(await doing(mintPrize, { apeId: 9917 })).toMatchObject({ winner, tokenId: 9917 });
  expect(wallet.sent).toEqual(['mint prize 9917 for 0 wei']);
  expect(collection.owners.get(9917n)).toBe(winner);
  // Somebody was first: that is all it takes.
  expect(await doing(mintPrize, { apeId: 9917 })).toMatchObject({ tokenId: 9917, hash: null });
});

const refusals = drawsAbi.filter((part) => part.type === 'error');
const ofActs =
  /^(OwnableUnauthorizedAccount|Draws_(WrongStatus|Bad(Signature|Proof|List|Listing)|WrongPlace|WrongNumber|NotTheWinner|SaleNotFinalised|GiveawayOver|PrizesNotCovered|WrongExcluded|UnknownFrontier|CannotList|NobodyTakesPart|SomebodyTakesPart|RoundStands|NoSuchRound|RoundToo(Soon|Far)))$/;

const sampleOf: Readonly<Record<string, unknown>> = {
  uint8: 2,
  address: winner,
  bytes32: `0x${'7'.repeat(64)}`,
};

test.each(refusals.filter(({ name }) => ofActs.test(name)))(
  'behavior: $name has its sentence in both languages',
  ({ name, inputs }) => {
    const said = revertError(
      failure(
        name,
        inputs.map(({ type }) => sampleOf[type] ?? 7n),
      ),
      drawFailures('DRAW_SETTLE_FAILED'),
    );
    expect(said).toBeDefined();
    expect(sentenceOf(said, 'en').text).not.toMatch(/\{/);
    expect(sentenceOf(said, 'ru').text).toMatch(/[а-я]/i);
  },
);

const ofPrizes = /^(LilApeNFT_(NoWinner|NotAPrize|BadProof)|IpfsUri_Malformed|TokenAlreadyExists)$/;

test.each(lilApeNFTAbi.filter((part) => part.type === 'error').filter(({ name }) => ofPrizes.test(name)))(
  'behavior: of a prize $name has its sentence in both languages',
  ({ name, inputs }) => {
    const said = revertError(
      apeFailure(
        name,
        inputs.map(() => 7n),
      ),
      prizeFailures(9917),
    );
    expect(said).toBeDefined();
    expect(sentenceOf(said, 'ru').text).toMatch(/[а-я]/i);
  },
);
