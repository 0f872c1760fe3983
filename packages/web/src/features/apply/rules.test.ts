import { AppError } from '@lilape/domain/app-error';
import { expect, test } from 'vitest';
import type { Typed } from './draft.ts';
import { faultsOf, receivedFaults, tidied } from './rules.ts';

const right: Typed = {
  project: ' Pump ',
  contract: ' 0x5FbDB2315678afecb367f032d93F642f64180aa3 ',
  links: ['https://pump.example.org', '', ' https://code.example.org/pump '],
  contact: 'crew@pump.example.org',
  pitch: 'We pump.\r\nA lot.',
};

test('behavior: what is right has no fault, and goes out without what is around it', () => {
  expect(faultsOf(right)).toEqual({});
  expect(tidied(right)).toEqual({
    project: 'Pump',
    contract: '0x5fbdb2315678afecb367f032d93f642f64180aa3',
    links: ['https://pump.example.org', 'https://code.example.org/pump'],
    contact: 'crew@pump.example.org',
    pitch: 'We pump.\nA lot.',
  });
});

test('behavior: a project may have no contract yet', () => {
  expect(faultsOf({ ...right, contract: '  ' })).toEqual({});
  expect(tidied({ ...right, contract: '  ' }).contract).toBeNull();
});

test.each([
  [{ project: '  ' }, { project: 'IS_MISSING' }],
  [{ project: 'P'.repeat(61) }, { project: 'IS_TOO_LONG' }],
  [{ project: 'Pu\u202emp' }, { project: 'HAS_INVISIBLE' }],
  [{ pitch: '<b>Pump</b>' }, { pitch: 'HAS_MARKUP' }],
  [{ contact: '' }, { contact: 'IS_MISSING' }],
  [{ contract: '0x12' }, { contract: 'IS_NO_ADDRESS' }],
  [{ contract: '0x5FbDB2315678afecb367f032d93F642f64180aA3' }, { contract: 'FAILS_CHECKSUM' }],
  [{ links: [] }, { 'links.0': 'IS_MISSING' }],
  [{ links: ['', 'http://pump.example.org'] }, { 'links.1': 'IS_NO_LINK' }],
  [{ links: ['https://pump.example.org', '', 'https://pump.example.org'] }, { 'links.2': 'SAYS_TWICE' }],
])('args: %j is %j', (change, faults) => {
  expect(faultsOf({ ...right, ...change })).toEqual(faults);
});

test.each([
  ['project', 'HAS_MARKUP', { project: 'HAS_MARKUP' }],
  ['links', 'SAYS_TWICE', { 'links.0': 'SAYS_TWICE' }],
  ['links.1', 'IS_NO_LINK', { 'links.1': 'IS_NO_LINK' }],
  ['pitch', 'younger than this page', { pitch: 'IS_WRONG' }],
  ['requestId', 'IS_NO_UUID', null],
])('error: the server’s word about %s (%s) stands beside its field', (field, problem, expected) => {
  const refusal = AppError.received('INVALID_FIELD', { field, problem, expected: 'TEXT' }, '');
  expect(receivedFaults(refusal)).toEqual(expected);
});

test('error: what is about no field is left to the sentence', () => {
  expect(receivedFaults(new AppError('NETWORK_ERROR'))).toBeNull();
  expect(receivedFaults(new Error('no'))).toBeNull();
});
