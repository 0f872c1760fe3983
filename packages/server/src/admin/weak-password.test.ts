import { expect, test } from 'vitest';
import { weaknessOf } from './weak-password.ts';
import { makePassword } from './password.ts';

test('behavior: what the command makes is never weak', () => {
  const weak = Array.from({ length: 3_000 }, makePassword).filter(
    (password) => weaknessOf(password) !== null,
  );
  expect(weak).toEqual([]);
});

test.each([
  'vulture-harbour-93-kettle',
  'съешь ещё этих мягких булок',
  'ꙮ漢字かな交じり文の合言葉であるよ',
  'x7#Kq!mZ2pL9vRt4w',
  'v'.repeat(100).concat('ultre-harbour-93'),
])('behavior: %s will do', (password) => {
  expect(weaknessOf(password)).toBeNull();
});

test.each([
  ['', 'has fewer than 15 characters'],
  ['admin', 'has fewer than 15 characters'],
  ['x7#Kq!mZ2pL9vR', 'has fewer than 15 characters'],
  ['aaaaaaaaaaaaaaaaaaaaaaa', 'is too easy to guess'],
  ['12345678901234567890', 'is too easy to guess'],
  ['qwertyuiopasdfghjkl', 'is too easy to guess'],
  ['passwordpassword', 'is too easy to guess'],
  ['P@ssw0rdP@ssw0rd!!', 'is too easy to guess'],
  ['LilApeAdmin2025!!', 'is too easy to guess'],
  ['lilape-admin-password', 'is too easy to guess'],
  ['correct horse battery staple', 'is too easy to guess'],
  ['banana-split-1234', 'is too easy to guess'],
  ['парольпарольпароль', 'is too easy to guess'],
  ['changeme changeme', 'is too easy to guess'],
])('error: %s is refused: it %s', (password, why) => {
  expect(weaknessOf(password)).toBe(why);
});
