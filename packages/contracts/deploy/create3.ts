// Where contracts come to stand: CREATE3, so that an address follows from the deployer and a salt alone.
import { type Address, type Hex, concatHex, getAddress, getContractAddress, keccak256, toHex } from 'viem';

import { create3DeployerBytecode } from '../generated/bytecodes.ts';

/** The standard CREATE2 factory, at the same address on every chain. */
export const create2Factory: Address = '0x4e59b44847b379578588920cA78FbF26c0B4956C';

const create3DeployerSalt = keccak256(toHex('LilApe.create3Deployer'));
// A proxy of constant code is created with the salt, and it creates the contract as its first.
const create3ProxyHash = keccak256('0x72365f5f37365f5ff06012573d5f5f3e3d5ffd5b5f526013600df3');

/** Where the CREATE3 deployer is on every chain. */
export const create3DeployerAddress: Address = getContractAddress({
  opcode: 'CREATE2',
  from: create2Factory,
  salt: create3DeployerSalt,
  bytecode: create3DeployerBytecode,
});

/** The call of the CREATE2 factory that creates the CREATE3 deployer. */
export const create3DeployerCall: Hex = concatHex([create3DeployerSalt, create3DeployerBytecode]);

/** Where the CREATE3 deployer puts what `deployer` creates with `salt`. */
export const create3Address = (deployer: Address, salt: Hex): Address =>
  getAddress(create3Bytes(deployer, salt));

/** As `create3Address`, in lower case: a checksum costs as much as all the rest where thousands are tried. */
export function create3Bytes(deployer: Address, salt: Hex): Hex {
  const bound = keccak256(concatHex(['0x000000000000000000000000', deployer, salt]));
  const proxy = keccak256(concatHex(['0xff', create3DeployerAddress, bound, create3ProxyHash])).slice(-40);
  return `0x${keccak256(`0xd694${proxy}01`).slice(-40)}`;
}
