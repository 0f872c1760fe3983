/** The worker that counts the published ledger again: only it may ask other endpoints than ours. */
import { type CheatSheet, judgeCheat, prepareCheat, rowOf } from '@lilape/verify/cheat';
import { CannotCheck } from '@lilape/verify/fetchers';
import { createGate } from '@lilape/verify/gate';
import { chainAt, siteAt } from '@lilape/verify/http-fetchers';
import { deploymentOn, knownOf } from '@lilape/verify/known';
import { fetchLaunches } from '@lilape/verify/launch-claims';
import { fetchManifest } from '@lilape/verify/manifest';
import type { CheckResult } from '@lilape/verify/report';
import { verify } from '@lilape/verify/verify';
import type { CheatFigure, FromWorker, Reason, ToWorker, ReportedResult } from './worker-words.ts';

const gate = createGate();
let sheet: CheatSheet | null = null;

const tell = (words: FromWorker): void => postMessage(words);

async function count({ site, rpc, chainId }: Extract<ToWorker, { type: 'start' }>): Promise<void> {
  const fetchers = { site: siteAt(site), chain: chainAt(rpc ?? `${site}/api/rpc`) };
  const manifest = await fetchManifest(fetchers.site);
  if (manifest.chainId !== chainId)
    throw new CannotCheck('UNKNOWN_CHAIN', `The site counts chain ${manifest.chainId}.`);
  const known = knownOf(deploymentOn(chainId));
  const { block, blockHash, projections } = manifest;
  const rows = Object.values(projections).reduce((sum, each) => sum + each.rows, 0);
  const cids = Object.entries(projections).map(([name, { parts }]) => [name, parts[0]?.cid ?? '']);
  tell({ type: 'begun', block, blockHash, rows, cids: Object.fromEntries(cids) as Record<string, string> });
  const launches = known.contracts.draws === null ? null : await fetchLaunches(fetchers.site);
  const report = await verify({
    manifest,
    launches,
    known,
    fetchers,
    gate,
    onProgress: (progress) =>
      tell(
        progress.stage === 'checked'
          ? { type: 'checked', result: reportedResult(progress.result) }
          : { type: 'progress', progress },
      ),
  });
  const isHonest = report.results.every(({ status }) => status === 'agrees');
  sheet = isHonest ? await prepareCheat(manifest, known, fetchers, gate) : null;
  tell({ type: 'done', ms: report.ms, cheat: sheet === null ? null : figureOf(sheet, block) });
}

function figureOf({ line }: CheatSheet, block: number): CheatFigure {
  return { row: line, tokens: rowOf(line).tokens, block };
}

function reportedResult({ reason, ...result }: CheckResult): ReportedResult {
  return reason === undefined ? result : { ...result, reason: reasonOf(reason) };
}

function reasonOf(error: unknown): Reason {
  if (error instanceof CannotCheck) return { code: error.code, detail: error.detail };
  return { code: 'BROKEN', detail: String(error) };
}

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  switch (data.type) {
    case 'start':
      count(data).catch((error: unknown) => tell({ type: 'failed', reason: reasonOf(error) }));
      break;
    case 'hold':
      gate.hold();
      break;
    case 'release':
      gate.release();
      break;
    case 'cheat':
      if (sheet !== null) tell({ type: 'ticks', ticks: judgeCheat(sheet, data.tokens) });
      break;
  }
});
