// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";

import {ILilApeStaking} from "../../src/interfaces/ILilApeStaking.sol";
import {WideToken} from "../mocks/WideToken.sol";
import {StakingTest} from "./StakingTest.sol";

contract LilApeStakingConstructorTest is StakingTest {
    function expectBad(address account, address token_, address apes_, address owner_) internal {
        expectError(ILilApeStaking.LilApeStaking_BadAddress.selector, account);
        createStaking(token_, apes_, owner_);
    }

    /// @dev Where the next contract of this test will stand.
    function next() internal view returns (address) {
        return vm.computeCreateAddress(address(this), vm.getNonce(address(this)));
    }

    function test_RevertWhen_TheTokenIsNone() external {
        expectBad(address(0), address(0), address(apes), owner);
        expectBad(address(0xEAA), address(0xEAA), address(apes), owner);
        expectBad(next(), next(), address(apes), owner);
    }

    function test_RevertWhen_MoreOfTheTokenCanExistThanFits() external {
        WideToken wide = new WideToken();
        wide.mint(alice, uint256(type(uint112).max) + 1);
        expectBad(address(wide), address(wide), address(apes), owner);
        vm.prank(alice);
        wide.burn(1);
        assertEq(createStaking(address(wide), address(apes), owner).lilape(), address(wide), "the most");
    }

    function test_RevertWhen_TheCollectionIsNone() external {
        expectBad(address(0), address(token), address(0), owner);
        expectBad(address(0xEAA), address(token), address(0xEAA), owner);
        expectBad(next(), address(token), next(), owner);
        expectBad(address(token), address(token), address(token), owner);
    }

    function test_RevertWhen_TheReservesAreNone() external {
        address[3] memory none = [address(0), address(0xEAA), next()];
        for (uint256 i; i < none.length; ++i) {
            expectError(ILilApeStaking.LilApeStaking_BadAddress.selector, none[i]);
            createStaking(address(token), address(apes), owner, none[i]);
        }
    }

    function test_RevertWhen_TheOwnerCouldNeverAct() external {
        expectError(Ownable.OwnableInvalidOwner.selector, address(0));
        createStaking(address(token), address(apes), address(0));
        expectBad(next(), address(token), address(apes), next());
        expectBad(address(token), address(token), address(apes), address(token));
        expectBad(address(apes), address(token), address(apes), address(apes));
    }

    function test_BeginsEmpty() external {
        staking = createStaking(address(token), address(apes), owner);
        assertEq(staking.lilape(), address(token), "token");
        assertEq(staking.nft(), address(apes), "collection");
        assertEq(staking.owner(), owner, "owner");
        assertEq(staking.reserves(), address(reserves), "reserves");
        assertEq(staking.stakeCounter(), 0, "stakes");
        assertPool(0, 0, 0);
    }

    function test_TakesWhatWasSentAhead() external {
        address ahead = next();
        vm.prank(alice);
        token.transfer(ahead, 5);
        staking = createStaking(address(token), address(apes), owner);
        assertEq(address(staking), ahead, "there");
        assertPool(0, 0, 5);
    }
}
