// @vitest-environment node
import { afterEach, expect, test, vi } from 'vitest';
import { buildTimeMs, epochOf, securityTxt } from './security-txt.ts';

afterEach(() => vi.unstubAllEnvs());

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

test('behavior: the time of a build can be given, and can be read from the file to the day', () => {
  const epoch = epochOf(securityTxt(now, undefined));
  expect(epoch).toBe(Date.UTC(2026, 10, 21) / 1_000);
  vi.stubEnv('SOURCE_DATE_EPOCH', String(epoch));
  expect(buildTimeMs()).toBe(Date.UTC(2026, 10, 21));
  expect(securityTxt(buildTimeMs(), undefined)).toBe(securityTxt(now, undefined));
});

test('error: a time that is none, and a text without one', () => {
  vi.stubEnv('SOURCE_DATE_EPOCH', 'yesterday');
  expect(buildTimeMs).toThrow('SOURCE_DATE_EPOCH must be seconds since 1970.');
  expect(() => epochOf('Contact: a')).toThrow('security.txt does not say when it expires.');
});
