import { expect, test } from 'vitest';
import { readArguments } from './arguments.ts';

const RPC = 'https://rpc.example';

test('behavior: what is not said has a default', () => {
  expect(readArguments(['settle', '--rpc', RPC])).toEqual({
    command: 'settle',
    site: null,
    rpc: RPC,
    asksSite: false,
    drawId: 1,
    launch: null,
    hours: 25,
    signature: null,
    ape: null,
    batch: 20,
    yes: false,
  });
});

test('behavior: check asks the site’s own endpoint where none is given', () => {
  expect(readArguments(['check', '--site', 'https://lilape.example/']).rpc).toBe(
    'https://lilape.example/api/rpc',
  );
});

test('behavior: a launch is named by its number', () => {
  const words = ['open', '--rpc', RPC, '--site', 'https://lilape.example', '--launch', '7'];
  expect(readArguments(words)).toMatchObject({ launch: 7, drawId: 1 });
});

test('behavior: a signature is taken with and without 0x', () => {
  const digits = 'AB'.repeat(48);
  for (const text of [digits, `0x${digits}`])
    expect(readArguments(['reveal', '--rpc', RPC, '--signature', text]).signature).toBe(
      `0x${'ab'.repeat(48)}`,
    );
});

test.each([
  [[], 'Say one of list, open, reveal, settle, prize, check.'],
  [['draw', '--rpc', RPC], 'Say one of'],
  [['open'], '--rpc takes an address'],
  [['open', '--rpc', 'ftp://a.example'], '--rpc takes an address'],
  [['check', '--site', 'lilape'], '--site takes an address'],
  [['open', '--rpc', RPC, '--hours', '23'], '--hours takes a whole number from 24 to 720.'],
  [['open', '--rpc', RPC, '--hours', '721'], '--hours takes'],
  [['settle', '--rpc', RPC, '--batch', '0'], '--batch takes'],
  [['settle', '--rpc', RPC, '--draw', '0'], '--draw takes'],
  [['check', '--rpc', RPC, '--site', RPC, '--launch', 'x'], '--launch takes a whole number'],
  [['check', '--rpc', RPC, '--site', RPC, '--launch', '1', '--draw', '2'], 'not both'],
  [['open', '--rpc', RPC, '--launch', '1'], '--launch needs --site.'],
  [['reveal', '--rpc', RPC, '--signature', 'ab'], '--signature takes 96 hex digits.'],
  [['prize', '--rpc', RPC], 'prize needs --ape, and nothing else does.'],
  [['settle', '--rpc', RPC, '--ape', '9901'], 'prize needs --ape'],
  [['prize', '--rpc', RPC, '--ape', '9900'], '--ape takes a whole number from 9901 to 10000.'],
  [['reveal', '--rpc', RPC, '--loud'], '--loud'],
])('error: %j is refused with what would be right', (words, sentence) => {
  expect(() => readArguments(words)).toThrow(sentence);
  expect(() => readArguments(words)).toThrow('Usage:');
});
