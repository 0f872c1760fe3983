// The manifest: fetched, understood, and held against the known contracts and the chain's own block.
import { contractNames } from '@lilape/contracts/table';
import { type LedgerBody, ledgerBody } from '@lilape/wire/ledger';
import { type AskChain, type AskSite, CannotCheck } from './fetchers.ts';
import type { Known } from './known.ts';
import { hexOf } from './logs.ts';
import type { CheckId, CheckResult } from './report.ts';

/** What the site publishes. @throws CannotCheck where it does not, or in another way than this engine knows */
export async function fetchManifest(site: AskSite): Promise<LedgerBody> {
  const bytes = await site('/api/ledger');
  const parsed = ledgerBody.safeParse(jsonOf(bytes));
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw new CannotCheck('UNKNOWN_FORMAT', `${issue?.path.join('.')}: ${issue?.message}`);
  }
  return parsed.data;
}

function jsonOf(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch (error) {
    throw new CannotCheck('UNKNOWN_FORMAT', 'The manifest is no JSON.', { cause: error });
  }
}

/** Whether the site counts the contracts that are known. */
export function checkContracts({ chainId, contracts }: LedgerBody, known: Known): CheckResult {
  const id: CheckId = { check: 'contracts', subject: null };
  const count = contractNames.filter((name) => known.contracts[name] !== null).length;
  const other = contractNames.find((name) => (contracts[name] ?? null) !== known.contracts[name]);
  const base = { ...id, count, value: String(chainId), ms: 0 };
  if (other === undefined) return { ...base, status: 'agrees' };
  const published = contracts[other] ?? 'nothing';
  const computed = known.contracts[other] ?? 'nothing';
  const look = `packages/contracts/deployments/${known.chainId}.json`;
  const difference = { ...id, code: 'OTHER_CONTRACT', what: other, published, computed, look } as const;
  return { ...base, status: 'differs', difference };
}

type Outcome = Omit<CheckResult, keyof CheckId | 'ms'>;

/** Whether the chain has the manifest's block. @throws CannotCheck where the endpoint is of another chain, or does not say */
export async function checkBlock(manifest: LedgerBody, chain: AskChain): Promise<Outcome> {
  const id: CheckId = { check: 'block', subject: null };
  const chainId = Number(await chain('eth_chainId', []));
  if (chainId !== manifest.chainId)
    throw new CannotCheck('OTHER_CHAIN', `The endpoint is of chain ${chainId}, not of ${manifest.chainId}.`);
  const found = (await chain('eth_getBlockByNumber', [hexOf(manifest.block), false])) as {
    hash?: string;
  } | null;
  const computed = found?.hash ?? 'nothing';
  const outcome = { count: 1, value: computed };
  if (computed === manifest.blockHash) return { ...outcome, status: 'agrees' };
  const code = found === null ? 'NO_SUCH_BLOCK' : 'OTHER_BLOCK_HASH';
  const what = `hash of block ${manifest.block}`;
  const look = `/api/ledger, blockHash; eth_getBlockByNumber ${hexOf(manifest.block)}`;
  const difference = { ...id, code, what, published: manifest.blockHash, computed, look } as const;
  return { ...outcome, status: 'differs', difference };
}
