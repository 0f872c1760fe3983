// Who owns and holds what, through the API: what it says, how often it asks, what it does in bad times.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contractsBodyOf, holdingsQueryOf } from '#contracts/holdings.ts';
import type { Deployment } from '@lilape/contracts/deployment';
import { TEST_DEPLOYMENT } from '#testing/api-ledger.ts';
import { type ApiRig, startApiRig } from '#testing/api-rig.ts';
import { type TestDatabase, openTestDatabase } from '#testing/postgres.ts';

const OWNER = '0x70997970c51812dc3a010c7d01b50e0d17dc79c8';
const { lilape, presale, teamVesting, reserves, poolOpener, draws, nft, staking } = TEST_DEPLOYMENT.contracts;

let database: TestDatabase;
let rig: ApiRig;

beforeAll(async () => {
  database = await openTestDatabase();
  rig = await startApiRig({ pool: database.pool, databaseUrl: database.url });
});

afterAll(async () => {
  await rig.close();
  await database.drop();
});

test('error: before the chain ever answered it is 503', async () => {
  rig.chain.isDown = true;
  const response = await rig.request('/api/contracts');
  expect(response.status).toBe(503);
  expect(await response.json()).toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
  rig.chain.isDown = false;
});

test('behavior: contracts with owners, supply and the money in the sale; cached, and kept while the chain is away', async () => {
  rig.chain.balances.set(presale.toLowerCase(), 210_345_000_000_000n * 10n ** 18n);
  const response = await rig.request('/api/contracts');
  expect(await response.clone().json()).toEqual({
    success: true,
    block: 103,
    time: '2027-01-15T08:03:26.000Z',
    as_of: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    supply: { minted: '420690000000000', current: '420690000000000', burned: '0' },
    sale: { treasury: '0x23618e81E3f5cdF7f54C3d65f7FBc0aBf5B21E8f', usdt: '10000', usdc: '2501.000001' },
    contracts: [
      { name: 'lilape', address: lilape, owner: null, lilape: '0' },
      {
        name: 'presale',
        address: presale,
        owner: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
        lilape: '210345000000000',
      },
      {
        name: 'teamVesting',
        address: teamVesting,
        owner: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
        lilape: '0',
      },
      { name: 'reserves', address: reserves, owner: null, lilape: '0' },
      { name: 'poolOpener', address: poolOpener, owner: null, lilape: '0' },
      { name: 'draws', address: draws, owner: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8', lilape: '0' },
      { name: 'nft', address: nft, owner: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8', lilape: '0' },
      { name: 'staking', address: staking, owner: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8', lilape: '0' },
    ],
    recipients: [],
  });
  const etag = response.headers.get('etag') ?? '';
  rig.chain.isDown = true;
  expect((await rig.request('/api/contracts', { headers: { 'If-None-Match': etag } })).status).toBe(304);
  rig.chain.isDown = false;
});

test('behavior: recipients have their share and what they hold now; burned tokens are gone from the supply', () => {
  const purse = '0x90f79bf6eb2c4f870365e785982e1f101e93b906';
  const deployment: Deployment = {
    ...TEST_DEPLOYMENT,
    recipients: { examplePurse: { address: purse, amount: '42069000000000000000000000000000' } },
  };
  expect(holdingsQueryOf(deployment).holders).toEqual([
    lilape,
    presale,
    teamVesting,
    reserves,
    poolOpener,
    draws,
    nft,
    staking,
    purse,
  ]);
  const body = contractsBodyOf(
    deployment,
    {
      block: 7n,
      timeSeconds: 0,
      supply: 420_690_000_000_000n * 10n ** 18n - 1n,
      treasury: OWNER,
      saleUnits: { USDT: 0n, USDC: 0n },
      lilapeOf: new Map([[purse, 1_500_000_000_000_000_000n]]),
      ownerOf: new Map([[presale, '0x0000000000000000000000000000000000000000']]),
    },
    0,
  );
  expect(body.recipients).toEqual([
    {
      name: 'examplePurse',
      address: '0x90F79bf6EB2c4f870365E785982E1f101E93b906',
      share: '42069000000000',
      lilape: '1.5',
    },
  ]);
  expect(body.supply).toEqual({
    minted: '420690000000000',
    current: '420689999999999.999999999999999999',
    burned: '0.000000000000000001',
  });
  expect(body.contracts[1]?.owner).toBe('0x0000000000000000000000000000000000000000');
});
