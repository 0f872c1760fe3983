/** Answers against schemas: those of the tests, and those that the wire's own schemas become. */
import { contractNames } from '@lilape/contracts/table';
import { expect, test } from 'vitest';
import { networkInfo } from '@lilape/wire/endpoints/chain';
import { transaction } from '@lilape/wire/endpoints/purchases';
import { answerReader, reader, type Schema } from './check.ts';

const hash = `0x${'a'.repeat(64)}`;
const purchase = {
  txHash: hash,
  ordinal: 0,
  block: 7,
  time: '2026-11-21T12:00:00.000Z',
  buyer: `0x${'b'.repeat(40)}`,
  method: 'USDT',
  paid: '1.5',
  raisedBefore: '0',
  bands: [{ stage: 1, price: '0.0012', tokens: '1250' }],
  tokens: '1250',
  status: 'safe',
};
const found = {
  success: true,
  txHash: hash,
  status: 'succeeded',
  block: 7,
  confirmation: 'safe',
  purchases: [purchase],
};
const contracts = Object.fromEntries(contractNames.map((name) => [name, null]));
const network = { chainId: 8453, name: 'Base', rpcUrl: 'https://a', explorerUrl: null, contracts };

const readTransaction = answerReader(transaction);
const readNetwork = answerReader(networkInfo);

const fault = (schema: Schema | typeof readTransaction | typeof readNetwork, json: unknown) => {
  try {
    if (typeof schema === 'function') schema(json);
    else reader(schema)(json);
  } catch (error) {
    return (error as TypeError).message;
  }
  return 'none';
};

test.each<[Schema, unknown[], unknown[]]>([
  [{ type: 'string' }, ['', 'a'], [0, null, undefined, {}, []]],
  [{ type: ['string', 'null'] }, ['', null], [0, undefined, {}]],
  [{ type: 'integer' }, [0, -1], [0.5, '1', NaN, Infinity, 2 ** 53]],
  [{ type: 'number', minimum: 0, maximum: 100 }, [0, 0.5, 100], [-0.1, 100.1, NaN, '1']],
  [{ type: 'integer', exclusiveMinimum: 0 }, [1], [0, -1]],
  [{ type: 'boolean', enum: [true] }, [true], [false, 1, 'true']],
  [{ type: 'string', pattern: /^\d+$/ }, ['12'], ['', '1a', 12]],
  [{ type: 'string', format: 'date-time' }, ['2026-11-21T12:00:00Z'], ['', 'soon', '2026-13-21T12:00:00Z']],
  [{ type: 'object' }, [{}], [[], null, 'a']],
  [{ type: 'array', items: { type: 'string' } }, [[], ['a']], [{}, [1], ['a', null]]],
  [{ type: 'object', additionalProperties: { type: 'string' } }, [{}, { a: 'b' }], [{ a: 1 }]],
  [{ anyOf: [{ type: 'null' }, { type: 'integer', minimum: 1 }] }, [null, 1], [0, 'a', undefined]],
])('args: %j', (schema, right, wrong) => {
  for (const json of right) expect([json, fault(schema, json)]).toEqual([json, 'none']);
  for (const json of wrong) expect([json, fault(schema, json)]).not.toEqual([json, 'none']);
});

test('behavior: a field may be missing where the schema says so, and more than is known may be said', () => {
  const schema = {
    type: 'object',
    optional: ['b'],
    properties: { a: { type: 'string' }, b: { type: 'string' } },
  };
  expect(fault(schema, { a: '', c: 1 })).toBe('none');
  expect(fault(schema, { b: '' })).toBe('/a');
  expect(fault(schema, { a: '', b: null })).toBe('/b');
  expect(fault({ properties: { toString: {} } }, {})).toBe('/toString');
});

test('behavior: what the server answers passes as it is', () => {
  expect(readTransaction(found)).toBe(found);
  expect(readNetwork(network)).toBe(network);
  expect(fault(readTransaction, { ...found, block: null, confirmation: null, purchases: [] })).toBe('none');
});

test.each([
  [{ ...found, success: false }, '/success'],
  [{ ...found, confirmation: 'orphaned' }, '/confirmation'],
  [{ ...found, purchases: [purchase, { ...purchase, paid: 1.5 }] }, '/purchases/1/paid'],
  [{ ...found, purchases: [{ ...purchase, paid: '1e3' }] }, '/purchases/0/paid'],
  [{ ...found, purchases: [{ ...purchase, tokens: `0.${'1'.repeat(19)}` }] }, '/purchases/0/tokens'],
  [
    { ...found, purchases: [{ ...purchase, bands: [{ stage: 0, price: '1', tokens: '1' }] }] },
    '/purchases/0/bands/0/stage',
  ],
  [{ ...found, purchases: [{ ...purchase, time: 'at noon' }] }, '/purchases/0/time'],
])('error: an answer that is wrong is refused with the path of it', (json, path) => {
  expect(fault(readTransaction, json)).toBe(path);
});

test('error: a contract that is no address is refused', () => {
  expect(fault(readNetwork, { ...network, contracts: { ...contracts, presale: '0x1' } })).toBe(
    '/contracts/presale',
  );
  expect(fault(readNetwork, { ...network, contracts: { presale: null } })).toBe('/contracts/lilape');
});
