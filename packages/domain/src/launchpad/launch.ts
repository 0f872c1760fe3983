// What describes a launch, which of it may change, until when, and what may stand in it: server and form share it. Pure.
import type { InputProblem } from '@lilape/domain/messages/input';
import { snapshotTimeOf } from '@lilape/domain/launchpad/snapshot-time';
import { MAX_DRAWN_PLACES } from '@lilape/domain/launchpad/allotments';
import { linkProblem, textProblem } from '@lilape/domain/typed-text';

/** A launch as an admin fills it in. */
export type LaunchTerms = {
  readonly project: string;
  readonly textEn: string;
  readonly textRu: string;
  /** CID of its picture; null while it has none. */
  readonly picture: string | null;
  readonly links: readonly string[];
  /** Whole units of the project's token; the project's word, we hold none of it. */
  readonly allocation: bigint;
  readonly symbol: string;
  /** Places to be drawn. */
  readonly places: number;
  /** By the chain's time. */
  readonly launchTimeSeconds: number;
};

export const LAUNCH_LIMITS = {
  projectChars: 60,
  textChars: 4_000,
  links: 6,
  reasonChars: 400,
  places: MAX_DRAWN_PLACES,
  /** Digits of the allocation. */
  allocationDigits: 30,
} as const;

/** The snapshot is at least so long ahead when a launch is made or moved. */
export const MIN_NOTICE_SECONDS = 3_600;
/** The launch is at most so far ahead. */
export const MAX_AHEAD_SECONDS = 365 * 86_400;

/** What describes a launch, in the order in which changes are listed. */
export const LAUNCH_FIELDS = [
  'project',
  'textEn',
  'textRu',
  'picture',
  'links',
  'allocation',
  'symbol',
  'places',
  'launchTimeSeconds',
] as const satisfies readonly (keyof LaunchTerms)[];
export type LaunchField = (typeof LAUNCH_FIELDS)[number];

export const PROJECT_RULE = { most: LAUNCH_LIMITS.projectChars } as const;
export const LAUNCH_TEXT_RULE = { most: LAUNCH_LIMITS.textChars, hasLines: true } as const;
export const REASON_RULE = { most: LAUNCH_LIMITS.reasonChars } as const;

/** What is wrong with a token's symbol; null if nothing is. */
export function symbolProblem(text: string): InputProblem | null {
  return /^[A-Za-z\d$]{1,12}$/.test(text) ? null : 'IS_NO_SYMBOL';
}

/** What is wrong with an allocation in decimal text; null if nothing is. */
export function allocationProblem(text: string): InputProblem | null {
  return /^[1-9]\d{0,29}$/.test(text) ? null : 'IS_NO_NUMBER';
}

/** What is wrong with the number of places to be drawn; null if nothing is. */
export function placesProblem(places: number): InputProblem | null {
  return Number.isInteger(places) && places >= 1 && places <= LAUNCH_LIMITS.places
    ? null
    : 'IS_NO_PLACE_COUNT';
}

/** What is wrong with links; null if nothing is, also where there are none. */
export function linksProblem(
  links: readonly string[],
  most: number = LAUNCH_LIMITS.links,
): InputProblem | null {
  if (links.length > most) return 'HAS_TOO_MANY';
  if (new Set(links).size < links.length) return 'SAYS_TWICE';
  return links.map(linkProblem).find((problem) => problem !== null) ?? null;
}

/** What is wrong with when a launch is to be, at a time of the chain: too soon or too far; null if nothing is. */
export function launchTimeProblem(launchTimeSeconds: number, nowSeconds: number): InputProblem | null {
  if (snapshotTimeOf(launchTimeSeconds) < nowSeconds + MIN_NOTICE_SECONDS) return 'IS_TOO_SOON';
  return launchTimeSeconds > nowSeconds + MAX_AHEAD_SECONDS ? 'IS_TOO_FAR' : null;
}

/** Whether a launch may still be changed or cancelled, at a time of the chain: until its snapshot's time, not at it. */
export function isChangeable(launchTimeSeconds: number, nowSeconds: number): boolean {
  return nowSeconds < snapshotTimeOf(launchTimeSeconds);
}

/** A field's value as text, as changes tell it; null where there is none. Links are parted by line ends. */
export function fieldText(terms: LaunchTerms, field: LaunchField): string | null {
  const value = terms[field];
  return value === null ? null : Array.isArray(value) ? value.join('\n') : String(value);
}

export type FieldChange = {
  readonly field: LaunchField;
  readonly before: string | null;
  readonly after: string | null;
};

/** What differs between two states of a launch. */
export function changesBetween(before: LaunchTerms, after: LaunchTerms): FieldChange[] {
  return LAUNCH_FIELDS.map((field) => ({
    field,
    before: fieldText(before, field),
    after: fieldText(after, field),
  })).filter((change) => change.before !== change.after);
}

/** What is wrong with a launch apart from its time, by field; the first one. */
export function termsProblem(terms: LaunchTerms): { field: LaunchField; problem: InputProblem } | null {
  const problems: Record<Exclude<LaunchField, 'picture' | 'launchTimeSeconds'>, InputProblem | null> = {
    project: textProblem(terms.project, PROJECT_RULE),
    textEn: textProblem(terms.textEn, LAUNCH_TEXT_RULE),
    textRu: textProblem(terms.textRu, LAUNCH_TEXT_RULE),
    links: linksProblem(terms.links),
    allocation: allocationProblem(String(terms.allocation)),
    symbol: symbolProblem(terms.symbol),
    places: placesProblem(terms.places),
  };
  for (const field of LAUNCH_FIELDS) {
    const problem = field in problems ? problems[field as keyof typeof problems] : null;
    if (problem !== null) return { field, problem };
  }
  return null;
}
