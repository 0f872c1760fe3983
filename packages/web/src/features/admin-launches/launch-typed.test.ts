import { expect, test } from 'vitest';
import {
  blankLaunch,
  differingFields,
  launchFaults,
  type LaunchTyped,
  localOf,
  requestOf,
  termsOf,
  typedOf,
} from './launch-typed.ts';

/** 2026-12-20T18:00:00Z: four days before the launch below. */
const now = 1_797_789_600;
const right: LaunchTyped = {
  project: ' Pump ',
  textEn: 'We pump.',
  textRu: 'Мы качаем.',
  picture: '',
  links: ['https://pump.example.org', ''],
  allocation: '1\u00a0000 000',
  symbol: ' PUMP ',
  places: '1,000',
  launchTime: localOf('2026-12-24T18:00:00.000Z'),
};

test('behavior: what is right has no fault, and goes out in the server’s form', () => {
  expect(launchFaults(right, now, null)).toEqual({});
  expect(requestOf(right)).toEqual({
    project: 'Pump',
    textEn: 'We pump.',
    textRu: 'Мы качаем.',
    picture: null,
    links: ['https://pump.example.org'],
    allocation: '1000000',
    symbol: 'PUMP',
    places: 1_000,
    launchTime: '2026-12-24T18:00:00.000Z',
  });
});

test('args: an empty form is wrong in every field that has to be filled in', () => {
  expect(launchFaults(blankLaunch, now, null)).toEqual({
    project: 'IS_MISSING',
    textEn: 'IS_MISSING',
    textRu: 'IS_MISSING',
    allocation: 'IS_NO_NUMBER',
    symbol: 'IS_NO_SYMBOL',
    places: 'IS_NO_PLACE_COUNT',
    launchTime: 'IS_MISSING',
  });
});

test.each([
  [{ places: '1001' }, { places: 'IS_NO_PLACE_COUNT' }],
  [{ allocation: '1.5' }, { allocation: 'IS_NO_NUMBER' }],
  [{ links: ['ftp://pump.example.org'] }, { links: 'IS_NO_LINK' }],
  [{ launchTime: localOf('2026-12-21T18:30:00.000Z') }, { launchTime: 'IS_TOO_SOON' }],
  [{ launchTime: localOf('2027-12-24T18:00:00.000Z') }, { launchTime: 'IS_TOO_FAR' }],
])('args: %j is %j', (change, faults) => {
  expect(launchFaults({ ...right, ...change }, now, null)).toEqual(faults);
});

test('behavior: a launch time that stays as it was is right, however near it is', () => {
  const soon = { ...right, launchTime: localOf('2026-12-21T18:30:00.000Z') };
  expect(launchFaults(soon, now, soon)).toEqual({});
});

test('behavior: a launch that stands becomes what was typed, and nothing differs', () => {
  const stands = {
    project: 'Pump',
    text: { en: 'We pump.', ru: 'Мы качаем.' },
    picture: null,
    links: ['https://pump.example.org'],
    allocation: '1000000',
    symbol: 'PUMP',
    places: 1_000,
    launchTime: '2026-12-24T18:00:00.000Z',
  };
  expect(differingFields(typedOf(stands), { ...typedOf(stands), links: [...stands.links, ' '] })).toEqual([]);
  expect(differingFields(typedOf(stands), { ...typedOf(stands), places: '10' })).toEqual(['places']);
});

test('behavior: what is typed is shown as a launch, a day before it the snapshot, and without a date none', () => {
  const typed = {
    ...blankLaunch,
    project: 'Pump',
    allocation: '1 000 000',
    symbol: 'PUMP',
    places: '25',
    launchTime: '2026-12-24T18:00',
  };
  const launchTime = new Date('2026-12-24T18:00').toISOString();
  const snapshotTime = new Date('2026-12-23T18:00').toISOString();
  const terms = { allocation: '1000000', places: 25, picture: null, status: 'announced' };
  expect(termsOf(typed, null)).toMatchObject({ ...terms, launchTime, snapshotTime });
  expect(termsOf(blankLaunch, null)).toMatchObject({
    allocation: '0',
    places: 0,
    launchTime: null,
    snapshotTime: null,
  });
});

test('behavior: a launch that stands keeps what is not typed', () => {
  const stood = { ...termsOf(blankLaunch, null), changes: [{ field: 'launchTimeSeconds' }] as never };
  expect(termsOf({ ...blankLaunch, project: 'Other' }, stood)).toMatchObject({
    project: 'Other',
    changes: stood.changes,
  });
});
