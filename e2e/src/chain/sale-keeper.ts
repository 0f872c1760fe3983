// Lets files share a stack: who needs a sale of its own gets a new chain, which takes a second where a new stack takes eight.
import { labAct } from '@lilape/wire/endpoints/lab';
import { presaleInfo, stats } from '@lilape/wire/endpoints/sale';
import type { PresaleInfo, StatsBody } from '@lilape/wire/presale';
import { setTimeout as delay } from 'node:timers/promises';

/** Whose sale a test sees. Tests of a `shared` one leave it open, and expect nothing of what others bought in it. */
export type SaleScope = 'shared' | 'file' | 'test';

export type SaleKeeper = {
  /** Resolves once a test of a file finds a sale of that scope. */
  prepare(scope: SaleScope, file: string): Promise<void>;
};

/** Keeps the sale of the stack at `siteUrl`, which is new. */
export function keepSale(siteUrl: string): SaleKeeper {
  let left: { scope: SaleScope; file: string } | null = null;
  return {
    async prepare(scope, file) {
      const before = left;
      left = { scope, file };
      if (before === null) return;
      if (needsNewSale(before, left)) await beginAnew(siteUrl);
    },
  };
}

function needsNewSale(before: { scope: SaleScope; file: string }, { scope, file }: typeof before): boolean {
  if (scope === 'test') return true;
  if (before.file === file && before.scope === scope) return false;
  return scope === 'file' || before.scope !== 'shared';
}

/** A new chain with a new sale; resolves once the site's ledger has forgotten the old one: nothing is sold, and the sale is open. */
async function beginAnew(siteUrl: string): Promise<void> {
  const answer = await fetch(siteUrl + labAct.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ action: 'begin-anew' }),
  });
  if (!answer.ok) throw new Error(`No new sale: ${answer.status} ${await answer.text()}`);
  while (!(await isNewSale(siteUrl))) await delay(50);
}

async function isNewSale(siteUrl: string): Promise<boolean> {
  const [sold, sale] = await Promise.all([fetch(siteUrl + stats.path), fetch(siteUrl + presaleInfo.path)]);
  if (!sold.ok || !sale.ok) return false;
  const { totalPurchases } = ((await sold.json()) as StatsBody).stats;
  return totalPurchases === 0 && ((await sale.json()) as PresaleInfo).status === 'open';
}
