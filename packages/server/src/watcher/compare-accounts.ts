// Compares what the tables say of single accounts with the contracts, so that no transfer can be left out unnoticed.
import type { Endpoint } from '#chain/endpoints.ts';
import type { AccountView, Fold } from '#ledger/projection.ts';
import type { KeptBlock } from '#ledger/roll-back.ts';
import type { Ledger, Watch } from '#watcher/state.ts';

/** So many accounts of a projection are compared at once; where there are more, all have their turn. */
const MAX_ACCOUNTS = 20_000;
/** Bytes of call data that one request carries, some 500 views. */
const REQUEST_BYTES = 50_000;
/** So many differences are written out. */
const MAX_SAID = 3;

/** What differs at `kept`, projection by projection. @throws where the endpoint has not kept that state */
export async function compareAccounts(
  watch: Watch,
  { projections }: Ledger,
  endpoint: Endpoint,
  kept: KeptBlock,
): Promise<string[]> {
  const sentences: string[] = [];
  for (const { projection, fold } of projections) {
    const views = await readTurn(watch, projection.name, kept.number, fold);
    const wrong = await differing(endpoint, kept.number, views);
    const said = wrong.slice(0, MAX_SAID).join(', ');
    if (wrong.length > 0)
      sentences.push(`${projection.name}: ${wrong.length} of ${views.length} accounts differ, ${said}`);
  }
  return sentences;
}

/** The accounts whose turn it is: all, or those behind the last ones. */
async function readTurn(
  { session, comparedUpTo }: Watch,
  name: string,
  block: bigint,
  fold: Fold,
): Promise<readonly AccountView[]> {
  const after = comparedUpTo.get(name) ?? null;
  const views = await session.run(
    async (client) => fold.accounts?.(client, block, after, MAX_ACCOUNTS) ?? [],
  );
  const last = views.at(-1);
  if (views.length < MAX_ACCOUNTS || last === undefined) comparedUpTo.delete(name);
  else comparedUpTo.set(name, last.key);
  return views;
}

async function differing(
  { client }: Endpoint,
  blockNumber: bigint,
  views: readonly AccountView[],
): Promise<string[]> {
  if (views.length === 0) return [];
  // The code that asks for all of them comes with the request: not every chain has a contract for it.
  const answers = await client.multicall({
    contracts: views.map(({ call }) => call),
    blockNumber,
    deployless: true,
    batchSize: REQUEST_BYTES,
  });
  return views.flatMap(({ what, expected }, at) => {
    const answer = answers[at];
    // Both views give a word: a number, or an address as text.
    const found = answer?.status === 'success' ? (answer.result as bigint | string) : null;
    const isSame =
      typeof expected === 'bigint'
        ? found === expected
        : typeof found === 'string' && found.toLowerCase() === expected;
    return isSame ? [] : [`${what}: events ${expected}, contract ${found ?? 'none'}`];
  });
}
