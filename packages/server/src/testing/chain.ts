// A local chain of a test's own, with the sale deployed and buyers ready to buy.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { deployLocal } from '@lilape/contracts/deploy/local';
import { erc20Abi, presaleAbi, testUsdcAbi } from '@lilape/contracts/generated/abis';
import type { PaymentToken } from '@lilape/domain/presale/methods';
import { encodeFunctionData } from 'viem';
import { type PrivateKeyAccount, mnemonicToAccount } from 'viem/accounts';
import type { Hex } from '#chain/blocks.ts';
import { type SaleDeployment, saleDeployment } from '#chain/deployment.ts';
import { watchedSubject } from '#projections.ts';
import type { WatchedSubject } from '#watcher/state.ts';

const ANVIL = path.resolve(
  import.meta.dirname,
  '../../../../node_modules/@foundry-rs/anvil-linux-amd64/bin/anvil',
);
const MNEMONIC = 'test test test test test test test test test test test junk';
const CHAIN_ID = 31337;
const EMPTY_BLOCK_MS = 1_000;
/** Anvil's first ten accounts have roles of their own in the local deployment. */
const FIRST_BUYER = 10;

export type Order = { readonly buyer: number; readonly coin: PaymentToken; readonly units: bigint };

export type SignedOrder = Order & { readonly raw: Hex };

export type TestChain = {
  readonly rpcUrl: string;
  readonly sale: SaleDeployment;
  /** What a watcher reads of it: every projection that there is. */
  readonly subject: WatchedSubject;
  /** The addresses of the buyers, in lower case; an order names one by its position. */
  readonly buyers: readonly Hex[];
  rpc<T>(method: string, ...params: readonly unknown[]): Promise<T>;
  /** Several calls in one request; throws on the first that failed. */
  batch<T>(calls: readonly (readonly [string, readonly unknown[]])[]): Promise<T[]>;
  /** Seals blocks: the first takes what is pending. */
  mine(blocks?: number): Promise<void>;
  /** Signs purchases with the buyers' next nonces; nothing is sent. */
  sign(orders: readonly Order[]): Promise<SignedOrder[]>;
  /** Signs purchases, sends them and seals them in one block; their transaction hashes. */
  buy(orders: readonly Order[]): Promise<Hex[]>;
  /** Takes the buyers' nonces from the chain again, after it lost transactions. */
  refreshNonces(): Promise<void>;
  /** Looks every `everyMs` for what is pending and seals it, as a chain does by itself. Returns what ends it. */
  startSequencer(everyMs: number): () => Promise<void>;
  /** Stops or continues the node's process, as if it hung. */
  signal(name: 'SIGSTOP' | 'SIGCONT'): void;
  stop(): Promise<void>;
};

export type ChainOptions = {
  /** `safe` is this many blocks behind the head, `finalized` twice as many. */
  readonly slotsInAnEpoch?: number;
  readonly buyers?: number;
  /** 0 lets the system choose. */
  readonly port?: number;
};

/** Starts anvil without mining by itself, deploys the sale, and gives every buyer coins and allowances. */
export async function startTestChain(options: ChainOptions = {}): Promise<TestChain> {
  const count = options.buyers ?? 8;
  const { child, rpcUrl } = await startAnvil(options, count);
  const { rpc, batch } = client(rpcUrl);
  const mine = async (blocks = 1) => {
    await rpc('evm_mine');
    if (blocks > 1) await rpc('anvil_mine', `0x${(blocks - 1).toString(16)}`);
  };
  const accounts = Array.from({ length: count }, (_, i) =>
    mnemonicToAccount(MNEMONIC, { addressIndex: FIRST_BUYER + i }),
  );
  const buyers = accounts.map((account) => account.address.toLowerCase() as Hex);
  const startSequencer = (everyMs: number) => sequencer(rpc, everyMs);
  const endSequencer = startSequencer(20);
  const record = await deployLocal({ rpcUrl });
  const sale = saleDeployment(record);
  await endSequencer();
  await fund(batch, buyers, sale);
  await mineAll(rpc);
  const nonces = accounts.map(() => 2);
  const sign = (orders: readonly Order[]) =>
    Promise.all(
      orders.map(async (order) => {
        const nonce = nonces[order.buyer] ?? 0;
        nonces[order.buyer] = nonce + 1;
        return { ...order, raw: await signOrder(accounts[order.buyer], nonce, order, sale) };
      }),
    );
  return {
    rpcUrl,
    sale,
    subject: watchedSubject(record),
    buyers,
    rpc,
    batch,
    mine,
    sign,
    startSequencer,
    buy: async (orders) => {
      const signed = await sign(orders);
      const hashes = await batch<Hex>(signed.map(({ raw }) => ['eth_sendRawTransaction', [raw]]));
      await mine();
      return hashes;
    },
    refreshNonces: async () => {
      const counts = await batch<Hex>(buyers.map((buyer) => ['eth_getTransactionCount', [buyer, 'latest']]));
      nonces.splice(0, nonces.length, ...counts.map(Number));
    },
    signal: (name) => {
      child.kill(name);
    },
    stop: async () => {
      const exited = once(child, 'exit');
      child.kill('SIGKILL');
      await exited;
    },
  };
}

