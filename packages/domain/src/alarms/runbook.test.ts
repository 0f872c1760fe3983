// Every alarm says what it means and what to do, in both languages.
import { expect, test } from 'vitest';
import { ALARM_CODES, RUNBOOK, alarmOf } from '@lilape/domain/alarms/runbook';

test.each(ALARM_CODES)(
  'behavior: %s has a name, a meaning and one sentence of advice in both languages',
  (code) => {
    const { en, ru } = RUNBOOK[code];
    for (const words of [en, ru]) {
      expect(words.title).not.toMatch(/[.!?]$/);
      expect(words.means).toMatch(/\.$/);
      // One sentence, though an address in it may have stops.
      expect(words.todo).toMatch(/^[^!?]*\.$/);
      expect(words.todo.match(/\. /g)).toBeNull();
      expect(words.todo.length).toBeLessThan(300);
    }
    expect(`${en.title}${en.means}${en.todo}`).not.toMatch(/[\u0400-\u04FF]/);
    for (const text of Object.values(ru)) expect(text).toMatch(/[\u0400-\u04FF]/);
  },
);

test('behavior: a code of a fold is an event against the rules, and so is one that nobody knows', () => {
  expect(['DEEP_REORG', 'PAID_TWICE', 'toString'].map(alarmOf)).toEqual([
    'DEEP_REORG',
    'RULES_BROKEN',
    'RULES_BROKEN',
  ]);
});
