// `npm run verify -- --site URL --rpc URL`: counts again what a site publishes, and ends with 0, 1 or 2.
import { parseArgs } from 'node:util';
import { CannotCheck } from '@lilape/verify/fetchers';
import { createGate } from '@lilape/verify/gate';
import { chainAt, siteAt } from '@lilape/verify/http-fetchers';
import { deploymentOn, knownOf } from '@lilape/verify/known';
import { fetchLaunches } from '@lilape/verify/launch-claims';
import { fetchManifest } from '@lilape/verify/manifest';
import { exitCodeOf } from '@lilape/verify/report';
import { verify } from '@lilape/verify/verify';
import { describeDifference, progressLine, tableOf, verdictOf } from './words.ts';

const USAGE = `Usage: npm run verify -- --site https://… [--rpc https://…]
  --site  the site whose published ledger is counted again
  --rpc   an Ethereum RPC endpoint of the same chain; the site's own is asked where none is given`;

async function main(): Promise<0 | 1 | 2> {
  const { site, rpc } = readArguments();
  const origin = site.replace(/\/+$/, '');
  const fetchers = { site: siteAt(origin), chain: chainAt(rpc ?? `${origin}/api/rpc`) };
  const manifest = await fetchManifest(fetchers.site);
  const known = knownOf(deploymentOn(manifest.chainId));
  process.stdout.write(`${origin}, chain ${manifest.chainId}, block ${manifest.block}\n`);
  const show = progressLine(process.stderr);
  const launches = known.contracts.draws === null ? null : await fetchLaunches(fetchers.site);
  const report = await verify({
    manifest,
    launches,
    known,
    fetchers,
    gate: createGate(),
    onProgress: show.on,
  });
  show.end();
  process.stdout.write(`${tableOf(report)}\n${describeDifference(report)}${verdictOf(report)}\n`);
  return exitCodeOf(report);
}

function readArguments(): { site: string; rpc: string | undefined } {
  const options = { site: { type: 'string' }, rpc: { type: 'string' } } as const;
  try {
    const { values } = parseArgs({ options });
    const { site, rpc } = values;
    if (site === undefined || !URL.canParse(site) || (rpc !== undefined && !URL.canParse(rpc)))
      throw new TypeError('--site takes an address, and so does --rpc.');
    return { site, rpc };
  } catch (error) {
    throw new TypeError(`${(error as Error).message}\n${USAGE}`, { cause: error });
  }
}

try {
  process.exitCode = await main();
} catch (error) {
  const isExpected = error instanceof CannotCheck || error instanceof TypeError;
  process.stderr.write(`${isExpected ? error.message : String((error as Error).stack)}\n`);
  process.exitCode = 2;
}
