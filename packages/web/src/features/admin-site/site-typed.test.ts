import { BUNDLED_SITE } from '@lilape/domain/site/bundled';
import { expect, test } from 'vitest';
import { settingsOf, siteFaults, typedOf } from './site-typed.ts';

const NOW = Date.UTC(2027, 0, 1);
const full = {
  ...BUNDLED_SITE,
  announcementEn: 'Hi',
  announcementRu: 'Привет',
  announcementUntil: '2027-02-01T12:30:15.000Z',
  articles: [{ outlet: 'The Paper', title: 'Apes', url: 'https://paper.org/ape' }],
};

test('behavior: what stands comes back as it was, to the second', () => {
  expect(settingsOf(typedOf(full), full)).toEqual(full);
  expect(typedOf(full).articles).toBe('The Paper | Apes | https://paper.org/ape');
});

test('behavior: lists are read line by line, without empty lines and space', () => {
  const typed = { ...typedOf(full), onRamps: '\n  MoonPay |https://buy.moonpay.com/x \n\n' };
  expect(settingsOf(typed, full).onRamps).toEqual([{ name: 'MoonPay', url: 'https://buy.moonpay.com/x' }]);
});

test('behavior: a time that is typed is one of this browser’s zone', () => {
  const typed = { ...typedOf(full), announcementUntil: '2027-03-01T10:00' };
  expect(settingsOf(typed, full).announcementUntil).toBe(new Date('2027-03-01T10:00').toISOString());
  expect(settingsOf({ ...typed, announcementUntil: '' }, full).announcementUntil).toBe('');
});

const faults = (changes: object) => siteFaults({ ...typedOf(full), ...changes }, full, NOW);

test('error: a bad link, a line without its parts and a past end are refused before anything is sent', () => {
  expect(faults({})).toEqual({});
  expect(faults({ telegram: 'https://evil.org/x' })).toEqual({ telegram: 'IS_NO_HOST' });
  expect(faults({ articles: 'The Paper https://paper.org' })).toEqual({ articles: 'IS_MISSING' });
  expect(faults({ announcementUntil: '2026-01-01T10:00' })).toEqual({ announcementUntil: 'IS_OVER' });
});
