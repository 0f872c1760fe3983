// Which records are deployments, and what is said of those that are none.
import { describe, expect, test } from 'vitest';

import { parseDeployment } from './deployment.ts';
import { deployments } from './generated/deployments.ts';

const local = deployments[31337];

describe('parseDeployment', () => {
  test('behavior: the committed record is one', () => {
    expect(parseDeployment(local)).toEqual(local);
  });

  test('behavior: contracts that an older record does not name do not exist on its chain', () => {
    const { draws: _draws, nft: _nft, staking: _staking, ...contracts } = local.contracts;
    const { excluded: _excluded, ...older } = local;
    const deployment = parseDeployment({ ...older, contracts });
    expect(deployment.contracts).toEqual({ ...local.contracts, draws: null, nft: null, staking: null });
    expect(deployment.excluded).toEqual([]);
  });

  test.each([
    [{ ...local, contracts: { ...local.contracts, presale: null } }, 'contracts.presale is no address'],
    [{ ...local, contracts: { ...local.contracts, nft: '0x12' } }, 'contracts.nft is no address'],
    [{ ...local, blockNumber: '7' }, 'blockNumber is no number'],
    [{ ...local, chainId: undefined, name: 7 }, 'chainId is no number; name is no text'],
    [{ ...local, recipients: { dao: { address: '0x', amount: 5 } } }, 'recipients.dao.address is no address'],
    [{ ...local, excluded: ['0x12'] }, 'excluded is no list of addresses'],
    [null, 'contracts.lilape is no address'],
  ])('error: %# is named', (record, problem) => {
    expect(() => parseDeployment(record)).toThrow(problem);
  });
});
