import { beforeEach, expect, test, vi } from 'vitest';
import { resumeAct, startAct } from '#chain/flow/act.ts';
import { claim } from '#chain/acts/claim.ts';
import { chainId, contracts } from '#shell/first/deployment.ts';
import { setSession } from '#shell/first/session.ts';
import { ageNow } from '#shell/live/sale.ts';
import { lastAct, placeLastAct } from '#shell/ui/last-act.ts';
import { networkInfo } from '#api/sale-api.ts';
import { showEnding } from './act-toast.ts';
import { followed } from './followed.ts';
import { acts } from './acts.ts';

vi.mock('#api/sale-api.ts');
vi.mock('#shell/live/sale.ts');
vi.mock('./actor.ts');
vi.mock('./act-toast.ts');
vi.mock('#chain/flow/act.ts');

const account = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const stranger = '0x000000000000000000000000000000000000dEaD';
const fresh = { seconds: 3, isStale: false };
const stale = { seconds: 61, isStale: true };

/** A claim's store, on terms from `termsFrom`. */
function unseen(termsFrom: 'chain' | 'live-data', toast: 'afterwards' | 'unseen' = 'unseen') {
  return followed(claim, {
    termsFrom,
    toast,
    Asking: () => null,
    Preparing: () => null,
    stillPending: 'ACT_STILL_PENDING',
    failed: 'CLAIM_FAILED',
    done: () => ({ text: '' }),
  });
}

/** The same on a screen, where its end is kept. */
function claiming(...how: Parameters<typeof unseen>) {
  const store = unseen(...how);
  store.show();
  return store;
}

function serverNames(others: object, chain = chainId) {
  vi.mocked(networkInfo).mockResolvedValue({
    chainId: chain,
    contracts: { ...contracts, ...others },
  } as never);
}

beforeEach(() => {
  vi.clearAllMocks();
  serverNames({});
  vi.mocked(ageNow).mockReturnValue(fresh);
  vi.mocked(startAct).mockResolvedValue({ account, tokens: 1n, hash: null });
});

test.each(Object.keys(contracts))(
  'error: nothing is signed where the server names another %s than the build',
  async (name) => {
    serverNames({ [name]: stranger });
    const store = claiming('chain');
    await expect(store.start({ account })).resolves.toBe(false);
    expect(store.current()).toMatchObject({ status: 'error', error: { code: 'ADDRESSES_DIFFER' } });
    expect(startAct).not.toHaveBeenCalled();
  },
);

test('error: nothing is signed where the server works on another chain', async () => {
  serverNames({}, 1);
  const store = claiming('chain');
  await expect(store.start({ account })).resolves.toBe(false);
  expect(startAct).not.toHaveBeenCalled();
});

test('error: terms from live data that is stale are not signed', async () => {
  vi.mocked(ageNow).mockReturnValue(stale);
  const store = claiming('live-data');
  await expect(store.start({ account })).resolves.toBe(false);
  expect(store.current()).toMatchObject({ status: 'error', error: { code: 'STALE_DATA' } });
  expect(startAct).not.toHaveBeenCalled();
});

test('behavior: terms from the chain itself are signed whatever the age of the live data', async () => {
  vi.mocked(ageNow).mockReturnValue(stale);
  await expect(claiming('chain').start({ account })).resolves.toBe(true);
});

test('args: only a purchase stands on live data', () => {
  const sources = acts.map(({ name, words }) => [name, words.termsFrom]);
  expect(sources).toEqual([
    ['buy', 'live-data'],
    ['claim', 'chain'],
    ['refund', 'chain'],
    ['finalise', 'chain'],
    ['burn-unsold', 'chain'],
    ['release-shares', 'chain'],
    ['burn-shares', 'chain'],
    ['open-pool', 'chain'],
    ['sweep-coin', 'chain'],
    ['mint', 'chain'],
    ['stake', 'chain'],
    ['claim-rewards', 'chain'],
    ['unstake', 'chain'],
    ['unbind', 'chain'],
    ['list-entrants', 'chain'],
    ['open-draw', 'chain'],
    ['reveal', 'chain'],
    ['settle', 'chain'],
    ['mint-prize', 'chain'],
    ['close-early', 'chain'],
    ['cancel-sale', 'chain'],
    ['rescue', 'chain'],
  ]);
});

test('behavior: a toast tells the end that no screen shows', async () => {
  await unseen('chain').start({ account });
  expect(showEnding).toHaveBeenCalledTimes(1);
});

test('behavior: what a screen shows gets no toast as well, however it ends', async () => {
  await claiming('chain').start({ account });
  vi.mocked(startAct).mockRejectedValue(new Error('no'));
  await claiming('chain').start({ account });
  expect(showEnding).not.toHaveBeenCalled();
});

test('behavior: an act may ask for its toast once the screen that showed its success has closed', async () => {
  const store = unseen('chain', 'afterwards');
  const close = store.show();
  await store.start({ account });
  expect(showEnding).not.toHaveBeenCalled();
  close();
  expect(showEnding).toHaveBeenCalledTimes(1);
  store.show()();
  expect(showEnding).toHaveBeenCalledTimes(1);
});

test('behavior: a failure that a screen showed gets no toast when it closes', async () => {
  const store = unseen('chain', 'afterwards');
  const close = store.show();
  vi.mocked(startAct).mockRejectedValue(new Error('no'));
  await store.start({ account });
  close();
  expect(showEnding).not.toHaveBeenCalled();
});

test('behavior: a failure that a screen shows goes with the wallet that had it', async () => {
  setSession({ status: 'connected', address: account, chainId, walletId: 'demo' });
  vi.mocked(startAct).mockRejectedValue(new Error('no'));
  const store = claiming('chain');
  await store.start({ account });
  expect(store.current().status).toBe('error');
  setSession({ status: 'connected', address: stranger, chainId, walletId: 'demo' });
  expect(store.current().status).toBe('error');
  setSession({ status: 'disconnected' });
  expect(store.current().status).toBe('none');
});

test('behavior: an act with a figure ends in the page’s place for it, and by the toast where there is none', async () => {
  const store = followed(claim, {
    ...unseen('chain').words,
    toast: 'unseen',
    done: () => ({ title: 'Done', text: 'It is done.' }),
    figure: ({ tokens }) => `${tokens} LILAPE`,
  });
  await store.start({ account });
  expect(lastAct.get()).toBeNull();
  expect(showEnding).toHaveBeenCalledTimes(1);
  const leave = placeLastAct();
  await store.start({ account });
  expect(lastAct.get()).toEqual({ title: 'Done', text: 'It is done.', figure: '1 LILAPE', hash: null });
  // Looking for what was left open takes no ending away.
  setSession({ status: 'connected', address: account, chainId, walletId: 'demo' });
  vi.mocked(resumeAct).mockResolvedValue(null);
  await store.resume();
  expect(lastAct.get()).not.toBeNull();
  expect(showEnding).toHaveBeenCalledTimes(1);
  leave();
  expect(lastAct.get()).toBeNull();
});
