/** The mint end to end on a chain, a wallet and a studio in memory: what is signed, what is kept, what is said. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { collectionAddress } from '#chain/ape-contract.ts';
import { resumeAct, startAct } from '#chain/flow/act.ts';
import type { Actor } from '#chain/flow/step.ts';
import { FakeCollection } from '#chain/testing/fake-collection.ts';
import { FakeStudio } from '#chain/testing/fake-studio.ts';
import { buyer, FakeWallet, refusal } from '#chain/testing/fake-wallet.ts';
import { follower, openPage, settled } from '#chain/testing/following.ts';
import { hasOpenAct } from '#chain/flow/open-acts.ts';
import { sentenceOf } from '#text/sentence.ts';
import { mint, type MintTerms } from './mint.ts';

const another = '0x00000000000000000000000000000000000000aa';
const minting4271 = 'mint 4271 for 9000000000000000 wei';

let wallet: FakeWallet;
let collection: FakeCollection;
let studio: FakeStudio;
let actor: Actor;
let agreed: MintTerms[];

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  wallet = new FakeWallet();
  collection = new FakeCollection();
  studio = new FakeStudio();
  agreed = [];
  wallet.contracts.set(collectionAddress().toLowerCase(), collection);
  actor = { provider: wallet, account: buyer, chainId: 31337 };
  vi.stubGlobal('fetch', studio.fetch);
  openPage();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const follow = () => ({ ...follower().follow, onTerms: (terms: MintTerms) => void agreed.push(terms) });
const mintNow = (shownId: number | null = 4271) => settled(startAct(mint, actor, { shownId }, follow()));

/** The sentence of a mint that fails. */
async function failing(shownId: number | null = 4271, isChosen = false): Promise<string> {
  const failed = startAct(mint, actor, { shownId, isChosen }, follow()).then(
    () => 'it did not fail',
    (thrown: unknown) => sentenceOf(thrown, 'en').text,
  );
  await vi.advanceTimersByTimeAsync(60_000);
  return failed;
}

const whenSending = (act: () => unknown) => {
  wallet.intercept = (method) => (method === 'eth_sendTransaction' ? act() : undefined);
};

test('behavior: sends the price that the contract names, once, and keeps nothing afterwards', async () => {
  collection.priceWei = 7n;
  const outcome = await mintNow();
  expect(wallet.sent).toEqual(['mint 4271 for 7 wei']);
  expect(outcome).toMatchObject({
    value: { tokenId: 4271, account: buyer, hash: expect.stringMatching(/^0x/) },
  });
  const { metadataURI } = agreed[0] as MintTerms;
  expect(outcome).toMatchObject({ value: { metadataURI, tokenURI: metadataURI } });
  expect(hasOpenAct(31337, buyer)).toBe(false);
});

test('behavior: an ape that another took before is replaced without a signature, and the page is notified', async () => {
  collection.owners.set(4271n, another);
  studio.offers = [4271, 4271, 99];
  expect(await mintNow()).toMatchObject({ value: { tokenId: 99 } });
  expect(agreed).toMatchObject([{ tokenId: 99n, insteadOf: 4271n }]);
  expect(wallet.sent).toEqual(['mint 99 for 9000000000000000 wei']);
});

test('behavior: the ape that was shown is asked for by its number, and another where it is gone', async () => {
  await mintNow();
  studio.gone.add(4271);
  studio.offers = [99];
  expect(await mintNow()).toMatchObject({ value: { tokenId: 99 } });
  expect(studio.wanted).toEqual([4271, 4271, null]);
  expect(agreed.at(-1)).toMatchObject({ tokenId: 99n, insteadOf: 4271n });
});

test('error: in place of an ape that was chosen no other is minted', async () => {
  collection.owners.set(4271n, another);
  expect(await failing(4271, true)).toContain('Someone else minted ape #4271 a moment earlier.');
  studio.gone.add(4271);
  expect(await failing(4271, true)).toContain('Ape #4271 isn’t on the branch for you right now');
  expect(studio.wanted).toEqual([4271, 4271]);
  expect(wallet.sent).toEqual([]);
});

