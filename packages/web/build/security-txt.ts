/** Writes where a flaw is reported in the form that machines look for. @see RFC 9116 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { security } from '../src/content/security.ts';
import { siteUrl } from './site-url.ts';

/** How long after a build the file holds, days; the RFC asks for less than a year. */
const validDays = 360;
const dayMs = 86_400_000;

/** Returns the file's text as of `nowMs`, unix milliseconds; without a public address it names no page of its own. */
export function securityTxt(nowMs: number, origin: string | undefined): string {
  const expires = new Date(Math.floor(nowMs / dayMs + validDays) * dayMs);
  const lines = [
    ...(security.isExample ? ['# The contact is an example: the site’s settings name none yet.'] : []),
    `Contact: ${security.contact}`,
    `Expires: ${expires.toISOString()}`,
    `Preferred-Languages: ${security.languages.join(', ')}`,
    ...(origin === undefined
      ? []
      : [`Canonical: ${origin}/.well-known/security.txt`, `Policy: ${origin}/contracts#report`]),
  ];
  return `${lines.join('\n')}\n`;
}

/**
 * When the page counts as built, unix milliseconds: `SOURCE_DATE_EPOCH` in seconds, else now. It is all that a build takes from
 * the clock. @see https://reproducible-builds.org/specs/source-date-epoch/
 */
export function buildTimeMs(): number {
  const epoch = process.env['SOURCE_DATE_EPOCH'] || undefined;
  if (epoch === undefined) return Date.now();
  if (!/^\d{1,11}$/.test(epoch)) throw new Error('SOURCE_DATE_EPOCH must be seconds since 1970.');
  return Number(epoch) * 1_000;
}

/** The seconds for `SOURCE_DATE_EPOCH` that give the same file again. @throws Error for a text that has no expiry */
export function epochOf(text: string): number {
  const expires = Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? '');
  if (Number.isNaN(expires)) throw new Error('security.txt does not say when it expires.');
  return (expires - validDays * dayMs) / 1_000;
}

/** Writes `.well-known/security.txt` into the folder that is served. */
export function writeSecurityTxt(client: string): void {
  const folder = resolve(client, '.well-known');
  mkdirSync(folder, { recursive: true });
  writeFileSync(resolve(folder, 'security.txt'), securityTxt(buildTimeMs(), siteUrl()));
}
