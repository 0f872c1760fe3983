// Runs the product until it is asked to stop: what `npm start` does once Node 24 is there.
import { networkName } from '@lilape/domain/chains';

import { buildStale } from './build.ts';
import { connectRpc } from './chain/rpc.ts';
import { type StackSettings, readSettings } from './settings.ts';
import { StackError } from './stack-error.ts';
import { type Stack, startStack } from './stack.ts';

const log = (line: string) => console.log(`  ${line}`);
/** A terminal's Ctrl-C comes several times, through npm; only one that comes later is meant as force. */
const forceAfterMs = 2000;

/** Resolves at the first signal, or when the process that started this one is gone. A late second signal ends at once. */
function untilInterrupted(abort: AbortController): Promise<void> {
  return new Promise((done) => {
    let interruptedAtMs = 0;
    const tell = () => {
      if (interruptedAtMs === 0) {
        interruptedAtMs = Date.now();
        abort.abort(new StackError('Stopped.'));
        done();
      } else if (Date.now() - interruptedAtMs > forceAfterMs) process.exit(130);
    };
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, tell);
    process.once('disconnect', tell);
  });
}

/** The page is compiled for one chain: that of RPC_URL, where one is set. */
async function chooseChain(settings: StackSettings): Promise<void> {
  const url = settings.rpcUrl?.split(',')[0]?.trim();
  if (url === undefined || process.env['LILAPE_CHAIN_ID']) return;
  try {
    const chainId = Number(await connectRpc(url, 10_000)<string>('eth_chainId'));
    process.env['LILAPE_CHAIN_ID'] = String(chainId);
    log(`using the chain at RPC_URL: ${networkName(chainId)}`);
  } catch (cause) {
    throw new StackError('The first endpoint of RPC_URL does not answer.', { cause });
  }
}

async function runUntilStopped(abort: AbortController): Promise<void> {
  const interrupted = untilInterrupted(abort);
  const settings = readSettings(process.env);
  console.log('LilApe');
  await chooseChain(settings);
  await buildStale(log);
  abort.signal.throwIfAborted();
  const stack = await startStack({ ...settings, log, signal: abort.signal });
  const isLocal = stack.chain !== null;
  console.log(
    `\nLilApe is running at ${stack.url}\n${isLocal ? `Move time, end the sale and break things at ${stack.url}/lab\n` : ''}Ctrl-C stops it; the chain and the ledger are kept in ${settings.dataDir}\n`,
  );
  const failure = await Promise.race([interrupted.then(() => null), stack.broken]);
  await stopLoudly(stack, failure);
}

async function stopLoudly(stack: Stack, failure: string | null): Promise<void> {
  if (failure !== null) console.error(`${failure}\nStopping the rest.`);
  else console.log('Stopping …');
  await stack.stop();
  console.log('Stopped.');
  if (failure !== null) process.exitCode = 1;
}

const abort = new AbortController();
try {
  await runUntilStopped(abort);
} catch (error) {
  if (abort.signal.aborted) console.log('Stopped before it was up.');
  else {
    console.error(error instanceof StackError ? error.message : error);
    process.exitCode = 1;
  }
}
process.exit();
