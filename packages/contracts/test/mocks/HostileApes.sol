// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @title A collection that answers as badly as it is set to
contract HostileApes {
    enum Mood {
        Honest,
        Reverts,
        Burns,
        Loops,
        AnswersNothing,
        AnswersShort,
        AnswersLong,
        AnswersDirty,
        AnswersNobody,
        RevertsLong,
        CallsBack,
        Greedy
    }

    mapping(uint256 tokenId => address) private _owners;
    Mood public mood;
    address private _target;
    bytes private _callback;

    function setOwner(uint256 tokenId, address owner) external {
        _owners[tokenId] = owner;
    }

    function setMood(Mood mood_) external {
        mood = mood_;
    }

    function callBack(address target, bytes calldata callback) external {
        (mood, _target, _callback) = (Mood.CallsBack, target, callback);
    }

    /// @dev The owner, if the call that it was set to make from here was refused, else the zero address.
    function ownerOf(uint256 tokenId) external view returns (address owner) {
        uint256 given = gasleft();
        owner = _owners[tokenId];
        Mood now_ = mood;
        if (now_ == Mood.Reverts) revert("no");
        // Some was spent on the way here.
        if (now_ == Mood.Greedy) require(given > 99_500, "more");
        if (now_ == Mood.AnswersNobody) return address(0);
        if (now_ == Mood.CallsBack) {
            (bool isDone,) = _target.staticcall(_callback);
            return isDone ? address(0) : owner;
        }
        assembly ("memory-safe") {
            let free := mload(0x40)
            mstore(free, owner)
            switch now_
            case 2 { invalid() }
            case 3 { for {} 1 {} { pop(keccak256(0x00, 0x20)) } }
            case 4 { return(free, 0x00) }
            case 5 { return(free, 0x1f) }
            case 6 { return(free, 0x40) }
            case 7 {
                mstore(free, or(owner, shl(160, 1)))
                return(free, 0x20)
            }
            // What it has gas for in zeros, and the owner in front of them.
            case 9 { revert(free, 0x8000) }
        }
    }
}
