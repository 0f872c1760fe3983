// Who owns and holds what: the deployment's contracts and the recipients of the supply, as the wire tells them.
import type { Deployment } from '@lilape/contracts/deployment';
import { type ContractName, hasOwner, ourNames } from '@lilape/contracts/table';
import { type Address, checksumAddress } from '@lilape/domain/address';
import { TOKEN, TOKEN_DECIMALS } from '@lilape/domain/token';
import { tokensToText, unitsToText } from '@lilape/wire/text';
import type { ContractsBody } from '@lilape/wire/contracts';
import type { HoldingsQuery, Holdings } from '#chain/reads.ts';
import { isoOf, isoOfMs } from '#moments.ts';

type Named<Name = string> = { readonly name: Name; readonly address: Address };

/** What has to be asked of the chain about a deployment. */
export function holdingsQueryOf(deployment: Deployment): HoldingsQuery {
  const { lilape, presale, usdt, usdc } = deployment.contracts;
  const contracts = contractsOf(deployment);
  return {
    lilape,
    presale,
    coins: { USDT: usdt, USDC: usdc },
    holders: [...contracts, ...recipientsOf(deployment)].map(({ address }) => address),
    owned: contracts.filter(({ name }) => hasOwner(name)).map(({ address }) => address),
  };
}

/** The body of `GET /api/contracts`; `atMs` is when `holdings` were read. */
export function contractsBodyOf(deployment: Deployment, holdings: Holdings, atMs: number): ContractsBody {
  const minted = TOKEN.supplyTokens * 10n ** BigInt(TOKEN_DECIMALS);
  const held = (address: Address) => tokensToText(holdings.lilapeOf.get(address) ?? 0n);
  const ownerOf = (address: Address) => {
    const owner = holdings.ownerOf.get(address);
    return owner === undefined ? null : checksumAddress(owner);
  };
  return {
    success: true,
    block: Number(holdings.block),
    time: isoOf(holdings.timeSeconds),
    as_of: isoOfMs(atMs),
    supply: {
      minted: tokensToText(minted),
      current: tokensToText(holdings.supply),
      burned: tokensToText(minted - holdings.supply),
    },
    sale: {
      treasury: checksumAddress(holdings.treasury),
      usdt: unitsToText(holdings.saleUnits.USDT),
      usdc: unitsToText(holdings.saleUnits.USDC),
    },
    contracts: contractsOf(deployment).map(({ name, address }) => ({
      name,
      address: checksumAddress(address),
      owner: ownerOf(address),
      lilape: held(address),
    })),
    recipients: recipientsOf(deployment).map(({ name, address, amount }) => ({
      name,
      address: checksumAddress(address),
      share: tokensToText(BigInt(amount)),
      lilape: held(address),
    })),
  };
}

function contractsOf({ contracts }: Deployment): Named<ContractName>[] {
  return ourNames.flatMap((name) => {
    const address = contracts[name];
    return address ? [{ name, address }] : [];
  });
}

function recipientsOf({ recipients }: Deployment): (Named & { readonly amount: string })[] {
  return Object.entries(recipients).map(([name, recipient]) => ({ name, ...recipient }));
}
