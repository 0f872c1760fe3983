// Starts a local chain of its own for a test or a measurement, on a port that nobody uses.
import { type ChildProcess, spawn } from 'node:child_process';

import { findFoundryBinary } from './forge.ts';

export type Anvil = { rpcUrl: string; stop: () => Promise<void> };

/**
 * Starts anvil, mining a block a transaction, and resolves once it listens.
 * @throws Error where there is no anvil for this platform, or when it ends before it listens.
 */
export async function startAnvil(options: { chainId: number; extraArgs?: string[] }): Promise<Anvil> {
  const binary = findFoundryBinary('anvil');
  if (binary === null) throw new Error(`anvil is not available for ${process.platform}-${process.arch}`);
  const args = ['--port', '0', '--chain-id', String(options.chainId), ...(options.extraArgs ?? [])];
  const child = spawn(binary, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const address = await listeningAddress(child);
  return { rpcUrl: `http://${address}`, stop: () => stop(child) };
}

function listeningAddress(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      const address = /Listening on (\S+)/.exec(output)?.[1];
      if (address !== undefined) resolve(address);
    });
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`anvil ended with ${code} before it listened: ${output}`)));
  });
}

function stop(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null) return resolve();
    child.once('exit', () => resolve());
    child.kill();
  });
}
