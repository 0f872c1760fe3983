// The runbook on paper says what the admin page says.
import { readFileSync } from 'node:fs';
import { ALARM_CODES, RUNBOOK } from '@lilape/domain/alarms/runbook';
import { expect, test } from 'vitest';

const page = readFileSync(new URL('../../docs/alarms.md', import.meta.url), 'utf8');

test('behavior: docs/alarms.md has every alarm, with the words of the admin page', () => {
  const written = page.split('\n').filter((line) => /^\| `[A-Z_]+` \|/.test(line));
  expect(written).toEqual(
    ALARM_CODES.map((code) => {
      const { title, means, todo } = RUNBOOK[code].en;
      return `| \`${code}\` | ${title} | ${means} | ${todo} |`;
    }),
  );
});
