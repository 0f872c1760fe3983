/** A launch as the site tells of it, for tests. */
import type { Launch } from '@lilape/wire/launches';

/** Announced and not yet counted. */
export const launch: Launch = {
  id: 7,
  version: 1,
  status: 'announced',
  project: 'Pump',
  text: { en: 'A launch.', ru: 'Запуск.' },
  picture: null,
  links: [],
  allocation: '1000000',
  symbol: 'PUMP',
  places: 2,
  launchTime: '2030-01-09T00:00:00.000Z',
  snapshotTime: '2030-01-08T00:00:00.000Z',
  createdTime: '2030-01-01T00:00:00.000Z',
  cancelled: null,
  changes: [],
  soFar: null,
  snapshot: null,
  draw: null,
  isListOpened: null,
};

/** When the site knew it. */
export const moment = { time: launch.createdTime, block: 1, as_of: launch.createdTime };
