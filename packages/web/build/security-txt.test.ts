// @vitest-environment node
import { expect, test } from 'vitest';
import { securityTxt } from './security-txt.ts';

const now = Date.UTC(2026, 10, 21, 12, 34, 56);

test('behavior: contact, expiry within a year, languages', () => {
  expect(securityTxt(now, undefined)).toBe(
    '# The contact is an example: the site’s settings name none yet.\n' +
      'Contact: mailto:security@lilape.example\n' +
      'Expires: 2027-11-16T00:00:00.000Z\n' +
      'Preferred-Languages: en, ru\n',
  );
});

test('behavior: with a public address it says where it and the policy are', () => {
  expect(securityTxt(now, 'https://lilape.example')).toContain(
    'Canonical: https://lilape.example/.well-known/security.txt\n' +
      'Policy: https://lilape.example/contracts#report\n',
  );
});
