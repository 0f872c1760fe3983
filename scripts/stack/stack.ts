// The whole product on one machine: chain, contracts, demo wallet, server. Used by `npm start`, tests and benchmarks.
import { deployLocal } from '@lilape/contracts/deploy/local';

import { type Chain, endOrphanedChain, localChainId, startChain } from './chain/anvil.ts';
import type { Child } from './process/children.ts';
import { noteContracts } from './chain/contracts-note.ts';
import { fundDemoWallet } from './chain/fund.ts';
import { lockDataDir } from './process/lock.ts';
import { requireFreePort } from './ports.ts';
import { type Rpc, connectRpc } from './chain/rpc.ts';
import { createSaver } from './chain/saver.ts';
import { type Sequencer, startSequencer } from './chain/sequencer.ts';
import { endOrphanedServer, servesPages, startServer, untilReady } from './server.ts';
import type { StackSettings } from './settings.ts';
import { StackError } from './stack-error.ts';
import { createStateWriter } from './chain/state-file.ts';

export type StackOptions = StackSettings & {
  /** Told what is being done, one short line each. */
  log?: (line: string) => void;
  /** Ends the start and stops what it had started. */
  signal?: AbortSignal;
  /** Blocks until a block is safe; twice as many until it is final. Default 4. */
  slotsInAnEpoch?: number;
  /** Longest time between two blocks. Default 2000. */
  emptyBlockMs?: number;
  /** More variables for the server. */
  serverEnv?: Readonly<Record<string, string>>;
};

export type Stack = {
  /** Where the site is, without a trailing slash. */
  readonly url: string;
  /** The chain's endpoint, or both of them separated by a comma. */
  readonly rpcUrl: string;
  /** Calls methods of the chain (`anvil_*` and `evm_*` too, where it is the local one). */
  readonly rpc: Rpc;
  /** Seals the local chain's blocks; null with a chain that runs elsewhere. */
  readonly sequencer: Sequencer | null;
  readonly server: Child;
  /** Process of the local chain; null with a chain that runs elsewhere. */
  readonly chain: Child | null;
  /** Resolves with a sentence if a part ends by itself. The stack must then still be stopped. */
  readonly broken: Promise<string>;
  /** Stops the server, saves the chain, stops it. Safe to call twice. */
  stop(): Promise<void>;
};

type Undo = () => unknown;

/**
 * Starts everything on `dataDir` and resolves when the page is usable. Builds nothing: see `buildStale`.
 * @throws StackError with a sentence for the person at the keyboard; whatever was started has then been stopped
 */
