/** What is written of a launch. */
import type { Language } from '@lilape/domain/languages';
import type { Launch } from '@lilape/wire/launches';
import { formatDecimal } from '#shell/first/format.ts';
import { formatZoned } from '#shell/text/moment-zoned.ts';

/** What is shown of a launch; one that is not announced yet may have no date. */
export type LaunchTerms = Pick<
  Launch,
  | 'status'
  | 'project'
  | 'picture'
  | 'allocation'
  | 'symbol'
  | 'places'
  | 'snapshot'
  | 'soFar'
  | 'draw'
  | 'changes'
  | 'cancelled'
> & {
  readonly launchTime: string | null;
  readonly snapshotTime: string | null;
};

/** Its figures; shares and guaranteed places empty while nobody has counted, times a dash without a date. */
export function launchFigures(launch: LaunchTerms, language: Language) {
  const figure = (text: string | number) => formatDecimal(String(text), language);
  const moment = (time: string | null) =>
    time === null ? '–' : formatZoned(time, language, { date: 'medium', time: 'short' });
  const crowd = launch.snapshot ?? launch.soFar;
  const units = (text: string) => `${figure(text)} ${launch.symbol}`;
  return {
    gives: units(launch.allocation),
    places: figure(launch.snapshot?.drawn ?? launch.places),
    guaranteed: crowd === null ? '' : figure(crowd.guaranteed),
    allotment: crowd === null ? '' : units(crowd.share),
    snapshot: moment(launch.snapshotTime),
    launch: moment(launch.launchTime),
  };
}
