// Makes sure that ledger, configuration and chain speak of the same contracts; starts a ledger where none fits.
import type { Address } from '@lilape/domain/address';
import { LOCAL_CHAIN_ID } from '@lilape/domain/chains';
import { type Hex, readBlock } from '#chain/blocks.ts';
import type { ChainIdentity } from '#chain/identity.ts';
import { readStandingCodes } from '#ledger/alarms.ts';
import { readCursor } from '#ledger/cursor.ts';
import { forgetDigests, readKept } from '#ledger/roll-back.ts';
import type { Projection } from '#ledger/projection.ts';
import {
  type LedgerSource,
  type ProjectionSource,
  isSameConfiguration,
  isPartOf,
  openProjections,
  readSource,
  startLedger,
} from '#ledger/source.ts';
import { ring, ringIfLasting } from '#watcher/bell.ts';
import { type IdentifiedView, lackingOf } from '#watcher/endpoint-set.ts';
import type { Ledger, Watch } from '#watcher/state.ts';

/** Thrown where an endpoint lacks one of our contracts or shows another chain; the watcher tries again. */
export class NoContractError extends Error {
  override readonly name = 'NoContractError';
}

/**
 * The ledger for the contracts that `view` shows. Where the stored one is about others (the configuration changed, or
 * a local chain was wiped), a fresh one is started, since a ledger can always be built again;
 * where it only lacks a projection, that one joins it later. But an endpoint of a real
 * chain that shows another one is not believed. @throws NoContractError
 */
export async function identifySource(
  watch: Watch,
  known: Ledger | null,
  view: IdentifiedView,
): Promise<Ledger> {
  const { chainId } = view.identity;
  if (chainId !== watch.subject.chainId) {
    return refuse(watch, view, `it is chain ${chainId}, not ${watch.subject.chainId}`);
  }
  const stored = known ?? (await loadStored(watch));
  const lacking = lackingOf(view.identity);
  if (lacking !== null && stored?.source.genesisHash === view.identity.genesisHash)
    return refuseWithoutCode(watch, stored, view, lacking);
  const shown = shownSource(watch, view.identity);
  if (stored !== null && isPartOf(stored.source, shown)) {
    if (known !== null) return known;
    if (stored.source.projections.length < shown.projections.length)
      await watch.session.run((client) => forgetDigests(client));
    return open(watch, stored);
  }
  const isReconfigured = stored !== null && !isSameConfiguration(stored.source, shown);
  if (stored !== null && !isReconfigured && chainId !== LOCAL_CHAIN_ID) {
    return refuse(watch, view, 'its first block or a contract’s code is not that of this ledger');
  }
  if (stored !== null) {
    const reason = isReconfigured ? 'the configuration names other contracts' : 'the local chain was wiped';
    watch.log.warn('ledger.restarted', { reason });
  }
  return startFresh(watch, view);
}

/** What a ledger started on the chain of `identity` would be about; the facts are not read yet. @throws NoContractError */
function shownSource(watch: Watch, identity: ChainIdentity): LedgerSource {
  const { chainId, genesisHash } = identity;
  const { projections, fromBlock } = watch.subject;
  return {
    chainId,
    genesisHash,
    fromBlock,
    projections: projections.map((projection) => sourceOf(identity, projection)),
  };
}

/** What `projection` started on the chain of `identity` would be about, without its facts. @throws NoContractError */
export function sourceOf({ codeHashes }: ChainIdentity, projection: Projection): ProjectionSource {
  const { name, foldVersion, sources } = projection;
  const contracts = Object.fromEntries(sources.map(({ address }) => [address, codeOf(codeHashes, address)]));
  return { name, foldVersion, contracts, facts: {} };
}

function codeOf(codeHashes: ChainIdentity['codeHashes'], address: Address): Hex {
  const hash = codeHashes[address] ?? null;
  if (hash === null) throw new NoContractError(`There is no contract at ${address} yet.`);
  return hash;
}

async function refuse(watch: Watch, view: IdentifiedView, why: string): Promise<never> {
  const detail = `Endpoint ${view.endpoint.index} shows another chain: ${why}.`;
  watch.endpoints.setAside(view.endpoint, detail);
  await ring(watch, 'WRONG_CHAIN', detail);
  throw new NoContractError(detail);
}

/** Our chain without one of our contracts: a node that is not up to date, or a chain that has left their birth. */
async function refuseWithoutCode(
  watch: Watch,
  { cursor: { final } }: StoredLedger,
  view: IdentifiedView,
  lacking: Address,
): Promise<never> {
  const { endpoint } = view;
  const detail = `Endpoint ${endpoint.index} lacks the contract at ${lacking}.`;
  watch.endpoints.setAside(endpoint, detail);
  const kept = await watch.session.run((client) => readKept(client, final));
  const block = kept === null ? null : await readBlock(endpoint, kept.number);
  // One that is only short may yet come to our blocks.
  if (kept !== null && block !== null && block.hash !== kept.hash)
    await ring(
      watch,
      'DEEP_REORG',
      `Endpoint ${endpoint.index} no longer has block ${final}, which was final, nor the contract at ${lacking}.`,
    );
  else await ringIfLasting(watch, 'WRONG_CHAIN', detail);
  throw new NoContractError(detail);
}

type StoredLedger = Omit<Ledger, 'projections'>;

async function loadStored(watch: Watch): Promise<StoredLedger | null> {
  return watch.session.run(async (client) => {
    const source = await readSource(client);
    const cursor = await readCursor(client);
    return source === null || cursor === null ? null : { source, cursor };
  });
}

function open(watch: Watch, { source, cursor }: StoredLedger): Ledger {
  return { source, cursor, projections: openProjections(watch.subject.projections, source) };
}

/** Starts an empty ledger on the chain of `view`. @throws NoContractError where it lacks one of our contracts */
export async function startFresh(watch: Watch, view: IdentifiedView): Promise<Ledger> {
  watch.startedAtMs = performance.now();
  const shown = shownSource(watch, view.identity);
  const { projections, fromBlock } = watch.subject;
  const facts = await Promise.all(projections.map((projection) => projection.readFacts(view.endpoint)));
  const source = {
    ...shown,
    projections: shown.projections.map((projection, i) => ({ ...projection, facts: facts[i] ?? {} })),
  };
  const start = await readBlock(view.endpoint, fromBlock - 1n);
  if (start === null) throw new NoContractError('The chain is younger than our contracts.');
  await watch.session.run((client) => startLedger(client, projections, source, start));
  watch.comparison.backTo(-1n);
  watch.isIndexed = false;
  const standing = await watch.session.run(readStandingCodes);
  for (const code of watch.standing) if (!standing.has(code)) watch.standing.delete(code);
  const stored = await loadStored(watch);
  if (stored === null) throw new Error('The ledger that was just started is not there.');
  return open(watch, stored);
}
