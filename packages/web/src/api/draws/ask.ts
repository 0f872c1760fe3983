/** Asks the worker of draws, which is started for each question and gone after its answer. */
import { AppError } from '@lilape/domain/app-error';
import type { Hex } from '@lilape/domain/draws/words';
import { fillPath } from '@lilape/wire/endpoint';
import { ipfsFile } from '@lilape/wire/endpoints/studio';
import { chainId } from '#shell/first/deployment.ts';
import type { Claims, Counted } from './claims.ts';
import type {
  Answer,
  Asked,
  Batch,
  BatchWanted,
  ListedAs,
  Request,
  Wanted,
  Winning,
  WinningEntry,
} from './requests.ts';

/**
 * Counts a draw again, and tells each step as it is done; `isCheating` changes one digit of the list first.
 * @throws AppError NETWORK_ERROR where a file does not come
 */
export async function recountDraw(
  claims: Claims,
  {
    isCheating,
    onStep,
    signal,
  }: { isCheating: boolean; onStep: (counted: Counted) => void; signal: AbortSignal },
): Promise<void> {
  await ask({ ask: 'recount', chainId, claims, isCheating }, 'counted', { onStep, signal });
}

/**
 * The winners of all places with their proofs, from the published list.
 * @throws AppError DRAW_LIST_DIFFERS where that is not the one named, NETWORK_ERROR where it does not come
 */
export async function winningEntries(winning: Winning): Promise<readonly WinningEntry[]> {
  return (await ask({ ask: 'winning', winning }, 'winning')).entries;
}

/**
 * What a contract is given about a published list, every row of which was counted here.
 * @throws AppError DRAW_LIST_WRONG where it is not the one wanted, or breaks a rule; NETWORK_ERROR where it does not come
 */
export async function publishedListing(wanted: Wanted): Promise<ListedAs> {
  return (await ask({ ask: 'listing', chainId, wanted }, 'listing', { differs: 'DRAW_LIST_WRONG' })).listing;
}

/**
 * Some of the giveaway's entrants as its contract lists them, every row of the list counted here first.
 * @throws AppError DRAW_LIST_WRONG where it is not the giveaway's, or breaks a rule; NETWORK_ERROR where it does not come
 */
export async function listingBatch(wanted: BatchWanted): Promise<Batch> {
  return (await ask({ ask: 'batch', chainId, wanted }, 'batch', { differs: 'DRAW_LIST_WRONG' })).batch;
}

/**
 * A compressed signature that is the beacon's of the round, as its contract takes it: 128 bytes.
 * @throws AppError SIGNATURE_MALFORMED, SIGNATURE_WRONG
 */
export async function provenSignature(round: number, text: string): Promise<Hex> {
  const digits = /^(?:0x)?([0-9a-f]{96})$/i.exec(text.trim())?.[1];
  if (digits === undefined) throw new AppError('SIGNATURE_MALFORMED');
  const signature: Hex = `0x${digits.toLowerCase()}`;
  const { point } = await ask({ ask: 'signature', chainId, round, signature }, 'signature');
  if (point === null) throw new AppError('SIGNATURE_WRONG', { round });
  return point;
}

type AnswerOf<Kind extends Answer['kind']> = Extract<Answer, { kind: Kind }>;
type Following = {
  onStep?: (counted: Counted) => void;
  signal?: AbortSignal;
  /** Said where the list is another one. */
  differs?: 'DRAW_LIST_DIFFERS' | 'DRAW_LIST_WRONG';
};

function ask<Kind extends Answer['kind']>(
  request: Request,
  wanted: Kind,
  { onStep, signal, differs = 'DRAW_LIST_DIFFERS' }: Following = {},
): Promise<AnswerOf<Kind>> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  const done = new Promise<AnswerOf<Kind>>((resolve, reject) => {
    const fail = () => reject(new AppError('NETWORK_ERROR'));
    worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
      if (data.kind === 'step') onStep?.(data.counted);
      else if (data.kind === wanted) resolve(data as AnswerOf<Kind>);
      else if (data.kind === 'differs') reject(new AppError(differs));
      else fail();
    });
    worker.addEventListener('error', fail);
    signal?.addEventListener('abort', () => reject(signal.reason as Error));
    const asked: Asked = { request, filesAt: fillPath(ipfsFile.path, { cid: '' }) };
    worker.postMessage(asked, []);
  });
  return done.finally(() => worker.terminate());
}
