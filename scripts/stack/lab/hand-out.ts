// Hands out what a visitor of the local chain needs to try everything.
import { erc20Abi } from '@lilape/contracts/generated/abis';
import type { HandedOut } from '@lilape/wire/lab';
import { type Address, parseEther, parseUnits } from 'viem';
import { type LabBench, mintCoin, setEther } from './lab-bench.ts';

const coinUnits = parseUnits('10000', 6);
const etherWei = parseEther('10');
const lilapeTokens = parseUnits('1000000000', 18);

/** Gives `to` 10,000 of a test coin, 10 ETH, or 1,000,000,000 LILAPE out of the example purse. */
export async function handOut(bench: LabBench, token: HandedOut, to: Address): Promise<void> {
  const { usdt, usdc } = bench.contracts;
  if (token === 'ETH') return addEther(bench, to);
  if (token === 'LILAPE') return giveLilape(bench, to);
  await mintCoin(bench, await bench.stranger(), token === 'USDT' ? usdt : usdc, to, coinUnits);
}

/** A balance is no transaction: the next block, sealed at once, is the first that shows it. */
async function addEther({ rpc, reader, sequencer }: LabBench, to: Address): Promise<void> {
  await setEther(rpc, to, (await reader.getBalance({ address: to })) + etherWei);
  await sequencer.seal(1);
}

async function giveLilape(bench: LabBench, to: Address): Promise<void> {
  const { reserve, contracts } = bench;
  const call = { address: contracts.lilape, abi: erc20Abi, functionName: 'transfer' } as const;
  const hash = await bench
    .walletOf(reserve)
    .writeContract({ ...call, args: [to, lilapeTokens], account: reserve, chain: null });
  await bench.mined(hash);
}
