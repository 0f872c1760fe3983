// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Create3Deployer} from "../../src/Create3Deployer.sol";
import {IPoolOpener} from "../../src/interfaces/IPoolOpener.sol";
import {IReserves} from "../../src/interfaces/IReserves.sol";
import {PoolOpener} from "../../src/PoolOpener.sol";
import {TestUsdt} from "../../src/test-tokens/TestUsdt.sol";
import {FreezableUsdc} from "../mocks/FreezableUsdc.sol";
import {MarketTest} from "./MarketTest.sol";

/// @title Looks for a salt with which a contract is asked before a pool is initialised, and nothing else
contract SaltSearch {
    function find(Create3Deployer deployer, address sender) external view returns (bytes32 salt, address found) {
        uint256 next;
        do {
            salt = bytes32(++next);
            found = deployer.addressOf(sender, salt);
        } while (uint160(found) & 0x3FFF != 0x2000);
    }
}

contract PoolOpenerConstructorTest is MarketTest {
    function create(address where, address reserves_, address treasury_, uint256 moneyShareBps) external {
        createOpener(where, reserves_, treasury_, moneyShareBps);
    }

    function expectBadAddress(address account) internal {
        expectError(IPoolOpener.PoolOpener_BadAddress.selector, account);
        this.create(OPENER, RESERVES, treasury, MONEY_SHARE);
    }

    /// @dev Each of the 14 bits: there where it must not be, or missing.
    function test_RevertWhen_TheAddressHasOtherHooks() external {
        for (uint256 bit; bit < 14; ++bit) {
            address wrong = address(uint160(OPENER) ^ uint160(1 << bit));
            expectError(IPoolOpener.PoolOpener_BadHookAddress.selector, wrong);
            this.create(wrong, RESERVES, treasury, MONEY_SHARE);
        }
    }

    function test_RevertWhen_ManagerOrReservesHaveNoCode() external {
        bytes memory kept = address(manager).code;
        vm.etch(address(manager), "");
        expectBadAddress(address(manager));
        vm.etch(address(manager), kept);
        vm.etch(RESERVES, "");
        expectBadAddress(RESERVES);
    }

    function test_RevertWhen_TheReservesGiveToAnother() external {
        IReserves.Terms memory terms = sharesOf(SHARE);
        terms.poolOpener = stranger;
        createReserves(terms);
        expectBadAddress(RESERVES);
    }

    function test_RevertWhen_ACoinIsNone() external {
        usdt = TestUsdt(address(0));
        expectBadAddress(address(0));
        usdt = TestUsdt(LILAPE);
        expectBadAddress(LILAPE);
        usdt = TestUsdt(LOW_USDT);
        usdc = FreezableUsdc(address(0));
        expectBadAddress(address(0));
        usdc = FreezableUsdc(LILAPE);
        expectBadAddress(LILAPE);
        usdc = FreezableUsdc(LOW_USDT);
        expectBadAddress(LOW_USDT);
    }

    function test_RevertWhen_TheTreasuryCannotKeepMoney() external {
        address[8] memory wrong =
            [address(0), OPENER, address(manager), RESERVES, LILAPE, PRESALE, address(usdt), address(usdc)];
        for (uint256 i; i < wrong.length; ++i) {
            treasury = wrong[i];
            expectBadAddress(wrong[i]);
        }
    }

    function test_RevertWhen_TheMoneyShareIsNoneOrAsksForTooMuch() external {
        uint256[4] memory wrong = [uint256(0), 2_001, 10_000, type(uint256).max];
        for (uint256 i; i < wrong.length; ++i) {
            expectError(IPoolOpener.PoolOpener_BadMoneyShare.selector, wrong[i]);
            this.create(OPENER, RESERVES, treasury, wrong[i]);
        }
        this.create(OPENER, RESERVES, treasury, 1);
        // More for liquidity than for the sale: all of the money, and no more.
        IReserves.Terms memory terms = sharesOf(SHARE);
        terms.presaleShare = terms.liquidityShare - 1;
        createReserves(terms);
        expectError(IPoolOpener.PoolOpener_BadMoneyShare.selector, uint256(10_001));
        this.create(OPENER, RESERVES, treasury, 10_001);
        this.create(OPENER, RESERVES, treasury, 10_000);
    }

    function test_KeepsWhatItWasGiven() external view {
        assertEq(opener.manager(), address(manager), "manager");
        assertEq(opener.reserves(), RESERVES, "reserves");
        assertEq(opener.presale(), PRESALE, "presale");
        assertEq(opener.lilape(), LILAPE, "lilape");
        assertEq(opener.usdt(), address(usdt), "usdt");
        assertEq(opener.usdc(), address(usdc), "usdc");
        assertEq(opener.treasury(), treasury, "treasury");
        assertEq(opener.dao(), dao, "dao");
        assertEq(opener.moneyShareBps(), MONEY_SHARE, "money share");
        assertEq(presale.treasury(), OPENER, "it is the sale's treasury");
    }

    /// @dev As it is deployed for real: at an address that a salt was looked for.
    function test_StandsAtAnAddressThatWasLookedFor() external {
        Create3Deployer deployer = new Create3Deployer();
        (bytes32 salt, address found) = new SaltSearch().find(deployer, address(this));
        IReserves.Terms memory terms = sharesOf(SHARE);
        terms.poolOpener = found;
        createReserves(terms);
        bytes memory args = abi.encode(manager, RESERVES, usdt, usdc, treasury, MONEY_SHARE);
        (bytes32[] memory salts, bytes[] memory initCodes) = (new bytes32[](1), new bytes[](1));
        (salts[0], initCodes[0]) = (salt, bytes.concat(openerCode(), args));
        deployer.deployAll(salts, initCodes);
        assertEq(PoolOpener(found).lilape(), LILAPE, "it stands");
    }
}
