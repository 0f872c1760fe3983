// A complete config for tests of the Base chains.
import { localAddress } from './local-config.ts';

/** Every value set, with anvil's accounts in the roles and the real coins of Base. */
export const completeConfig = () => ({
  owner: localAddress('owner'),
  treasury: localAddress('treasury'),
  reserves: {
    marketing: localAddress('marketing'),
    development: localAddress('development'),
    dao: localAddress('dao'),
  },
  vesting: {
    beneficiary: localAddress('teamBeneficiary'),
    startsAt: '2031-01-02T00:00:00Z',
    durationDays: '730',
  },
  studioSigner: localAddress('studioSigner'),
  siteUrl: 'https://lilape.example',
  excluded: ['0x1111111111111111111111111111111111111111'],
  sale: {
    startsAt: '2030-01-01T00:00:00Z',
    endsAt: '2031-01-01T00:00:00Z',
    softCapUsd: '250000.5',
    minimumUsd: '1',
    tokensPerStage: '21034500000000',
  },
  coins: {
    usdt: '0xfde4C96c8593536E31F229EA8f37b2ADa2699bb2',
    usdc: '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913',
    ethUsdFeed: '0x71041dddad3595F9CEd3DcCFBe3D1F4b0a16Bb70',
  },
  poolManager: '0x498581fF718922c3f8e6A244956aF099B2652b2b',
});
