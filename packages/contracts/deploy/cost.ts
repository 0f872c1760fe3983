// What a deployment costs its deployer, before anything is sent.
import { type Address, type PublicClient, formatEther } from 'viem';

/** Of the CREATE3 deployer and both transactions together, rounded up; `npm run gas` measures them. */
const GAS = 25_000_000n;

export type Cost = {
  /** Wei at the present gas price, without the fee for data that a rollup adds. */
  readonly wei: bigint;
  /** Wei of the deployer. */
  readonly balance: bigint;
  /** Both in a sentence, ether as text. */
  readonly sentence: string;
};

/** Asks `reader` for the gas price and what `deployer` has. */
export async function deploymentCost(reader: PublicClient, deployer: Address): Promise<Cost> {
  const [price, balance] = await Promise.all([
    reader.getGasPrice(),
    reader.getBalance({ address: deployer }),
  ]);
  const wei = GAS * price;
  const sentence = `needs about ${GAS / 1_000_000n} million gas, ${formatEther(wei)} ether at the present price, and the network's fee for data; the deployer has ${formatEther(balance)} ether`;
  return { wei, balance, sentence };
}