test('behavior: a voucher of a key that was replaced is asked for anew, in silence', async () => {
  const [old, young] = [`0x${'a'.repeat(130)}`, `0x${'b'.repeat(130)}`] as const;
  studio.signatures = [old, young];
  collection.goodSignatures = [young];
  expect(await mintNow()).toMatchObject({ value: { tokenId: 4271 } });
  expect(agreed).toMatchObject([{ signature: young, insteadOf: 0n }]);
  expect(wallet.asked.filter((method) => method === 'eth_sendTransaction')).toHaveLength(1);
});

test('error: a studio that goes on offering what is gone wastes no signature', async () => {
  collection.owners.set(4271n, another);
  expect(await failing()).toBe(
    'The studio hasn’t caught up with the chain yet and offers an ape that is gone. Your wallet wasn’t asked; please try again in a minute.',
  );
  expect(wallet.sent).toEqual([]);
  expect(studio.asked).toBe(6);
});

test('error: taken by another while the wallet asks costs the fee and says so; the next press takes the next', async () => {
  whenSending(() => void collection.owners.set(4271n, another));
  expect(await failing()).toBe(
    'Someone else minted ape #4271 a moment earlier. The price stayed in your wallet; the next ape is ready for you.',
  );
  expect(hasOpenAct(31337, buyer)).toBe(false);
  wallet.intercept = () => undefined;
  studio.offers = [99];
  expect(await mintNow()).toMatchObject({ value: { tokenId: 99 } });
});

test('behavior: taken by oneself elsewhere while the wallet asks is success', async () => {
  whenSending(() => {
    collection.owners.set(4271n, buyer);
    throw refusal(4001);
  });
  expect(await mintNow()).toMatchObject({ value: { tokenId: 4271, hash: null } });
});

test('behavior: a mint goes on after a reload, asks for nothing anew, and knows its picture', async () => {
  wallet.isMining = false;
  startAct(mint, actor, { shownId: 4271 }, follow()).catch(() => {});
  await vi.advanceTimersByTimeAsync(3_000);
  openPage();
  const asked = studio.asked;
  wallet.mine();
  const { imageURI } = agreed[0] as MintTerms;
  const resumed = await settled(resumeAct(mint, actor, follow()));
  expect(resumed).toMatchObject({ value: { tokenId: 4271, imageURI } });
  expect(studio.asked).toBe(asked);
  expect(wallet.sent).toEqual([minting4271]);
});

test('behavior: a mint that the wallet speeds up is the same mint', async () => {
  wallet.isMining = false;
  const minted = startAct(mint, actor, { shownId: 4271 }, follow());
  await vi.advanceTimersByTimeAsync(3_000);
  wallet.replace();
  expect(await settled(minted)).toMatchObject({ value: { tokenId: 4271 } });
});

test('error: a mint that the wallet cancels on chain is cancelled', async () => {
  wallet.isMining = false;
  const minted = startAct(mint, actor, { shownId: 4271 }, follow());
  await vi.advanceTimersByTimeAsync(3_000);
  wallet.contracts.set(buyer.toLowerCase(), {
    run: () => [],
    call: () => '0x',
    describe: () => '',
  });
  wallet.replace('0x');
  expect(await settled(minted)).toEqual({ code: 'TRANSACTION_CANCELLED' });
});

test('behavior: what was paid for keeps its picture, though the node answers nothing more', async () => {
  wallet.intercept = (method, params) => {
    const isUri = method === 'eth_call' && JSON.stringify(params).includes('0xc87b56dd');
    if (isUri) throw refusal(-32000, 'gone');
  };
  const { imageURI } = await mintNow().then(() => agreed[0] as MintTerms);
  expect(imageURI).toMatch(/^ipfs:\/\/bafkrei/);
});

test.each([
  ['error: their no', () => refusal(4001), 'Transaction was cancelled by user. Your wallet says: “no”'],
  [
    'error: too little ETH by the node’s word',
    () => refusal(-32000, 'insufficient funds for gas * price + value'),
    'Insufficient funds for minting. Your wallet says: “insufficient funds for gas * price + value”',
  ],
  [
    'error: an internal error of which nothing is said',
    () => refusal(-32603, 'Internal JSON-RPC error.'),
    'Insufficient funds for minting. Your wallet says: “Internal JSON-RPC error.”',
  ],
  [
    'error: anything else',
    () => refusal(-32603, 'the bridge broke'),
    'Buying failed. Please try again. Your wallet says: “the bridge broke”',
  ],
])('%s, in the words of the specification and then the wallet’s', async (_name, thrown, said) => {
  whenSending(() => {
    throw thrown();
  });
  expect(await failing()).toBe(said);
});

