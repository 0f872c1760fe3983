// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @title A treasury that refuses ether, or calls back while it is paid
contract MoodyTreasury {
    bool public refuses;
    address private _target;
    bytes private _callback;
    bool public wasRefused;

    function setRefuses(bool refuses_) external {
        refuses = refuses_;
    }

    function callBack(address target, bytes calldata callback) external {
        (_target, _callback) = (target, callback);
    }

    receive() external payable {
        require(!refuses, "no");
        if (_target == address(0)) return;
        (bool isDone,) = _target.call(_callback);
        wasRefused = !isDone;
    }
}
