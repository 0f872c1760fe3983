// What the studio signs so that an ape can be minted: EIP-712, as `LilApeNFT` checks it.
import type { Address, Hex } from './deployment.ts';

/** One mint that the studio agrees to. Amounts of time are unix seconds. */
export type Voucher = {
  readonly to: Address;
  readonly tokenId: bigint;
  /** sha2-256 of the metadata */
  readonly digest: Hex;
  readonly deadline: bigint;
  /** Number of the studio's key, which the contract counts. */
  readonly signerEpoch: bigint;
};

const types = {
  Voucher: [
    { name: 'to', type: 'address' },
    { name: 'tokenId', type: 'uint256' },
    { name: 'digest', type: 'bytes32' },
    { name: 'deadline', type: 'uint256' },
    { name: 'signerEpoch', type: 'uint256' },
  ],
} as const;

/** The typed data of a voucher for one chain and contract, as viem signs and checks it. */
export function voucherData(chainId: number, collection: Address, voucher: Voucher) {
  return {
    domain: { name: 'LilApe', version: '1', chainId, verifyingContract: collection },
    types,
    primaryType: 'Voucher',
    message: voucher,
  } as const;
}
