// Starts a local chain of its own for a test or a measurement, on a port that nobody uses.
import { type ChildProcess, spawn } from 'node:child_process';

import { requireFoundryBinary } from './forge.ts';

export type Anvil = {
  rpcUrl: string;
  /** Stops or continues the node's process, as if it hung. */
  signal: (name: 'SIGSTOP' | 'SIGCONT') => void;
  stop: () => Promise<void>;
};

/**
 * Starts anvil with these arguments, on a free port and mining a block a transaction where they do not say otherwise, and
 * resolves once it listens. It ends with this process at the latest.
 * @throws Error where there is no anvil for this platform, or when it ends before it listens.
 */
export async function startAnvil(args: readonly string[] = []): Promise<Anvil> {
  const binary = requireFoundryBinary('anvil');
  const port = args.includes('--port') ? [] : ['--port', '0'];
  const child = spawn(binary, ['--host', '127.0.0.1', ...port, ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  // Where a set-up fails half-way nobody stops it.
  const kill = () => void child.kill('SIGKILL');
  process.once('exit', kill);
  child.once('exit', () => process.off('exit', kill));
  const address = await listeningAddress(child);
  return {
    rpcUrl: `http://${address}`,
    signal: (name) => void child.kill(name),
    stop: () => stop(child),
  };
}

function listeningAddress(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      const address = /Listening on (\S+)/.exec(output)?.[1];
      if (address === undefined) return;
      // What it says from now on is not kept.
      child.stdout?.removeAllListeners('data').resume();
      resolve(address);
    });
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`anvil ended with ${code} before it listened: ${output}`)));
  });
}

function stop(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve();
    child.once('exit', () => resolve());
    // Also one that was stopped by a signal ends by this one.
    child.kill('SIGKILL');
  });
}
