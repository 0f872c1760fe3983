// Makes sure that ledger, deployment and chain speak of the same sale; starts a ledger where none fits.
import { LOCAL_CHAIN_ID } from '@lilape/domain/chains';
import { ladderStages } from '@lilape/domain/presale/stages';
import { readBlock } from '#chain/blocks.ts';
import { readSaleTerms } from '#ledger/sale/contract.ts';
import { readStandingCodes } from '#ledger/alarms.ts';
import { readCursor } from '#ledger/cursor.ts';
import { type LedgerSource, isSameSale, readSource, startLedger } from '#ledger/source.ts';
import { ring } from '#watcher/bell.ts';
import type { IdentifiedView } from '#watcher/endpoint-set.ts';
import type { Ledger, Watch } from '#watcher/state.ts';

/** Thrown where an endpoint shows no sale or another chain; the watcher tries again. */
export class NoSaleError extends Error {
  override readonly name = 'NoSaleError';
}

/**
 * The ledger for the sale that `view` shows. Where the stored one is about another sale (the configuration changed, or
 * a local chain was wiped), a fresh one is started, since a ledger can always be built again; but an endpoint of a real
 * chain that shows another one is not believed. @throws NoSaleError
 */
export async function identifySource(
  watch: Watch,
  known: Ledger | null,
  view: IdentifiedView,
): Promise<Ledger> {
  const { chainId, genesisHash, codeHash } = view.identity;
  if (chainId !== watch.sale.chainId) {
    return refuse(watch, view, `it is chain ${chainId}, not ${watch.sale.chainId}`);
  }
  if (codeHash === null) throw new NoSaleError(`There is no sale at ${watch.sale.presale} yet.`);
  const ledger = known ?? (await loadLedger(watch));
  const shown = { sale: watch.sale, genesisHash, codeHash };
  if (ledger !== null && isSameSale(ledger.source, { ...ledger.source, ...shown })) {
    return ledger;
  }
  const isReconfigured =
    ledger !== null && !isSameSale(ledger.source, { ...ledger.source, sale: watch.sale });
  if (ledger !== null && !isReconfigured && chainId !== LOCAL_CHAIN_ID) {
    return refuse(watch, view, 'its first block or the sale’s code is not that of this ledger');
  }
  if (ledger !== null) {
    const reason = isReconfigured ? 'the configuration names another sale' : 'the local chain was wiped';
    watch.log.warn('ledger.restarted', { reason });
  }
  const terms = await readSaleTerms(view.endpoint, watch.sale);
  return startFresh(watch, { ...shown, terms }, view);
}

async function refuse(watch: Watch, view: IdentifiedView, why: string): Promise<never> {
  const detail = `Endpoint ${view.endpoint.index} shows another chain: ${why}.`;
  watch.endpoints.setAside(view.endpoint, detail);
  await ring(watch, 'WRONG_CHAIN', detail);
  throw new NoSaleError(detail);
}

async function loadLedger(watch: Watch): Promise<Ledger | null> {
  return watch.session.run(async (client) => {
    const source = await readSource(client);
    const cursor = await readCursor(client);
    if (source === null || cursor === null) return null;
    return { source, cursor, stages: ladderStages(source.terms) };
  });
}

/** Starts an empty ledger for `source` on the chain of `view`. */
export async function startFresh(watch: Watch, source: LedgerSource, view: IdentifiedView): Promise<Ledger> {
  const start = await readBlock(view.endpoint, source.sale.fromBlock - 1n);
  if (start === null) throw new NoSaleError('The chain is younger than the sale.');
  await watch.session.run((client) => startLedger(client, source, start));
  const standing = await watch.session.run(readStandingCodes);
  for (const code of watch.standing) if (!standing.has(code)) watch.standing.delete(code);
  const ledger = await loadLedger(watch);
  if (ledger === null) throw new Error('The ledger that was just started is not there.');
  return ledger;
}
