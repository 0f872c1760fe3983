// Every mutant of an area by its name, or a share of them that a seed chooses.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

import { type Area, areas, projectRoot, sourcesOf } from './areas.ts';
import { type Mutation, mutationsOf } from './operators.ts';

/** One change; `name` says where and what. */
export type Mutant = Mutation & { file: string; area: string; name: string };
/** Which mutants to take: those whose name holds one of the words, and of them a share from 0 to 1. */
export type Sample = { words: readonly string[]; share: number; seed: string };

/** Where a line can be changed alike in several places, `of` is the part of it that is meant. */
type Equivalent = { file: string; before: string; of?: string; after: string; because: string };

const equivalents = JSON.parse(
  readFileSync(resolve(import.meta.dirname, 'equivalents.json'), 'utf8'),
) as Equivalent[];

/** The mutants of an area that belong to a sample, in the order in which the seed picks them. */
export function mutantsOf(area: string, { words, share, seed }: Sample): Mutant[] {
  return sourcesOf(areas[area] as Area)
    .flatMap((file) =>
      mutationsOf(readFileSync(resolve(projectRoot, file), 'utf8')).map((change) => ({
        ...change,
        file,
        area,
        name: `${file}:${change.line} at ${change.start} ${change.operator} => ${change.after}`,
      })),
    )
    .filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)))
    .filter(({ name }) => isInShare(name, share, seed))
    .toSorted((a, b) => draw(a.name, seed) - draw(b.name, seed));
}

/** Whether a name belongs to the share of the seed; the same on every machine. */
export function isInShare(name: string, share: number, seed: string): boolean {
  return draw(name, seed) < share * 2 ** 32;
}

function draw(name: string, seed: string): number {
  return createHash('sha256').update(`${seed} ${name}`).digest().readUInt32BE(0);
}

/** Whether nothing can notice it, by `equivalents.json`. */
export function isEquivalent({ file, before, after, column }: Mutant): boolean {
  return equivalents.some(
    (one) =>
      one.file === file &&
      one.before === before &&
      one.after === after &&
      (one.of === undefined || isWithin(before, one.of, column)),
  );
}

/** Whether a column of `line` lies in the text `part` of it, of which there may be several. */
export function isWithin(line: string, part: string, column: number): boolean {
  const from = line.lastIndexOf(part, column);
  return from !== -1 && column < from + part.length;
}