export async function startStack(options: StackOptions): Promise<Stack> {
  const undos: Undo[] = [];
  let stopped: Promise<void> | undefined;
  const stop = () => (stopped ??= undoAll(undos));
  try {
    return await start(options, undos, stop);
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Undoes the last first. What fails does not keep the rest from being undone; the first failure is thrown after. */
async function undoAll(undos: Undo[]): Promise<void> {
  const failures: unknown[] = [];
  for (let undo = undos.pop(); undo; undo = undos.pop()) {
    try {
      await undo();
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw failures[0];
}

async function start(options: StackOptions, undos: Undo[], stop: () => Promise<void>): Promise<Stack> {
  const { dataDir, port, log = () => {}, signal = new AbortController().signal } = options;
  undos.push(lockDataDir(dataDir));
  const graceMs = (await endOrphans(dataDir, log)) ? portGraceMs : 0;
  if (servesPages(options.role)) await requireFreePort(port, 'PORT', 'the site', graceMs);
  const broken = Promise.withResolvers<string>();
  const local =
    options.rpcUrl === undefined
      ? await startLocalChain({ ...options, graceMs }, undos, broken.resolve)
      : null;
  signal.throwIfAborted();
  const rpcUrl = options.rpcUrl ?? local?.chain.url ?? '';
  const { rpc, chainId } = await openChain(rpcUrl);
  const prepared = (async () => {
    if (chainId === localChainId) await prepareLocalChain(rpc, firstUrl(rpcUrl), log);
    if (local) noteContracts(dataDir, local.chain.isNew, log);
    await local?.keep();
  })();
  // A failure is met below; until then it must not end the process.
  prepared.catch(() => undefined);
  // On a chain that goes on, the contracts are there and are only looked at, beside the server's own start.
  if (local?.chain.isNew !== false) await prepared;
  signal.throwIfAborted();

  const { databaseUrl, role, serverEnv: env = {} } = options;
  const server = startServer({ port, dataDir, chainId, rpcUrl, databaseUrl, role, env });
  undos.push(() => server.stop());
  void server.ended.then(broken.resolve);
  const url = `http://127.0.0.1:${port}`;
  const ready = { child: server, url, dataDir, limitMs: 120_000, signal, onSlow: log };
  await Promise.all([prepared, servesPages(role) && untilReady(ready)]);
  const sequencer = local?.sequencer ?? null;
  return {
    url,
    rpcUrl,
    rpc,
    sequencer,
    server,
    chain: local?.chain.child ?? null,
    broken: broken.promise,
    stop,
  };
}

/** How long a port may stay taken after the program that held it was ended. */
const portGraceMs = 5_000;

/** A killed run may have left programs on this folder: they hold its ports and files. Returns whether it had. */
async function endOrphans(dataDir: string, log: (line: string) => void): Promise<boolean> {
  const hadServer = await endOrphanedServer(dataDir);
  const hadChain = await endOrphanedChain(dataDir);
  if (hadServer || hadChain) log('stopped what an earlier run, which was killed, had left running');
  return hadServer || hadChain;
}

type LocalChain = { chain: Chain; sequencer: Sequencer; keep: () => Promise<void> };

/** Starts anvil and its sequencer. A new chain is kept from `keep` on: half a deployment is not worth keeping. */
async function startLocalChain(
  options: StackOptions & { graceMs: number },
  undos: Undo[],
  onBroken: (sentence: string) => void,
): Promise<LocalChain> {
  const { dataDir, chainPort, slotsInAnEpoch = 4, emptyBlockMs = 2000, log = () => {} } = options;
  await requireFreePort(chainPort, 'CHAIN_PORT', 'the local chain', options.graceMs);
  const chain = await startChain({
    dataDir,
    chainPort,
    slotsInAnEpoch,
    keptStates: Math.max(64, 4 * slotsInAnEpoch),
  });
  undos.push(() => chain.child.stop());
  void chain.child.ended.then(onBroken);
  const head = Number(await chain.rpc<string>('eth_blockNumber'));
  log(chain.isNew ? 'started a new local chain' : `the local chain goes on from block ${head}`);

  let isKept = !chain.isNew;
  const save = createStateWriter(chain.rpc, dataDir);
  const saver = createSaver({
    save: async () => {
      if (isKept) await save();
    },
    delayMs: 250,
    unsavedBlocks: 2 * slotsInAnEpoch - 2,
  });
  const onFailure = (error: unknown) => onBroken(`The local chain cannot go on: ${String(error)}`);
  const sequencer = startSequencer({ rpc: chain.rpc, saver, pollMs: 25, emptyBlockMs, onFailure });
  undos.push(async () => {
    await sequencer.stop();
    if (isKept && !chain.child.hasEnded()) await save();
  });
  const keep = async () => {
    if (isKept) return;
    isKept = true;
    await save();
  };
  return { chain, sequencer, keep };
}

const firstUrl = (rpcUrl: string) => rpcUrl.split(',')[0]?.trim() ?? rpcUrl;

/** @throws StackError when the first endpoint of `rpcUrl` does not answer */
async function openChain(rpcUrl: string): Promise<{ rpc: Rpc; chainId: number }> {
  const rpc = connectRpc(firstUrl(rpcUrl));
  try {
    return { rpc, chainId: Number(await rpc<string>('eth_chainId')) };
  } catch (cause) {
    // The address is not repeated: it may hold a key.
    throw new StackError('The first endpoint of RPC_URL does not answer.', { cause });
  }
}

async function prepareLocalChain(rpc: Rpc, url: string, log: (line: string) => void): Promise<void> {
  const { contracts } = await deployLocal({ rpcUrl: url });
  const coins = [contracts.usdt, contracts.usdc].filter((coin) => coin !== null);
  await fundDemoWallet(rpc, url, coins);
  log('contracts are deployed, the demo wallet has ETH, USDT and USDC');
}
