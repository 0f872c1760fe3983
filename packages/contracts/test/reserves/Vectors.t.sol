// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IReserves} from "../../src/interfaces/IReserves.sol";
import {ReservesTest} from "./ReservesTest.sol";

/// @title The splits that contract and page share, by a third program
contract ReservesVectorsTest is ReservesTest {
    struct SplitRow {
        string dao;
        string development;
        string liquidity;
        string marketing;
        string rewards;
        string sold;
        string team;
    }

    string internal constant ROW_TYPE = "SplitRow(string dao,string development,string liquidity,string marketing,"
        "string rewards,string sold,string team)";

    function test_SplitsAreThoseOfAThirdProgram() external view {
        string memory json = vm.readFile("packages/domain/vectors/market.json");
        SplitRow[] memory rows = abi.decode(vm.parseJsonTypeArray(json, ".splits", ROW_TYPE), (SplitRow[]));
        assertEq(rows.length, 221, "splits");
        for (uint256 i; i < rows.length; ++i) {
            IReserves.Split memory split = reserves.splitOf(vm.parseUint(rows[i].sold));
            IReserves.Split memory expected = IReserves.Split({
                rewards: vm.parseUint(rows[i].rewards),
                liquidity: vm.parseUint(rows[i].liquidity),
                team: vm.parseUint(rows[i].team),
                marketing: vm.parseUint(rows[i].marketing),
                development: vm.parseUint(rows[i].development),
                dao: vm.parseUint(rows[i].dao)
            });
            assertEq(keccak256(abi.encode(split)), keccak256(abi.encode(expected)), rows[i].sold);
        }
    }
}
