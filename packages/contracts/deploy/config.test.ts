// What a config file may say, and the sentence when it does not.
import { describe, expect, test } from 'vitest';

import { parseConfig, readConfig } from './config.ts';
import { configNotes } from './config-rules.ts';
import { completeConfig } from './config.fixture.ts';

describe('readConfig', () => {
  test('error: the committed Base config names everything that is still to be set', () => {
    expect(() => readConfig('base')).toThrow(
      /owner is missing .*treasury is missing .*reserves\.dao is missing .*sale\.startsAt is missing .*sale\.endsAt is missing .*sale\.softCapUsd is missing/,
    );
    expect(() => readConfig('base')).not.toThrow(/tokensPerStage|minimumUsd|coins|poolManager/);
    expect(() => readConfig('base-sepolia')).toThrow(/cannot be deployed yet: owner is missing/);
  });
});

describe('parseConfig', () => {
  test('args: a complete Base config', () => {
    const config = parseConfig('base', completeConfig(), 'base.json');
    expect(config.chainId).toBe(8453);
    expect(config.sale).toEqual({
      startsAt: 1_893_456_000,
      endsAt: 1_924_992_000,
      stageCount: 10,
      basePrice: 1200,
      priceStep: 100,
      tokensPerStage: 21_034_500_000_000n,
      minimum: 1_000_000n,
      softCap: 250_000_500_000n,
      share: 210_345_000_000_000n * 10n ** 18n,
    });
    expect(config.vesting.durationSeconds).toBe(63_072_000n);
    expect(config.coins).toEqual({
      usdt: '0xfde4C96c8593536E31F229EA8f37b2ADa2699bb2',
      usdc: '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913',
      ethUsdFeed: '0x71041dddad3595F9CEd3DcCFBe3D1F4b0a16Bb70',
    });
  });

  test('behavior: test coins stand in on Base Sepolia only', () => {
    const noCoins = { ...completeConfig(), coins: {}, poolManager: null };
    expect(parseConfig('base-sepolia', noCoins, 'f').coins).toEqual({
      usdt: null,
      usdc: null,
      ethUsdFeed: null,
    });
    expect(parseConfig('base-sepolia', noCoins, 'f').poolManager).toBeNull();
    expect(() => parseConfig('base', noCoins, 'f')).toThrow(/coins\.usdt is missing.*poolManager is missing/);
  });

  test('error: malformed values are named with what would be right', () => {
    const zero = { ...completeConfig(), owner: `0x${'0'.repeat(40)}` };
    expect(() => parseConfig('base', zero, 'f')).toThrow('owner is "0x00');
    const checksum = { ...completeConfig(), owner: '0xF39Fd6e51aad88F6F4ce6aB8827279cffFb92266' };
    expect(() => parseConfig('base', checksum, 'f')).toThrow('must be an address with its checksum');
    const sale = { ...completeConfig().sale, startsAt: 'tomorrow', softCapUsd: '1e6' };
    expect(() => parseConfig('base', { ...completeConfig(), sale }, 'f')).toThrow(
      /sale\.startsAt is "tomorrow" but must be an ISO 8601 time.*sale\.softCapUsd is "1e6" but must be dollars/,
    );
    expect(() => parseConfig('base', null, 'f')).toThrow('owner is missing');
  });

  test.each(['2030-02-31T00:00:00Z', '2030-01-01T24:00:00Z', '2030-13-01T00:00:00Z'])(
    'error: %s is a moment that does not exist',
    (startsAt) => {
      const config = { ...completeConfig(), sale: { ...completeConfig().sale, startsAt } };
      expect(() => parseConfig('base', config, 'f')).toThrow(
        `sale.startsAt is "${startsAt}" but must be an ISO 8601 time`,
      );
    },
  );

  test('behavior: a generation after the first', () => {
    expect(parseConfig('base', completeConfig(), 'f').generation).toBe(1);
    expect(parseConfig('base', { ...completeConfig(), generation: '2' }, 'f').generation).toBe(2);
  });

  test('behavior: without a site the prizes name none', () => {
    expect(parseConfig('base', completeConfig(), 'f').siteUrl).toBe('https://lilape.example');
    expect(parseConfig('base', { ...completeConfig(), siteUrl: null }, 'f').siteUrl).toBeNull();
  });

  test.each([
    [undefined, []],
    [
      '1000000',
      [
        'stage 2 begins once $25241400000 is raised, and sale.hopedForUsd is $1000000: no buyer would see another price than the first',
      ],
    ],
    ['25241400000', [expect.stringContaining('stage 2 begins once $25241400000 is raised')]],
    ['25241400000.000001', []],
  ])('behavior: of %s dollars hoped for it notes %j', (hopedForUsd, notes) => {
    const of = { ...completeConfig(), sale: { ...completeConfig().sale, hopedForUsd } };
    expect(configNotes(parseConfig('base', of, 'f'))).toEqual(notes);
  });

  const { sale, vesting, reserves, coins, poolManager, owner, treasury } = completeConfig();
  test.each([
    [{ excluded: owner }, 'excluded must be a list of addresses with their checksums'],
    [{ excluded: [owner, 'nobody'] }, 'excluded must be a list of addresses with their checksums'],
    [{ sale: { ...sale, softCapUsd: '0' } }, 'sale.softCapUsd is "0" but must be dollars'],
    [{ sale: { ...sale, hopedForUsd: 'a lot' } }, 'sale.hopedForUsd is "a lot" but must be dollars'],
    [{ sale: { ...sale, tokensPerStage: '0' } }, 'sale.tokensPerStage is "0" but must be a whole number'],
    [
      { vesting: { ...vesting, startsAt: '2031-01-01T23:59:59Z' } },
      'vesting.startsAt must be 24 hours after sale.endsAt or later, when the first pool can open',
    ],
    [{ vesting: { ...vesting, durationDays: '0' } }, 'vesting.durationDays is "0" but must be'],
    [{ vesting: { ...vesting, durationDays: '36500' } }, 'vesting.durationDays must be at most ten years'],
    [{ sale: { ...sale, endsAt: sale.startsAt } }, 'sale.endsAt must be a day to a year after'],
    [{ sale: { ...sale, endsAt: '9999-12-31T23:59:59Z' } }, 'sale.endsAt must be a day to a year after'],
    [
      { sale: { ...sale, tokensPerStage: '21034500000' } },
      'sale.tokensPerStage makes a ladder of 210345000000 LILAPE, but the share of the sale is 210345000000000',
    ],
    [
      { sale: { ...sale, softCapUsd: '347069250000.000001' } },
      'sale.softCapUsd is above the whole ladder, $347069250000',
    ],
    [{ sale: { ...sale, minimumUsd: '25241400001' } }, 'sale.minimumUsd is above the whole first stage'],
    [{ treasury: owner }, 'treasury is the same address as owner'],
    [{ siteUrl: 'http://lilape.example' }, 'siteUrl is "http://lilape.example" but must be the origin'],
    [{ siteUrl: 'https://lilape.example/' }, 'but must be the origin of the site such as'],
    [{ studioSigner: owner }, 'studioSigner is the same address as owner'],
    [
      { reserves: { ...reserves, dao: reserves.marketing } },
      'reserves.dao is the same address as reserves.marketing',
    ],
    [
      { reserves: { ...reserves, liquidity: null } },
      'reserves.liquidity is not known (reserves are marketing, development, dao)',
    ],
    [
      { vesting: { ...vesting, beneficiary: treasury } },
      'vesting.beneficiary is the same address as treasury',
    ],
    [{ coins: { ...coins, usdc: coins.usdt } }, 'coins.usdc is the address of another coin'],
    [{ treasury: coins.usdc }, 'treasury is a coin or the feed'],
    [{ treasury: poolManager }, 'treasury is the PoolManager'],
  ])('error: a rule that is broken is named (%#)', (change, sentence) => {
    expect(() => parseConfig('base', { ...completeConfig(), ...change }, 'f')).toThrow(sentence);
  });

  test('behavior: Base Sepolia may sell less than its share', () => {
    const config = { ...completeConfig(), sale: { ...sale, tokensPerStage: '10000000', softCapUsd: '1000' } };
    expect(parseConfig('base-sepolia', config, 'f').sale.tokensPerStage).toBe(10_000_000n);
  });
});
