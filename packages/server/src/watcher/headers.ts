// Whether the headers that are read are those of their hashes: rings where they are not, and where nobody can tell.
import type { BlockHead, ChainView } from '#chain/blocks.ts';
import type { Endpoint } from '#chain/endpoints.ts';
import { type HeaderProof, proveHeader } from '#chain/header.ts';
import { EndpointError } from '#chain/rpc.ts';
import { ring, silence } from '#watcher/bell.ts';
import type { Watch } from '#watcher/state.ts';

type Fault = Exclude<HeaderProof, 'proven'>;
const CODES = { false: 'FALSE_HEADER', unprovable: 'UNPROVABLE' } as const;

/** Rings for what `blocks` do not prove; unprovable ones are read all the same. @throws EndpointError where a header is false */
export async function refuseFalseHeaders(
  watch: Watch,
  endpoint: Endpoint,
  blocks: readonly BlockHead[],
): Promise<void> {
  const proofs = blocks.map(({ header }) => proveHeader(header));
  for (const fault of ['false', 'unprovable'] as const) {
    const block = blocks[proofs.indexOf(fault)];
    if (block === undefined) continue;
    await note(watch, endpoint, fault, block);
    if (fault === 'false')
      throw new EndpointError(
        `The endpoint gave a header of block ${block.number} that does not have its hash.`,
      );
  }
}

/** Rings for what the newest blocks of the endpoints do not prove, whatever else comes of the pass. */
export async function noteHeads(watch: Watch, views: readonly ChainView[]): Promise<void> {
  for (const { endpoint, latest } of views) {
    const proof = proveHeader(latest.header);
    if (proof !== 'proven') await note(watch, endpoint, proof, latest);
  }
}

/** After a pass: ends alarms of endpoints that prove their newest blocks again. */
export async function clearHeads(watch: Watch, views: readonly ChainView[]): Promise<void> {
  for (const { endpoint, latest } of views)
    if (proveHeader(latest.header) === 'proven') watch.headerFaults.delete(endpoint);
  const faults = new Set(watch.headerFaults.values());
  for (const fault of ['false', 'unprovable'] as const)
    if (!faults.has(fault)) await silence(watch, CODES[fault]);
}

async function note(watch: Watch, endpoint: Endpoint, fault: Fault, { number }: BlockHead): Promise<void> {
  watch.headerFaults.set(endpoint, fault);
  const what = fault === 'false' ? 'that does not have its hash' : 'with fields that are missing or unknown';
  await ring(watch, CODES[fault], `Endpoint ${endpoint.index} gave a header of block ${number} ${what}.`);
}
