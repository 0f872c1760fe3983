// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ECDSA} from "solady/utils/ECDSA.sol";

/// @title USDC as it is on Base, in what a sale can notice, written from its documented behaviour
/// @notice Behind a proxy; blacklist and pause; text reasons; `true` returned; every allowance is reduced, also an
/// endless one; EIP-2612 permits and EIP-3009 authorisations.
/// After Circle's FiatTokenV2_2.
contract BaseUsdc {
    mapping(address account => uint256) public balanceOf;
    mapping(address account => bool) public isBlacklisted;
    mapping(address owner => mapping(address spender => uint256)) public allowance;
    mapping(address owner => uint256) public nonces;
    mapping(address authorizer => mapping(bytes32 nonce => bool)) public authorizationState;
    bool public paused;

    modifier notBlacklisted(address account) {
        require(!isBlacklisted[account], "Blacklistable: account is blacklisted");
        _;
    }

    modifier whenNotPaused() {
        require(!paused, "Pausable: paused");
        _;
    }

    function mint(address to, uint256 value) external whenNotPaused notBlacklisted(to) {
        balanceOf[to] += value;
    }

    function blacklist(address account, bool isListed) external {
        isBlacklisted[account] = isListed;
    }

    function setPaused(bool value) external {
        paused = value;
    }

    function approve(address spender, uint256 value)
        external
        whenNotPaused
        notBlacklisted(msg.sender)
        notBlacklisted(spender)
        returns (bool)
    {
        allowance[msg.sender][spender] = value;
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        _move(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external notBlacklisted(msg.sender) returns (bool) {
        require(value <= allowance[from][msg.sender], "ERC20: transfer amount exceeds allowance");
        allowance[from][msg.sender] -= value;
        _move(from, to, value);
        return true;
    }

    function permit(address owner, address spender, uint256 value, uint256 deadline, bytes calldata signature)
        external
        whenNotPaused
    {
        require(block.timestamp <= deadline, "FiatTokenV2: permit is expired");
        bytes32 message = keccak256(abi.encode("Permit", owner, spender, value, nonces[owner]++, deadline));
        require(ECDSA.recover(message, signature) == owner, "EIP2612: invalid signature");
        allowance[owner][spender] = value;
    }

    function transferWithAuthorization(address from, address to, uint256 value, bytes32 nonce, bytes calldata signature)
        external
    {
        require(!authorizationState[from][nonce], "FiatTokenV2: authorization is used or canceled");
        bytes32 message = keccak256(abi.encode("TransferWithAuthorization", from, to, value, nonce));
        require(ECDSA.recover(message, signature) == from, "FiatTokenV2: invalid signature");
        authorizationState[from][nonce] = true;
        _move(from, to, value);
    }

    function _move(address from, address to, uint256 value)
        internal
        virtual
        whenNotPaused
        notBlacklisted(from)
        notBlacklisted(to)
    {
        require(from != address(0), "ERC20: transfer from the zero address");
        require(to != address(0), "ERC20: transfer to the zero address");
        require(value <= balanceOf[from], "ERC20: transfer amount exceeds balance");
        balanceOf[from] -= value;
        balanceOf[to] += value;
    }
}

/// @title A later version that keeps a unit of each transferFrom, as any upgrade could
contract BaseUsdcWithFee is BaseUsdc {
    function _move(address from, address to, uint256 value) internal override {
        super._move(from, to, value);
        if (msg.sender != from) balanceOf[to] -= 1;
    }
}

/// @title The proxy in front of it
contract BaseUsdcProxy {
    /// @dev `org.zeppelinos.proxy.implementation`, a slot of its own, so that the token's storage begins at 0.
    bytes32 private constant SLOT = 0x7050c9e0f4ca769c69bd3a8ef740bc37934f8e2c036e5a723fd8ee048ed3f8c3;

    constructor(address implementation) {
        upgradeTo(implementation);
    }

    function upgradeTo(address implementation) public {
        assembly ("memory-safe") {
            sstore(SLOT, implementation)
        }
    }

    fallback() external {
        assembly {
            calldatacopy(0, 0, calldatasize())
            let isDone := delegatecall(gas(), sload(SLOT), 0, calldatasize(), 0, 0)
            returndatacopy(0, 0, returndatasize())
            if iszero(isDone) { revert(0, returndatasize()) }
            return(0, returndatasize())
        }
    }
}
