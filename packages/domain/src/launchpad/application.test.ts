import { applicationLinksProblem, applicationText } from '@lilape/domain/launchpad/application';
import { expect, test } from 'vitest';

const signed = {
  site: 'https://lilape.example',
  chainId: 8_453,
  project: 'Pump',
  contract: '0x00000000000000000000000000000000000000Ab',
  contact: 'team@pump.example',
  requestId: '4F9C6A4E-8A2B-4D0C-9A43-0B8D7A3F1C55',
  account: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
} as const;

test('behavior: what is signed names site, chain, account, project and request', () => {
  expect(applicationText(signed)).toBe(
    'I apply for a launch on the LilApe launchpad.\n' +
      'This signature moves nothing and allows nothing else.\n\n' +
      'Site: https://lilape.example\n' +
      'Chain: 8453\n' +
      'Account: 0x70997970c51812dc3a010c7d01b50e0d17dc79c8\n' +
      'Project: Pump\n' +
      'Contract: 0x00000000000000000000000000000000000000ab\n' +
      'Contact: team@pump.example\n' +
      'Request: 4f9c6a4e-8a2b-4d0c-9a43-0b8d7a3f1c55',
  );
  expect(applicationText({ ...signed, contract: null })).toContain('\nContract: none\n');
});

test('args: an application has a link', () => {
  expect(applicationLinksProblem([])).toBe('IS_MISSING');
  expect(applicationLinksProblem(['https://pump.example'])).toBeNull();
});
