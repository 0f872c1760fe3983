/** What is written of a launch, by the names of its places. */
import type { Launch } from '@lilape/wire/launches';
import { formatDecimal } from '#shell/text/format.ts';
import { formatZoned } from '#shell/text/moment-zoned.ts';
import { clockText } from './clock-text.ts';
import { nextMomentOf } from './launch-stage.ts';

/** The figures at `nowMs`, unix milliseconds by the chain's clock; empty where there is nothing to say. */
export function launchFigures(launch: Launch, nowMs: number, language: 'en' | 'ru'): Record<string, string> {
  const figure = (text: string | number) => formatDecimal(String(text), language);
  const moment = (time: string) => formatZoned(time, language, { date: 'medium', time: 'short' });
  const next = nextMomentOf(launch, nowMs);
  const crowd = launch.snapshot ?? launch.soFar;
  const units = (text: string) => `${figure(text)} ${launch.symbol}`;
  return {
    project: launch.project,
    gives: units(launch.allocation),
    places: figure(launch.snapshot?.drawn ?? launch.places),
    guaranteed: crowd === null ? '' : figure(crowd.guaranteed),
    share: crowd === null ? '' : units(crowd.share),
    leftOver: crowd === null ? '' : units(crowd.leftOver),
    snapshot: moment(launch.snapshotTime),
    launch: moment(launch.launchTime),
    clock: next === null ? '' : clockText(Date.parse(next.time) - nowMs, language),
    reason: launch.cancelled?.reason[language] ?? '',
  };
}
