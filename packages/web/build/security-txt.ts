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

/** Writes `.well-known/security.txt` into the folder that is served. */
export function writeSecurityTxt(client: string): void {
  const folder = resolve(client, '.well-known');
  mkdirSync(folder, { recursive: true });
  writeFileSync(resolve(folder, 'security.txt'), securityTxt(Date.now(), siteUrl()));
}
