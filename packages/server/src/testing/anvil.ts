// Anvil as a process of a test's own, and requests to it.
import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';

const ANVIL = path.resolve(
  import.meta.dirname,
  '../../../../node_modules/@foundry-rs/anvil-linux-amd64/bin/anvil',
);
export const MNEMONIC = 'test test test test test test test test test test test junk';
/** Anvil's first ten accounts have roles of their own in the local deployment. */
export const FIRST_BUYER = 10;

export type Rpc = {
  rpc: <T>(method: string, ...params: readonly unknown[]) => Promise<T>;
  /** Several calls in one request; throws on the first that failed. */
  batch: <T>(calls: readonly (readonly [string, readonly unknown[]])[]) => Promise<T[]>;
};

export type ChainOptions = {
  /** `safe` is this many blocks behind the head, `finalized` twice as many. */
  readonly slotsInAnEpoch?: number;
  readonly buyers?: number;
  /** 0 lets the system choose. */
  readonly port?: number;
};

/** Starts anvil without mining by itself, with accounts for that many buyers. */
export async function startAnvil(options: ChainOptions, buyers: number) {
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

/** JSON-RPC requests to an endpoint. */
export function rpcClient(rpcUrl: string): Rpc {
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
