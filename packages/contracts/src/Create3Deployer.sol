// SPDX-License-Identifier: MIT
pragma solidity ^0.8.37;

import {CREATE3} from "solady/utils/CREATE3.sol";

/// @title Deployer with addresses known in advance
/// @notice An address follows from the sender and the salt alone, not from the code or its arguments, so contracts
/// may name each other. Nobody can take an address of another sender.
contract Create3Deployer {
    event Deployed(address indexed sender, bytes32 indexed salt, address deployed);

    /// @notice Creates `initCode` at `addressOf(msg.sender, salt)`; reverts if something is there already.
    function deploy(bytes32 salt, bytes calldata initCode) external returns (address deployed) {
        deployed = CREATE3.deployDeterministic(initCode, _bound(msg.sender, salt));
        emit Deployed(msg.sender, salt, deployed);
    }

    /// @notice Where `sender` deploys with `salt`.
    function addressOf(address sender, bytes32 salt) external view returns (address) {
        return CREATE3.predictDeterministicAddress(_bound(sender, salt));
    }

    function _bound(address sender, bytes32 salt) private pure returns (bytes32) {
        return keccak256(abi.encode(sender, salt));
    }
}
