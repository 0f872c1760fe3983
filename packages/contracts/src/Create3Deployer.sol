// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @title Deployer with addresses known in advance
/// @notice An address follows from the sender and the salt alone, not from the code or its arguments, so contracts
/// may name each other, also one that is created later. Nobody can take an address of another sender.
/// @dev CREATE3: CREATE2 puts a proxy of constant code at an address of the salt, and the proxy's first CREATE is the
/// contract. Unlike the usual proxy this one hands a constructor's revert reason on.
contract Create3Deployer {
    /// @notice `sender` created a contract under `salt`.
    /// @param initCodeHash keccak256 of the creation code with its arguments: what stands there can be compared with
    /// what was planned
    event Deployed(address indexed sender, bytes32 indexed salt, address deployed, bytes32 initCodeHash);

    /// @dev there are `salts` salts but `initCodes` creation codes
    error Create3Deployer_LengthMismatch(uint256 salts, uint256 initCodes);
    /// @dev the sender created something under `salt` before
    error Create3Deployer_SaltUsed(bytes32 salt);
    /// @dev the constructor under `salt` reverted with `reason`, or left no code
    error Create3Deployer_CreationFailed(bytes32 salt, bytes reason);

    /// @dev Creation code of the proxy:
    /// `PUSH19 runtime, PUSH0, MSTORE, PUSH1 19, PUSH1 13, RETURN`, whose runtime code is
    /// `CALLDATASIZE, PUSH0, PUSH0, CALLDATACOPY, CALLDATASIZE, PUSH0, PUSH0, CREATE, PUSH1 18, JUMPI,
    /// RETURNDATASIZE, PUSH0, PUSH0, RETURNDATACOPY, RETURNDATASIZE, PUSH0, REVERT, JUMPDEST`.
    bytes private constant PROXY = hex"72365f5f37365f5ff06012573d5f5f3e3d5ffd5b5f526013600df3";

    /// @notice Creates each of `initCodes` at `addressOf(msg.sender, salt)`, in their order: all of them or none.
    /// @dev Reverts: `Create3Deployer_LengthMismatch`, `Create3Deployer_SaltUsed`, `Create3Deployer_CreationFailed`.
    /// Emits: `Deployed` for each.
    /// @param salts one a contract, each used by this sender for the first time
    /// @param initCodes creation codes, each followed by its constructor's arguments
    /// @return deployed where they are, in the same order
    function deployAll(bytes32[] calldata salts, bytes[] calldata initCodes)
        external
        returns (address[] memory deployed)
    {
        if (salts.length != initCodes.length) {
            revert Create3Deployer_LengthMismatch(salts.length, initCodes.length);
        }
        deployed = new address[](salts.length);
        for (uint256 i; i < salts.length; ++i) {
            deployed[i] = _deploy(salts[i], initCodes[i]);
        }
    }

    /// @notice Where `sender` creates what it gives `salt`, whether or not it has.
    /// @param sender who calls `deployAll`
    /// @param salt the contract's salt
    /// @return the address
    function addressOf(address sender, bytes32 salt) external view returns (address) {
        return _createdBy(_proxyOf(_bound(sender, salt)));
    }

    function _deploy(bytes32 salt, bytes calldata initCode) private returns (address deployed) {
        bytes32 bound = _bound(msg.sender, salt);
        address proxy = _proxyOf(bound);
        // Asked beforehand: a CREATE2 that finds its address taken burns all gas.
        if (proxy.code.length != 0) revert Create3Deployer_SaltUsed(salt);
        deployed = _createdBy(proxy);

        bytes memory proxyCode = PROXY;
        // Safe: reads the bytes of `proxyCode` and writes no memory.
        assembly ("memory-safe") {
            pop(create2(0, add(proxyCode, 0x20), mload(proxyCode), bound))
        }
        (bool isCreated, bytes memory reason) = proxy.call(initCode);
        if (!isCreated || deployed.code.length == 0) revert Create3Deployer_CreationFailed(salt, reason);
        emit Deployed(msg.sender, salt, deployed, keccak256(initCode));
    }

    /// @dev The sender is part of the salt, so that nobody can take another's address.
    function _bound(address sender, bytes32 salt) private pure returns (bytes32) {
        return keccak256(abi.encode(sender, salt));
    }

    /// @dev Where CREATE2 puts the proxy. @see EIP-1014
    function _proxyOf(bytes32 bound) private view returns (address) {
        return address(uint160(uint256(keccak256(abi.encodePacked(hex"ff", address(this), bound, keccak256(PROXY))))));
    }

    /// @dev Where the proxy's first CREATE puts the contract: RLP of (proxy, nonce 1). @see EIP-161
    function _createdBy(address proxy) private pure returns (address) {
        return address(uint160(uint256(keccak256(abi.encodePacked(hex"d694", proxy, hex"01")))));
    }
}