test('error: too little ETH for the price, and for the price and the fee, is seen before the wallet is asked', async () => {
  wallet.ether = 8_999_999_999_999_999n;
  // As nodes try a call that its sender cannot pay.
  wallet.intercept = (method, params) => {
    if (method === 'eth_call' && JSON.stringify(params).includes('0x1ff973cafa8000'))
      throw refusal(-32000, 'insufficient funds for transfer');
  };
  expect(await failing()).toBe('Insufficient funds for minting.');
  wallet.intercept = () => undefined;
  wallet.ether = 9_000_000_000_000_000n;
  expect(await failing()).toBe('Insufficient funds for minting.');
  expect(wallet.sent).toEqual([]);
});

test('error: a mined mint that minted nothing for a reason that nobody knows', async () => {
  whenSending(() => {
    collection.priceWei = 1n;
  });
  expect(await failing()).toBe('Minting failed. Please try again.');
});

const html = () => new Response('<html>Bad gateway</html>', { status: 502 });
const said = (status: number, body: object) => () => new Response(JSON.stringify(body), { status });

test.each([
  ['error: no JSON', html, 'Mint API returned non-JSON (status): 502'],
  [
    'error: a failure with its trace',
    said(500, { ok: false, code: 'SERVER_ERROR', error: 'Server error.', traceId: 'abc' }),
    'Sharp API error: Server error. Please try again or contact support. (traceId=abc)',
  ],
  [
    'error: a failure of a younger server',
    said(418, { ok: false, code: 'NO_PAINT', error: 'The paint is gone.', traceId: 'abc' }),
    'Sharp API error: The paint is gone. (traceId=abc)',
  ],
  [
    'error: sold out',
    said(409, { ok: false, code: 'MINT_SOLD_OUT', error: 'x', traceId: 'abc' }),
    'All apes that were for sale are minted.',
  ],
  [
    'error: closed',
    said(503, { ok: false, code: 'MINT_STUDIO_CLOSED', error: 'x', traceId: 'abc' }),
    'The studio is closed right now: nothing can be minted. Please try again later.',
  ],
])('%s, from the generator', async (_name, answer, text) => {
  studio.answer = answer;
  expect(await failing()).toBe(text);
  expect(wallet.sent).toEqual([]);
});

const cid = 'bafkreiaawibhoapx3ifonsfba2wz7ta6cegue3pp4sd6bm6rqlkas4oyfu';

test.each([
  [{ metadataURI: 'https://x/1.json' }, 'INVALID metadataURI: https://x/1.json - must start with ipfs://'],
  [{ imageURI: 'data:image' }, 'INVALID imageURI: data:image - must start with ipfs://'],
  [{ metadataURI: undefined }, 'INVALID metadataURI: undefined - must start with ipfs://'],
  [{ imageURI: `ipfs://${cid}` }, 'MINT BLOCKED: Invalid imageURI'],
  [{ tokenId: 7 }, 'MINT BLOCKED: Invalid metadataURI'],
  [{ rarityScore: 'high' }, 'The site answered with something unexpected.'],
])('error: an offer with %o is never paid for', async (lies, text) => {
  studio.lies = lies;
  expect(await failing()).toContain(text);
  expect(wallet.sent).toEqual([]);
});

test('error: metadata that is not what its address says is never paid for', async () => {
  const offered = await studio.fetch('/api/x', { body: JSON.stringify({ walletAddress: buyer }) });
  studio.damage(((await offered.json()) as { cid: string }).cid);
  expect(await failing()).toBe('MINT BLOCKED: Invalid metadataURI');
});

test('args: addresses that are none are stopped right before the wallet is asked', async () => {
  const [step] = mint.steps({ ...(await mint.agree(actor, { shownId: null })), imageURI: 'ipfs://b' }, false);
  const blocked = await step?.prepare(actor).catch((thrown: unknown) => sentenceOf(thrown, 'en').text);
  expect(blocked).toBe('MINT BLOCKED: Invalid metadataURI/imageURI');
});