async function startAnvil(options: ChainOptions, buyers: number) {
  const args = ['--host', '127.0.0.1', '--port', String(options.port ?? 0), '--no-mining', '--order', 'fifo'];
  const slots = ['--slots-in-an-epoch', String(options.slotsInAnEpoch ?? 4)];
  const accounts = ['--accounts', String(FIRST_BUYER + buyers), '--block-base-fee-per-gas', '1000000'];
  const child = spawn(ANVIL, [...args, ...slots, ...accounts], { stdio: ['ignore', 'pipe', 'ignore'] });
  // Where a set-up fails half-way nobody stops it.
  const kill = () => void child.kill('SIGKILL');
  process.once('exit', kill);
  child.once('exit', () => process.off('exit', kill));
  return { child, rpcUrl: `http://127.0.0.1:${await portOf(child)}` };
}

async function portOf(child: ChildProcess): Promise<string> {
  if (child.stdout === null) throw new Error('anvil says nothing');
  for await (const line of createInterface({ input: child.stdout })) {
    const match = /Listening on .*:(\d+)/.exec(line);
    if (match?.[1] !== undefined) {
      child.stdout.resume();
      return match[1];
    }
  }
  throw new Error('anvil stopped before it listened');
}

function client(rpcUrl: string): Pick<TestChain, 'rpc' | 'batch'> {
  const batch = async <T>(calls: readonly (readonly [string, readonly unknown[]])[]): Promise<T[]> => {
    if (calls.length === 0) return [];
    const response = await fetch(rpcUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(calls.map(([method, params], id) => ({ jsonrpc: '2.0', id, method, params }))),
    });
    const answers = (await response.json()) as { id: number; result: T; error?: { message: string } }[];
    return answers
      .sort((a, b) => a.id - b.id)
      .map(({ result, error, id }) => {
        if (error !== undefined) throw new Error(`${calls[id]?.[0]}: ${error.message}`);
        return result;
      });
  };
  return {
    batch,
    rpc: async <T>(method: string, ...params: readonly unknown[]) => {
      const [answer] = await batch<T>([[method, params]]);
      return answer as T;
    },
  };
}

async function fund(batch: TestChain['batch'], buyers: readonly Hex[], sale: SaleDeployment): Promise<void> {
  const each = 10n ** 15n;
  // The mints are sent by one more account, so that every buyer has sent two transactions, its approvals.
  const minter = mnemonicToAccount(MNEMONIC, { addressIndex: FIRST_BUYER - 1 }).address;
  const coins = Object.values(sale.coins);
  const mints = buyers.flatMap((buyer) =>
    coins.map((to) => {
      const data = encodeFunctionData({ abi: testUsdcAbi, functionName: 'mint', args: [buyer, each] });
      return { from: minter, to, data };
    }),
  );
  const approvals = buyers.flatMap((from) =>
    coins.map((to, nonce) => {
      const data = encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [sale.presale, each] });
      return { from, to, data, nonce };
    }),
  );
  // Calls of one batch run side by side, so each names its nonce.
  const transactions = [...mints.map((mint, nonce) => ({ ...mint, nonce })), ...approvals];
  await batch(
    transactions.map(({ nonce, ...tx }) => [
      'eth_sendTransaction',
      [{ ...tx, nonce: `0x${nonce.toString(16)}`, gas: '0x186a0' }],
    ]),
  );
}

async function mineAll(rpc: TestChain['rpc']): Promise<void> {
  for (;;) {
    await rpc('evm_mine');
    const { pending } = await rpc<{ pending: Hex }>('txpool_status');
    if (Number(pending) === 0) return;
  }
}

async function signOrder(
  account: PrivateKeyAccount | ReturnType<typeof mnemonicToAccount> | undefined,
  nonce: number,
  { coin, units }: Order,
  sale: SaleDeployment,
): Promise<Hex> {
  if (account === undefined) throw new Error('There is no such buyer.');
  return account.signTransaction({
    type: 'eip1559',
    chainId: CHAIN_ID,
    nonce,
    to: sale.presale,
    gas: 250_000n,
    maxFeePerGas: 2_000_000_000n,
    maxPriorityFeePerGas: 1_000_000n,
    data: encodeFunctionData({
      abi: presaleAbi,
      functionName: 'buy',
      args: [sale.coins[coin], units, 0n],
    }),
  });
}

function sequencer(rpc: TestChain['rpc'], everyMs: number): () => Promise<void> {
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
      await wait(everyMs, undefined, { signal: ending.signal }).catch(() => undefined);
    }
  })();
  return async () => {
    ending.abort();
    await work;
  };
}
