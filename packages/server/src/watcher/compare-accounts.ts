// Compares what the tables say of single accounts with the contracts, so that no transfer can be left out unnoticed.
import { ContractFunctionExecutionError, type MulticallResponse } from 'viem';
import type { Endpoint } from '#chain/endpoints.ts';
import type { AccountView, Fold } from '#ledger/projection.ts';
import type { KeptBlock } from '#ledger/roll-back.ts';
import type { Ledger, Watch } from '#watcher/state.ts';

/** So many accounts of a projection are compared at once; where there are more, all have their turn. */
const MAX_ACCOUNTS = 20_000;
/** Views that one call asks for: its answer, 160 bytes a view, comes as the code of a contract, which may have 24,576. @see EIP-170 */
const VIEWS_A_CALL = 150;
/** A selector and a word. */
const VIEW_BYTES = 36;
/** Views under way at once, in 1.6 MB of text: nodes take 5 MB. */
const VIEWS_AT_ONCE = 20 * VIEWS_A_CALL;
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
  const answers: MulticallResponse[] = [];
  for (let from = 0; from < views.length; from += VIEWS_AT_ONCE) {
    // The code that asks for all of them comes with the call: not every chain has a contract for it.
    const some = await client.multicall({
      contracts: views.slice(from, from + VIEWS_AT_ONCE).map(({ call }) => call),
      blockNumber,
      deployless: true,
      batchSize: VIEWS_A_CALL * VIEW_BYTES,
    });
    answers.push(...some);
  }
  return views.flatMap(({ what, call, expected }, at) => {
    const answer = answers[at];
    if (answer?.status === 'failure' && !isOfView(answer.error, call.functionName)) throw answer.error;
    // Both views give a word: a number, or an address as text.
    const found = answer?.status === 'success' ? (answer.result as bigint | string) : null;
    const isSame =
      typeof expected === 'bigint'
        ? found === expected
        : typeof found === 'string' && found.toLowerCase() === expected;
    return isSame ? [] : [`${what}: events ${expected}, contract ${found ?? 'none'}`];
  });
}

/** Whether the contract refused the view `name`, and not the endpoint the whole call. */
function isOfView(error: unknown, name: string): boolean {
  return error instanceof ContractFunctionExecutionError && error.functionName === name;
}
