// A deployment as its record tells it: one type and one parser for scripts, server and page.
import { type ContractName, type RequiredName, CONTRACTS, contractNames } from './table.ts';

export type Address = `0x${string}`;
export type Hex = `0x${string}`;

/** Where each contract is; null where it does not exist on this chain. */
export type ContractAddresses = Readonly<
  Record<RequiredName, Address> & Record<Exclude<ContractName, RequiredName>, Address | null>
>;

/** Who received a part of the supply when it was minted; base units of LILAPE as text. */
export type ShareRecipient = { readonly address: Address; readonly amount: string };

/** How a contract came to be, by the events of its deployer. */
export type Creation = {
  readonly transaction: Hex;
  readonly block: number;
  /** keccak256 of the creation code followed by the constructor's arguments */
  readonly initCodeHash: Hex;
  readonly constructorArgs: Hex;
};

/** What the sale was deployed with, each of the terms as whole-number text; `treasury` is where its money goes in the end. */
export type SaleRecord = {
  readonly owner: Address;
  readonly treasury: Address;
  readonly terms: Readonly<Record<string, string>>;
};

export type Deployment = {
  readonly chainId: number;
  readonly name: string;
  /** What has to be known about it besides, null where there is nothing. */
  readonly note: string | null;
  /** 1, and one more for each attempt after a sale that failed. */
  readonly generation: number;
  /** Origin of the site as the metadata of the prizes names it for good; null where they name none. */
  readonly siteUrl: string | null;
  readonly deployer: Address;
  readonly create3Deployer: Address;
  /** Block before which nothing of ours exists; null on the local chain, whose record is the same everywhere. */
  readonly blockNumber: number | null;
  readonly contracts: ContractAddresses;
  /** The salt of the pool opener, searched for so that its address says which hooks it has; null in a record without it. */
  readonly openerSalt: Hex | null;
  /** Who was minted what. */
  readonly recipients: Readonly<Record<string, ShareRecipient>>;
  /** Where the money goes that no pool takes; null in a record that does not say. */
  readonly treasury: Address | null;
  /** Whom the reserves pay marketing, development and DAO to; none in a record without reserves. */
  readonly reserves: Readonly<Record<string, Address>>;
  /** Who takes no part in any draw: everything and everybody of ours; lower case, ascending. */
  readonly excluded: readonly Address[];
  /** null on the local chain, where the times are those of the first start */
  readonly sale: SaleRecord | null;
  /** by name, for each contract that we created; empty on the local chain */
  readonly created: Readonly<Partial<Record<ContractName, Creation>>>;
};

/**
 * The deployment that a record tells. A contract of the table that an older record does not name is null.
 * @throws Error with one sentence that names what is missing or malformed
 */
export function parseDeployment(record: unknown): Deployment {
  const problems: string[] = [];
  const expect = (isRight: boolean, sentence: string) => {
    if (!isRight) problems.push(sentence);
  };
  const root = objectOf(record);
  const contracts = objectOf(root['contracts']);
  for (const name of contractNames) {
    const address = contracts[name] ?? null;
    const isAbsent = address === null && !CONTRACTS[name].isRequired;
    expect(isAbsent || isAddress(address), `contracts.${name} is no address`);
  }
  for (const name of ['deployer', 'create3Deployer']) expect(isAddress(root[name]), `${name} is no address`);
  expect(Number.isSafeInteger(root['chainId']), 'chainId is no number');
  expect(typeof root['name'] === 'string', 'name is no text');
  const siteUrl = root['siteUrl'] ?? null;
  expect(siteUrl === null || typeof siteUrl === 'string', 'siteUrl is no text');
  const block = root['blockNumber'] ?? null;
  expect(block === null || Number.isSafeInteger(block), 'blockNumber is no number');
  const recipients = objectOf(root['recipients']);
  for (const [name, value] of Object.entries(recipients)) {
    const { address, amount } = objectOf(value);
    expect(isAddress(address), `recipients.${name}.address is no address`);
    expect(
      typeof amount === 'string' && /^\d+$/.test(amount),
      `recipients.${name}.amount is no whole number`,
    );
  }
  const openerSalt = root['openerSalt'] ?? null;
  expect(
    openerSalt === null || (typeof openerSalt === 'string' && /^0x[0-9a-f]{64}$/.test(openerSalt)),
    'openerSalt is no salt',
  );
  const treasury = root['treasury'] ?? null;
  expect(treasury === null || isAddress(treasury), 'treasury is no address');
  const reserves = objectOf(root['reserves']);
  for (const [name, address] of Object.entries(reserves))
    expect(isAddress(address), `reserves.${name} is no address`);
  const excluded = root['excluded'] ?? [];
  expect(Array.isArray(excluded) && excluded.every(isAddress), 'excluded is no list of addresses');
  if (problems.length > 0) throw new Error(`This is no record of a deployment: ${problems.join('; ')}.`);
  const addresses = Object.fromEntries(contractNames.map((name) => [name, contracts[name] ?? null]));
  return {
    ...(root as unknown as Deployment),
    siteUrl: siteUrl as string | null,
    note: (root['note'] as string | undefined) ?? null,
    generation: (root['generation'] as number | undefined) ?? 1,
    sale: (root['sale'] as Deployment['sale'] | undefined) ?? null,
    created: objectOf(root['created']),
    blockNumber: block as number | null,
    contracts: addresses as ContractAddresses,
    openerSalt: openerSalt as Hex | null,
    recipients: recipients as Deployment['recipients'],
    treasury: treasury as Address | null,
    reserves: reserves as Deployment['reserves'],
    excluded: (excluded as Address[]).map((address) => address.toLowerCase() as Address),
  };
}

const isAddress = (value: unknown): boolean => typeof value === 'string' && /^0x[0-9a-fA-F]{40}$/.test(value);

function objectOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}
