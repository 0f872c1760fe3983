/** What an admin types of a launch, as text, and how it comes from what stands and goes to the server. */
import type { InEach } from '@lilape/domain/languages';
import {
  LAUNCH_TEXT_RULE,
  PROJECT_RULE,
  allocationProblem,
  launchTimeProblem,
  linksProblem,
  placesProblem,
  symbolProblem,
} from '@lilape/domain/launchpad/launch';
import { textProblem, tidyText } from '@lilape/domain/typed-text';
import type { InputProblem } from '@lilape/domain/messages/input';
import { snapshotTimeOf } from '@lilape/domain/launchpad/snapshot-time';
import type { Launch, LaunchTermsRequest } from '@lilape/wire/launches';
import type { LaunchTerms } from '#text/launch-figures.ts';

export type LaunchTyped = {
  readonly project: string;
  readonly textEn: string;
  readonly textRu: string;
  /** CID of the picture, or nothing. */
  readonly picture: string;
  readonly links: readonly string[];
  readonly allocation: string;
  readonly symbol: string;
  readonly places: string;
  /** As `datetime-local` has it, in this browser's zone: "2026-12-24T18:00". */
  readonly launchTime: string;
};

export type LaunchFieldName = keyof LaunchTyped;
export const launchFieldNames: readonly LaunchFieldName[] = [
  'project',
  'textEn',
  'textRu',
  'picture',
  'links',
  'allocation',
  'symbol',
  'places',
  'launchTime',
];
export type LaunchFaults = { readonly [Name in LaunchFieldName]?: InputProblem };

/** The field of a launch that has its text in a language. */
export const textFields = { en: 'textEn', ru: 'textRu' } as const satisfies InEach<LaunchFieldName>;

export const blankLaunch: LaunchTyped = {
  project: '',
  textEn: '',
  textRu: '',
  picture: '',
  links: [],
  allocation: '',
  symbol: '',
  places: '',
  launchTime: '',
};

/** A launch that stands, to be changed. */
export function typedOf(
  launch: Pick<Launch, (keyof LaunchTermsRequest & keyof Launch) | 'text'>,
): LaunchTyped {
  const { project, text, picture, links, allocation, symbol, places, launchTime } = launch;
  return {
    project,
    textEn: text.en,
    textRu: text.ru,
    picture: picture ?? '',
    links,
    allocation,
    symbol,
    places: String(places),
    launchTime: localOf(launchTime),
  };
}

/** What the server is sent; only for what has no faults. */
export function requestOf(typed: LaunchTyped): LaunchTermsRequest {
  const { project, textEn, textRu, picture, links, allocation, symbol, places, launchTime } = typed;
  return {
    project: tidyText(project),
    textEn: tidyText(textEn),
    textRu: tidyText(textRu),
    picture: picture === '' ? null : picture,
    links: linksOf(links),
    allocation: digitsOf(allocation),
    symbol: symbol.trim(),
    places: Number(digitsOf(places)),
    launchTime: new Date(launchTime).toISOString(),
  };
}

/** What visitors would see of it: what is typed, and the rest of a launch that stands; nothing of it need be right yet. */
export function termsOf(typed: LaunchTyped, launch: LaunchTerms | null): LaunchTerms {
  const seconds = Date.parse(typed.launchTime) / 1_000;
  return {
    ...(launch ?? {
      status: 'announced',
      snapshot: null,
      soFar: null,
      draw: null,
      changes: [],
      cancelled: null,
    }),
    project: typed.project,
    picture: typed.picture === '' ? null : typed.picture,
    allocation: typed.allocation.replace(/\D/g, '') || '0',
    symbol: typed.symbol,
    places: Number(typed.places.replace(/\D/g, '')),
    launchTime: isoOf(seconds),
    snapshotTime: isoOf(snapshotTimeOf(seconds)),
  };
}

/**
 * What is wrong, by the server's own rules, at a time of the chain in Unix seconds. A launch time that stays as it
 * `stood` was right when it was set.
 */
export function launchFaults(
  typed: LaunchTyped,
  nowSeconds: number,
  stood: LaunchTyped | null,
): LaunchFaults {
  const seconds = Date.parse(typed.launchTime) / 1_000;
  const isMoved = typed.launchTime !== stood?.launchTime;
  const found: Record<LaunchFieldName, InputProblem | null> = {
    project: textProblem(tidyText(typed.project), PROJECT_RULE),
    textEn: textProblem(tidyText(typed.textEn), LAUNCH_TEXT_RULE),
    textRu: textProblem(tidyText(typed.textRu), LAUNCH_TEXT_RULE),
    picture: null,
    links: linksProblem(linksOf(typed.links)),
    allocation: allocationProblem(digitsOf(typed.allocation)),
    symbol: symbolProblem(typed.symbol.trim()),
    places: placesProblem(Number(digitsOf(typed.places))),
    launchTime: Number.isNaN(seconds)
      ? 'IS_MISSING'
      : isMoved
        ? launchTimeProblem(seconds, nowSeconds)
        : null,
  };
  return Object.fromEntries(
    Object.entries(found).flatMap(([name, problem]) => (problem === null ? [] : [[name, problem]])),
  );
}

/** The fields in which two differ. */
export function differingFields(one: LaunchTyped, other: LaunchTyped): readonly LaunchFieldName[] {
  return launchFieldNames.filter((name) => valueText(one, name) !== valueText(other, name));
}

/** All fields as texts, to be compared with another's. @see admin/merge-typed.ts */
export function textsOf(typed: LaunchTyped): Record<LaunchFieldName, string> {
  return Object.fromEntries(launchFieldNames.map((name) => [name, valueText(typed, name)])) as Record<
    LaunchFieldName,
    string
  >;
}

/** A field as one text: links a line each. */
export function valueText(typed: LaunchTyped, name: LaunchFieldName): string {
  return name === 'links' ? linksOf(typed.links).join('\n') : typed[name];
}

/** An ISO time in this browser's zone, to the minute, as `datetime-local` has it. */
export function localOf(iso: string): string {
  const at = new Date(iso);
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

const linksOf = (links: readonly string[]) => links.map((link) => link.trim()).filter((link) => link !== '');

/** "1 000 000" and "1,000,000" are what people paste. */
const digitsOf = (text: string) => text.replace(/[\s,\u00a0\u202f]/g, '');

const isoOf = (seconds: number) => (Number.isNaN(seconds) ? null : new Date(seconds * 1_000).toISOString());
