// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @title The cheatcodes of forge that these tests use
interface Vm {
    struct Log {
        bytes32[] topics;
        bytes data;
        address emitter;
    }

    function recordLogs() external;
    function getRecordedLogs() external returns (Log[] memory logs);
    function prank(address sender) external;
    function startPrank(address sender) external;
    function stopPrank() external;
    function warp(uint256 timestamp) external;
    function expectRevert() external;
    function expectRevert(bytes calldata data) external;
    function expectRevert(bytes4 selector) external;
    function expectPartialRevert(bytes4 selector) external;
    function expectEmit() external;
    function expectEmit(address emitter) external;
    function getCode(string calldata artifactPath) external view returns (bytes memory);
    function assume(bool condition) external pure;
    function isContext(uint8 context) external view returns (bool);
    function deal(address account, uint256 weiAmount) external;
    function addr(uint256 privateKey) external pure returns (address);
    function sign(uint256 privateKey, bytes32 digest) external pure returns (uint8 v, bytes32 r, bytes32 s);
    function getNonce(address account) external view returns (uint64);
    function computeCreateAddress(address deployer, uint256 nonce) external pure returns (address);
    function snapshotState() external returns (uint256 snapshotId);
    function revertToState(uint256 snapshotId) external returns (bool success);
    function etch(address target, bytes calldata code) external;
    function load(address target, bytes32 slot) external view returns (bytes32);
    function store(address target, bytes32 slot, bytes32 value) external;
    function readFile(string calldata path) external view returns (string memory);
    function parseJsonUint(string calldata json, string calldata key) external pure returns (uint256);
    function parseJsonTypeArray(string calldata json, string calldata key, string calldata typeDescription)
        external
        pure
        returns (bytes memory);
    function parseJsonBytes32(string calldata json, string calldata key) external pure returns (bytes32);
    function parseJsonBytes32Array(string calldata json, string calldata key) external pure returns (bytes32[] memory);
    function envOr(string calldata name, string calldata otherwise) external view returns (string memory);
    function toString(uint256 value) external pure returns (string memory);
    function parseUint(string calldata value) external pure returns (uint256);
    function assertTrue(bool condition, string calldata message) external pure;
    function assertEq(uint256 left, uint256 right, string calldata message) external pure;
    function assertEq(address left, address right, string calldata message) external pure;
    function assertEq(bytes32 left, bytes32 right, string calldata message) external pure;
    function assertEq(string calldata left, string calldata right, string calldata message) external pure;
    function assertLe(uint256 left, uint256 right, string calldata message) external pure;
    function assertGe(uint256 left, uint256 right, string calldata message) external pure;
}

/// @title Base of every test: cheatcodes, bounds, targets of invariant runs
abstract contract Test {
    struct FuzzSelector {
        address addr;
        bytes4[] selectors;
    }

    Vm internal constant vm = Vm(address(uint160(uint256(keccak256("hevm cheat code")))));

    // forge looks for this flag to tell a test contract.
    bool public IS_TEST = true;

    address[] private _targetedContracts;
    FuzzSelector[] private _targetedSelectors;

    /// @dev Whether lines are being counted, which only works on contracts compiled for it.
    function isCoverage() internal view returns (bool) {
        return vm.isContext(2);
    }

    /// @dev Creates the contract from the artifact that is also deployed for real; reverts as its constructor does.
    function createFromArtifact(string memory name, bytes memory args) internal returns (address created) {
        bytes memory initCode = bytes.concat(artifactCode(name), args);
        assembly ("memory-safe") {
            created := create(0, add(initCode, 0x20), mload(initCode))
            if iszero(created) {
                // Safe: nothing is read from memory after this.
                returndatacopy(0, 0, returndatasize())
                revert(0, returndatasize())
            }
        }
    }

    /// @dev The same at an address of choice: the creation code runs there as if it were being deployed.
    function createAt(address where, bytes memory initCode) internal returns (address) {
        vm.etch(where, initCode);
        (bool isDone, bytes memory runtime) = where.call("");
        if (!isDone) {
            vm.etch(where, "");
            assembly ("memory-safe") {
                revert(add(runtime, 0x20), mload(runtime))
            }
        }
        vm.etch(where, runtime);
        return where;
    }

    /// @dev The creation code of a contract as it is deployed for real.
    function artifactCode(string memory name) internal view returns (bytes memory) {
        return vm.getCode(string.concat("packages/contracts/out/", name, ".sol/", name, ".json"));
    }

    /// @dev Only `target` is called in invariant runs.
    function targetContract(address target) internal {
        _targetedContracts.push(target);
    }

    /// @dev Of a target, only `selectors` are called.
    function targetSelectors(address target, bytes4[] memory selectors) internal {
        _targetedSelectors.push(FuzzSelector(target, selectors));
    }

    function targetContracts() external view returns (address[] memory) {
        return _targetedContracts;
    }

    function targetSelectors() external view returns (FuzzSelector[] memory) {
        return _targetedSelectors;
    }

    /// @dev For a handler of invariant runs whose call was refused: forge takes the call back and counts it, so that its
    /// metrics say how often each one was done and refused.
    function refused() internal pure {
        vm.assume(false);
    }

    /// @dev `value` brought into [low, high]; values already there stay.
    function bound(uint256 value, uint256 low, uint256 high) internal pure returns (uint256) {
        if (value >= low && value <= high) return value;
        if (high - low == type(uint256).max) return value;
        return low + value % (high - low + 1);
    }

    function assertTrue(bool condition, string memory message) internal pure {
        vm.assertTrue(condition, message);
    }

    function assertEq(uint256 left, uint256 right, string memory message) internal pure {
        vm.assertEq(left, right, message);
    }

    function assertEq(address left, address right, string memory message) internal pure {
        vm.assertEq(left, right, message);
    }

    function assertEq(bytes32 left, bytes32 right, string memory message) internal pure {
        vm.assertEq(left, right, message);
    }

    function assertEq(string memory left, string memory right, string memory message) internal pure {
        vm.assertEq(left, right, message);
    }

    function assertLe(uint256 left, uint256 right, string memory message) internal pure {
        vm.assertLe(left, right, message);
    }

    function assertGe(uint256 left, uint256 right, string memory message) internal pure {
        vm.assertGe(left, right, message);
    }
}
