// What a site may fill in is taken out; what it may not stays, so that it is noticed.
import { expect, test } from 'vitest';

import { unfilled } from './unfilled.ts';

type Parts = { root?: string; line?: string; join?: string; footer?: string; ramps?: string };

const document = (parts: Parts = {}) =>
  [
    `<!doctype html>\n<html lang="en"${parts.root ?? ''}><body>`,
    `<p class="a" data-site="announcement"${parts.line === undefined ? ' hidden=""></p>' : `>${parts.line}</p>`}`,
    `<div data-site="join">${parts.join ?? '<a href="https://t.me/a">T</a><a href="https://x.com/a">X</a>'}</div>`,
    parts.footer ?? '<a href="https://x.com/a" data-site="twitter" title="Twitter">X</a>',
    `<div id="root"${parts.ramps === undefined ? '' : ` data-on-ramps="${parts.ramps}"`}><script src="/assets/a.js"></script></div></body></html>`,
  ].join('');

test.each([
  ['the state of the sale', { root: ' data-sale="failed"' }],
  ['a drawn giveaway', { root: ' data-sale="finalised" data-drawn=""' }],
  ['a line above the header', { line: 'We are open' }],
  ['one with a link', { line: '<a href="https://news.example" target="_blank" rel="noreferrer">Open</a>' }],
  ['one with a link to a page', { line: '<a href="/sale">Open</a>' }],
  [
    'card services',
    { ramps: '[{&quot;name&quot;:&quot;A&quot;,&quot;url&quot;:&quot;https://a.example/?b&amp;c&quot;}]' },
  ],
  ['another channel', { footer: '<a href="https://x.com/b" data-site="twitter" title="Twitter">X</a>' }],
  ['none', { footer: '<a href="https://x.com/a" data-site="twitter" title="Twitter" hidden="">X</a>' }],
  ['other buttons', { join: '<a href="https://t.me/b">T</a><a href="https://x.com/a" hidden="">X</a>' }],
])('behavior: %s is no difference', (_, parts) => {
  expect(unfilled(document(parts))).toBe(unfilled(document()));
});

test.each([
  ['a script in the line', { line: '<script>steal()</script>' }],
  [
    'a card service that runs',
    { ramps: '[{&quot;name&quot;:&quot;A&quot;,&quot;url&quot;:&quot;javascript:1&quot;}]' },
  ],
  ['card services that are none', { ramps: '{&quot;a&quot;:1}' }],
  ['a handler', { line: '<a href="/sale" onclick="steal()">Open</a>' }],
  ['a link that runs', { line: '<a href="javascript:steal()">Open</a>' }],
  ['a link to another host by two slashes', { line: '<a href="//evil.example">Open</a>' }],
  ['a picture', { line: '<img src="https://evil.example/x.png">' }],
  [
    'a channel that runs',
    { footer: '<a href="javascript:steal()" data-site="twitter" title="Twitter">X</a>' },
  ],
  ['another word for a channel', { footer: '<a href="https://x.com/a" data-site="twitter" title="Y">X</a>' }],
  ['a button that runs', { join: '<a href="javascript:1">T</a><a href="https://x.com/a">X</a>' }],
  ['a state that is none', { root: ' data-sale="failed" onload="steal()"' }],
  ['a draw that says more', { root: ' data-sale="finalised" data-drawn="x"' }],
])('error: %s is one', (_, parts) => {
  expect(unfilled(document(parts))).not.toBe(unfilled(document()));
});
