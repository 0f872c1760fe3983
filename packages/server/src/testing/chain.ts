// A local chain of a test's own, with the sale deployed and buyers ready to buy.
import { deployLocal } from '@lilape/contracts/deploy/local';
import type { Deployment } from '@lilape/contracts/deployment';
import { watchPending } from '@lilape/contracts/scripts/pending';
import type { ContractName } from '@lilape/contracts/table';
import { type PrivateKeyAccount, mnemonicToAccount, privateKeyToAccount } from 'viem/accounts';
import type { Hex } from '#chain/blocks.ts';
import { type SaleDeployment, addressIn, saleDeployment } from '#chain/deployment.ts';
import { watchedSubject } from '#projections.ts';
import { type Act, type Order, type Signed, purchaseAct } from '#testing/acts.ts';
import { type ChainOptions, FIRST_BUYER, MNEMONIC, type Rpc, rpcClient, startChain } from '#testing/anvil.ts';
import { fund, handOut } from '#testing/funds.ts';
import { openTestDraws } from '#testing/draw-acts.ts';
import { releaseTestShares } from '#testing/market-acts.ts';
import { openOldStakes } from '#testing/stake-acts.ts';
import type { WatchedSubject } from '#watcher/state.ts';

const CHAIN_ID = 31337;
const EMPTY_BLOCK_MS = 1_000;

export type TestChain = Rpc & {
  readonly rpcUrl: string;
  readonly sale: SaleDeployment;
  /** The record of all contracts. */
  readonly deployment: Deployment;
  /** The address of a contract, in lower case. @throws where the chain does not have it */
  addressOf(name: ContractName): Hex;
  /** What a watcher reads of it: every projection that there is. */
  readonly subject: WatchedSubject;
  /** The addresses of the buyers, in lower case; an order names one by its position. */
  readonly buyers: readonly Hex[];
  /** Seals blocks: the first takes what is pending. */
  mine(blocks?: number): Promise<void>;
  /** Signs calls with the buyers' next nonces; nothing is sent. */
  sign(acts: readonly Act[]): Promise<Signed[]>;
  /** Signs calls, sends them and seals them in one block; their transaction hashes. */
  seal(acts: readonly Act[]): Promise<Hex[]>;
  /** Seals purchases in one block; their transaction hashes. */
  buy(orders: readonly Order[]): Promise<Hex[]>;
  /** Takes the buyers' nonces from the chain again, after it lost transactions. */
  refreshNonces(): Promise<void>;
  /** Seals what is sent, as a chain does by itself. Returns what ends it. */
  startSequencer(): () => Promise<void>;
  /** Stops or continues the node's process, as if it hung. */
  signal(name: 'SIGSTOP' | 'SIGCONT'): void;
  stop(): Promise<void>;
};

/** Starts anvil without mining by itself, deploys the contracts, and gives every buyer coins, an ape and old stakes, opens draws and releases shares. */
export async function startTestChain(options: ChainOptions = {}): Promise<TestChain> {
  const count = options.buyers ?? 8;
  const { rpcUrl, signal, stop } = await startChain(options, count);
  const { rpc, batch } = rpcClient(rpcUrl);
  const mine = async (blocks = 1) => {
    await rpc('evm_mine');
    if (blocks > 1) await rpc('anvil_mine', `0x${(blocks - 1).toString(16)}`);
  };
  const accounts = Array.from({ length: count }, (_, i) =>
    mnemonicToAccount(MNEMONIC, { addressIndex: FIRST_BUYER + i }),
  );
  const buyers = accounts.map((account) => account.address.toLowerCase() as Hex);
  const startSequencer = () => sequencer(rpcUrl, rpc);
  const endSequencer = startSequencer();
  const { deployerKey } = options;
  if (deployerKey !== undefined)
    await rpc('anvil_setBalance', privateKeyToAccount(deployerKey).address, '0x56bc75e2d63100000');
  const record = await deployLocal({ rpcUrl, ...(deployerKey && { deployerKey }) });
  const sale = saleDeployment(record);
  await endSequencer();
  await fund(batch, buyers, sale);
  await handOut(batch, buyers, sale.lilape, record.recipients['examplePurse']?.address ?? '0x');
  await mineAll(rpc);
  const nonces = accounts.map(() => 2);
  const sign = (acts: readonly Act[]) =>
    Promise.all(
      acts.map(async (act) => {
        const nonce = nonces[act.buyer] ?? 0;
        nonces[act.buyer] = nonce + 1;
        return { buyer: act.buyer, raw: await signAct(accounts[act.buyer], nonce, act) };
      }),
    );
  const seal = async (acts: readonly Act[]) => {
    const signed = await sign(acts);
    const hashes = await batch<Hex>(signed.map(({ raw }) => ['eth_sendRawTransaction', [raw]]));
    await mine();
    return hashes;
  };
  const chain: TestChain = {
    rpcUrl,
    sale,
    deployment: record,
    addressOf: (name) => {
      const address = addressIn(record, name);
      if (address === null) throw new Error(`The chain has no contract ${name}.`);
      return address;
    },
    subject: watchedSubject(record),
    buyers,
    rpc,
    batch,
    mine,
    sign,
    startSequencer,
    seal,
    buy: (orders) => seal(orders.map((order) => purchaseAct(sale, order))),
    refreshNonces: async () => {
      const counts = await batch<Hex>(buyers.map((buyer) => ['eth_getTransactionCount', [buyer, 'latest']]));
      nonces.splice(0, nonces.length, ...counts.map(Number));
    },
    signal,
    stop,
  };
  if (options.oldStakes !== false) {
    await openOldStakes(chain);
    await openTestDraws(chain);
    await releaseTestShares(chain);
  }
  return chain;
}

async function mineAll(rpc: TestChain['rpc']): Promise<void> {
  for (;;) {
    await rpc('evm_mine');
    const { pending } = await rpc<{ pending: Hex }>('txpool_status');
    if (Number(pending) === 0) return;
  }
}

async function signAct(
  account: PrivateKeyAccount | ReturnType<typeof mnemonicToAccount> | undefined,
  nonce: number,
  { to, data, value = 0n, gas = 250_000n }: Act,
): Promise<Hex> {
  if (account === undefined) throw new Error('There is no such buyer.');
  return account.signTransaction({
    type: 'eip1559',
    chainId: CHAIN_ID,
    nonce,
    to,
    gas,
    maxFeePerGas: 2_000_000_000n,
    maxPriorityFeePerGas: 1_000_000n,
    data: await data,
    value,
  });
}

function sequencer(rpcUrl: string, rpc: TestChain['rpc']): () => Promise<void> {
  const transactions = watchPending(rpcUrl);
  const ending = new AbortController();
  let sealedAtMs = 0;
  const work = (async () => {
    while (!ending.signal.aborted) {
      const { pending } = await rpc<{ pending: Hex }>('txpool_status');
      // An empty block now and then: who waits for a receipt looks again at the next block only.
      if (Number(pending) > 0 || Date.now() - sealedAtMs > EMPTY_BLOCK_MS) {
        await rpc('evm_mine');
        sealedAtMs = Date.now();
      }
      await transactions.next(EMPTY_BLOCK_MS / 4);
    }
  })();
  // It is reported to the caller that ends it.
  work.catch(() => undefined);
  return async () => {
    ending.abort();
    transactions.close();
    await work;
  };
}
