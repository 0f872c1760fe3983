// The whole product on one machine: chain, contracts, demo wallet, server. Used by `npm start`, tests and benchmarks.

import { adminHashPath, localAdmin } from './admin-password.ts';
import { endOrphanedChain, localChainId } from './chain/anvil.ts';
import { prepareLocalChain, startLocalChain } from './chain/local-chain.ts';
import type { Child } from './process/children.ts';
import { DeploymentDiffers } from '@lilape/contracts/deploy/compare';
import { localPrivateKey } from '@lilape/contracts/deploy/local-config';
import { noteContracts } from './chain/contracts-note.ts';
import { type LabServer, openLab } from './lab/open.ts';
import { lockDataDir } from './process/lock.ts';
import { requireFreePort } from './ports.ts';
import { type Rpc, connectRpc } from './chain/rpc.ts';
import type { Sequencer } from './chain/sequencer.ts';
import { endOrphanedServer, servesPages, startServer, untilReady } from './server.ts';
import { keepServer } from './server-keeper.ts';
import type { StackSettings } from './settings.ts';
import { StackError } from './stack-error.ts';

export type StackOptions = StackSettings & {
  /** Receives what is being done, one short line each. */
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
  /** Kills the server as a power cut would, or finds it dead, and starts another; resolves when that one is ready. */
  restartServer(): Promise<void>;
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
  const isLocal = chainId === localChainId;
  const prepare = () => prepareLocalChain(rpc, firstUrl(rpcUrl), log);
  const prepared = (async () => {
    const deployment = isLocal ? await prepare().catch(refuseOther(dataDir)) : null;
    if (local) noteContracts(dataDir, local.chain.isNew, log);
    await local?.keep();
    return deployment;
  })();
  // A failure is met below; until then it must not end the process.
  prepared.catch(() => undefined);
  // On a chain that goes on, the contracts are there and are only looked at, beside the server's own start.
  if (local?.chain.isNew !== false) await prepared;
  signal.throwIfAborted();

  const door = local === null ? null : await openLab();
  if (door !== null) undos.push(() => door.close());
  const adminHash = local === null ? null : await adminHashOf(options);
  const url = `http://127.0.0.1:${port}`;
  const server = keepServer(
    () => startServer({ ...options, chainId, rpcUrl, env: serverVariables(options, door, adminHash) }),
    async (child) => {
      if (servesPages(options.role))
        await untilReady({ child, url, dataDir, limitMs: 120_000, signal, onSlow: log });
    },
  );
  undos.push(() => server.stop());
  void server.broken.then(broken.resolve);
  const [deployment] = await Promise.all([prepared, server.ready]);
  const restartServer = () => server.restart();
  if (local !== null && deployment !== null)
    door?.furnish({
      ...local,
      slotsInAnEpoch: options.slotsInAnEpoch,
      deployment,
      siteUrl: url,
      prepare,
      restartServer,
    });
  const sequencer = local?.sequencer ?? null;
  return {
    url,
    rpcUrl,
    rpc,
    sequencer,
    get server() {
      return server.current();
    },
    restartServer,
    chain: local?.chain.child ?? null,
    broken: broken.promise,
    stop,
  };
}

/** On the local chain somebody is always admin: whoever the settings say, or whoever started the stack. */
async function adminHashOf({ dataDir, serverEnv, log = () => {} }: StackOptions): Promise<string | null> {
  const env = { ...process.env, ...serverEnv };
  if (env['ADMIN_PASSWORD_HASH'] || env['ADMIN_PASSWORD']) return null;
  const { hash, newPassword } = await localAdmin(dataDir);
  if (newPassword !== null)
    log(
      `the admin password of /admin, shown this once: ${newPassword} (for a new one remove ${adminHashPath(dataDir)})`,
    );
  return hash;
}

function serverVariables(
  { serverEnv }: StackOptions,
  door: LabServer | null,
  adminHash: string | null,
): Record<string, string> {
  // Only on the local chain, which is where the door is, does everybody know the studio's key.
  const ofLocal = door !== null && { LAB_URL: door.url, STUDIO_KEY: localPrivateKey('studioSigner') };
  return { ...ofLocal, ...(adminHash !== null && { ADMIN_PASSWORD_HASH: adminHash }), ...serverEnv };
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

/** A kept chain keeps its contracts for ever: one made from other sources or settings is of no use. */
const refuseOther = (dataDir: string) => (error: unknown) => {
  if (!(error instanceof DeploymentDiffers)) throw error;
  throw new StackError(`${error.message} To start a new local chain, remove ${dataDir}.`, { cause: error });
};

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
