import { linkProblem, textProblem, tidyText } from '@lilape/domain/typed-text';
import { expect, test } from 'vitest';

const LINE = { most: 20 } as const;
const LINES = { most: 20, hasLines: true } as const;

test.each([
  ['Pump the Volcano', null],
  ['Вулкан — 🦍👨‍👩‍👧', null],
  ['a < b > c & d', null],
  ['', 'IS_MISSING'],
  ['a'.repeat(20), null],
  ['a'.repeat(21), 'IS_TOO_LONG'],
  ['a\u0000b', 'HAS_INVISIBLE'],
  ['a\u001bb', 'HAS_INVISIBLE'],
  ['a\u0085b', 'HAS_INVISIBLE'],
  ['a\tb', 'HAS_INVISIBLE'],
  ['a\nb', 'HAS_INVISIBLE'],
  ['a\u2028b', 'HAS_INVISIBLE'],
  ['gnp.\u202eexe', 'HAS_INVISIBLE'],
  ['a\u2066b\u2069', 'HAS_INVISIBLE'],
  ['a\u200fb', 'HAS_INVISIBLE'],
  ['a\u200bb', 'HAS_INVISIBLE'],
  ['a\ufeffb', 'HAS_INVISIBLE'],
  ['a\ud800b', 'HAS_INVISIBLE'],
  ['a\ue000b', 'HAS_INVISIBLE'],
  ['a\u{e0041}b', 'HAS_INVISIBLE'],
  ['\u200d', 'HAS_INVISIBLE'],
  ['Joe\u200d', 'HAS_INVISIBLE'],
  ['J\u200doe', 'HAS_INVISIBLE'],
  ['\u3164', 'HAS_INVISIBLE'],
  ['\u2800', 'HAS_INVISIBLE'],
  ['\ufe0f', 'HAS_INVISIBLE'],
  ['Joe\ufe0f', 'HAS_INVISIBLE'],
  ['\u034f', 'HAS_INVISIBLE'],
  ['❤️ 1️⃣ 🏴‍☠️', null],
  ['👩🏽‍🚀🇬🇪', null],
  ['Việt ngữ हिन्दी', null],
  [`a${'\u0301'.repeat(4)}`, 'HAS_PILE'],
  ['<b>bold</b>', 'HAS_MARKUP'],
  ['</p', 'HAS_MARKUP'],
  ['<!-- x', 'HAS_MARKUP'],
  ['<?php', 'HAS_MARKUP'],
  ['[x](http://y)', 'HAS_MARKUP'],
  ['&lt;b&gt;', 'HAS_MARKUP'],
  ['&#60;', 'HAS_MARKUP'],
])('args: the line %j has the problem %s', (text, problem) => {
  expect(textProblem(text, LINE)).toBe(problem);
});

test('args: a text of several lines may have their ends, and no other controls', () => {
  expect([textProblem('a\n\nb', LINES), textProblem('a\n\tb', LINES)]).toEqual([null, 'HAS_INVISIBLE']);
});

test('behavior: a text is tidied once and for all', () => {
  expect(tidyText('  e\u0301\r\nb\rc \u00a0')).toBe('é\nb\nc');
  expect(tidyText(tidyText('\ta\r\n'))).toBe('a');
});

test.each([
  ['https://pump.example.org/', null],
  ['https://pump.example.org/a?b=c#d', null],
  ['https://xn--80ak6aa92e.com', null],
  ['HTTPS://PUMP.EXAMPLE', null],
  ['https://pump.example:8443/', null],
  ['http://pump.example.org/', 'IS_NO_LINK'],
  ['javascript:alert(1)', 'IS_NO_LINK'],
  ['data:text/html,x', 'IS_NO_LINK'],
  ['//pump.example.org', 'IS_NO_LINK'],
  ['pump.example.org', 'IS_NO_LINK'],
  ['https://', 'IS_NO_LINK'],
  ['https://localhost/', 'IS_NO_LINK'],
  ['https://127.0.0.1/', 'IS_NO_LINK'],
  ['https://2130706433/', 'IS_NO_LINK'],
  ['https://[::1]/', 'IS_NO_LINK'],
  ['https://bank.example@evil.example/', 'IS_NO_LINK'],
  ['https://a:b@evil.example/', 'IS_NO_LINK'],
  ['https://пример.рф/', 'IS_NO_LINK'],
  ['https://pump.example/ x', 'IS_NO_LINK'],
  ['https://pump.example/\u202e', 'IS_NO_LINK'],
  ['https://pump.example/"onclick', 'IS_NO_LINK'],
  ['https://pump.example/<b>', 'IS_NO_LINK'],
  ['https:\\\\pump.example', 'IS_NO_LINK'],
  [`https://pump.example/${'a'.repeat(179)}`, null],
  [`https://pump.example/${'a'.repeat(180)}`, 'IS_TOO_LONG'],
])('args: the link %j has the problem %s', (link, problem) => {
  expect(linkProblem(link)).toBe(problem);
});
