// Log lines: JSON, from the level on, without the keys that endpoints' URLs may hold.
import { HttpRequestError } from 'viem';
import { expect, test } from 'vitest';
import { createLog } from './log.ts';

function logged(level: 'debug' | 'info' | 'warn' | 'error') {
  const lines: string[] = [];
  return { log: createLog(level, (line) => lines.push(line)), lines };
}

test('behavior: one JSON object a line, bigints as text', () => {
  const { log, lines } = logged('info');
  log.info('block', { number: 7n });
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(/\}\n$/);
  expect(JSON.parse(lines[0] ?? '')).toEqual({
    time: expect.stringMatching(/^\d{4}-.*Z$/),
    level: 'info',
    event: 'block',
    number: '7',
  });
});

test('behavior: what is below the level is left out', () => {
  const { log, lines } = logged('warn');
  log.debug('a');
  log.info('b');
  log.warn('c');
  log.error('d');
  expect(lines.map((line) => JSON.parse(line).event)).toEqual(['c', 'd']);
});

test('behavior: an error says what it was and why, never the URL of an endpoint', () => {
  const { log, lines } = logged('info');
  const cause = new HttpRequestError({ url: 'https://rpc.example/secret-key', details: 'refused' });
  log.error('failed', { error: new Error('no block', { cause }) });
  expect(lines[0]).not.toContain('secret-key');
  expect(JSON.parse(lines[0] ?? '').error).toMatchObject({
    name: 'Error',
    message: 'no block',
    cause: { name: 'HttpRequestError', message: 'HTTP request failed.' },
  });
});
