/** Counts a draw again from what was published: list, root, signature, seed and every winner; nothing of the site's own sums is used. */
import type { Address } from '@lilape/domain/address';
import { seedOf } from '@lilape/domain/draws/beacon';
import { type Entrant, listEntrants } from '@lilape/domain/draws/entrants';
import { GIVEAWAY_ID } from '@lilape/domain/draws/giveaway';
import { verifySignature } from '@lilape/domain/draws/signature';
import { growingTree, rootOf, sortedTree } from '@lilape/domain/draws/tree';
import { winnersOf } from '@lilape/domain/draws/winners';
import { bytesOf, type Hex } from '@lilape/domain/draws/words';
import { cidOf } from '@lilape/domain/ipfs';
import type { Claims, Counted, RecountStep } from './claims.ts';
import { type FileOf, manifestIn, rowsIn } from './published-list.ts';

export type Counting = {
  readonly fileOf: FileOf;
  /** Compressed, 96 bytes. */
  readonly publicKey: Hex;
  readonly tell: (counted: Counted) => void;
  /** Changes one digit of the list after it was fetched, as somebody who cheats might. */
  readonly isCheating?: boolean;
};

/** Counts everything that is claimed, and tells each step when it is done; a wrong step stops nothing. @throws where a file does not come */
export async function recount(claims: Claims, counting: Counting): Promise<void> {
  const { fileOf, publicKey, tell, isCheating = false } = counting;
  const steps = stepsOf(tell);

  const manifest = await steps.take('manifest', async () => {
    const bytes = await fileOf(claims.cid);
    const cid = cidOf(bytes);
    return { value: cid, isRight: cid === claims.cid, result: manifestIn(bytes) };
  });

  const rows = await steps.take('rows', async () => {
    let isRight = true;
    const read: Entrant[] = [];
    for (const part of manifest.parts) {
      // One after the other, so that a long list does not ask for everything at once.
      // oxlint-disable-next-line no-await-in-loop
      const bytes = await fileOf(part.cid);
      const seen = isCheating && read.length === 0 ? withOneDigitChanged(bytes) : bytes;
      const found = rowsIn(seen);
      isRight &&= cidOf(seen) === part.cid && found.length === part.rows;
      read.push(...found);
    }
    return { value: String(read.length), isRight: isRight && read.length === claims.count, result: read };
  });

  await steps.take('order', async () => {
    const sum = rows.reduce((total, { weight }) => total + weight, 0n);
    return { value: String(sum), isRight: sum === claims.totalWeight && isInOrder(rows), result: null };
  });

  await steps.take('root', async () => {
    const treeOf = claims.drawId === GIVEAWAY_ID ? growingTree : sortedTree;
    const root = rows.length === 0 ? '—' : rootOf(treeOf(rows));
    return { value: root, isRight: root === claims.root, result: null };
  });

  const { signature, seed } = claims;
  if (signature === null || seed === null) return;

  await steps.take('signature', async () => ({
    value: signature,
    isRight: verifySignature(publicKey, claims.round, bytesOf(signature)),
    result: null,
  }));

  const counted = await steps.take('seed', async () => {
    const value = seedOf(bytesOf(signature));
    return { value, isRight: value === seed, result: value };
  });

  await steps.take('winners', async () => {
    const winners = accountsOf(counted, rows, claims);
    const same = claims.winners.filter((account, place) => isSame(account, winners[place]));
    const isRight = same.length === claims.winners.length && winners.length === claims.places;
    return { value: `${same.length}/${claims.winners.length}`, isRight, result: null };
  });
}

/** The winners that follow from a seed; none where the rows are no list at all. */
function accountsOf(seed: Hex, entrants: readonly Entrant[], { drawId, places }: Claims): readonly Address[] {
  try {
    return winnersOf({ seed, drawId, entrants, places }).map(({ entrant }) => entrant.account);
  } catch (error) {
    if (error instanceof RangeError) return [];
    throw error;
  }
}

type Taken<Result> = { value: string; isRight: boolean; result: Result };

function stepsOf(tell: Counting['tell']) {
  return {
    take: async <Result>(step: RecountStep, work: () => Promise<Taken<Result>>): Promise<Result> => {
      const since = performance.now();
      const { value, isRight, result } = await work();
      tell({ step, isRight, value, ms: performance.now() - since });
      return result;
    },
  };
}

const isSame = (a: Address, b: Address | undefined) => a.toLowerCase() === b;

/** Whether the rows are those that the rule makes of their accounts and weights. */
function isInOrder(rows: readonly Entrant[]): boolean {
  try {
    const byRule = listEntrants(rows);
    return byRule.length === rows.length && byRule.every((row, index) => isSameRow(row, rows[index]));
  } catch (error) {
    // An account that is there twice.
    if (error instanceof RangeError) return false;
    throw error;
  }
}

function isSameRow({ index, account, from }: Entrant, row: Entrant | undefined): boolean {
  return row?.index === index && row.account === account && row.from === from;
}

/** The last digit of the first weight, one higher: the smallest lie there is. */
function withOneDigitChanged(bytes: Uint8Array): Uint8Array {
  const text = new TextDecoder().decode(bytes);
  const changed = text.replace(
    /("weight":"\d*)(\d)"/,
    (_, before: string, digit: string) => `${before}${(Number(digit) + 1) % 10}"`,
  );
  return new TextEncoder().encode(changed);
}
