// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IpfsUri} from "../../src/IpfsUri.sol";
import {LilApeNFT} from "../../src/LilApeNFT.sol";
import {StubDraws} from "../mocks/StubDraws.sol";
import {Test} from "../Test.sol";
import {PrizeTree} from "./PrizeTree.sol";

/// @title Everyone who acts on a collection, with their own books kept from what they did
/// @dev Every call may be refused, which is no step of a run; what matters is what the books say about the others.
contract NFTHandler is Test {
    uint256 internal constant PEOPLE = 4;
    uint256 internal constant PRICE = 0.009 ether;
    /// @dev Few ids, so that they are taken: the ends of what is sold and of the prizes.
    uint256 internal constant IDS = 24;

    LilApeNFT internal immutable nft;
    StubDraws internal immutable draws;
    address internal immutable owner;

    struct Ape {
        address owner;
        bytes32 digest;
        bool isPrize;
    }

    mapping(uint256 tokenId => Ape) public apes;
    mapping(uint256 tokenId => address) public winners;
    uint256[] public minted;
    bytes32[] internal prizeLeaves = PrizeTree.leaves();
    uint256 public paidMints;
    uint256 public forced;
    uint256 public withdrawn;
    uint256 public key = 0xA9E;
    uint256 public epoch = 1;
    /// @notice How often something happened that must not.
    uint256 public wronglyTaken;

    constructor(LilApeNFT nft_, StubDraws draws_, address owner_) {
        (nft, draws, owner) = (nft_, draws_, owner_);
    }

    function personAt(uint256 seed) public pure returns (address) {
        return address(uint160(0xB0000 + seed % PEOPLE));
    }

    /// @dev 0, 1 to 10, 9,896 to 9,905, 9,998 to 10,000.
    function idAt(uint256 seed) public pure returns (uint256) {
        uint256 place = seed % IDS;
        if (place <= 10) return place;
        return place <= 20 ? 9_885 + place : 9_977 + place;
    }

    /// @dev In three of four cases a prize.
    function prizeAt(uint256 seed) public pure returns (uint256) {
        return idAt(seed % 4 == 0 ? seed / 4 : 16 + seed / 4 % 8);
    }

    function mintedCount() external view returns (uint256) {
        return minted.length;
    }

    function isFree(uint256 id) internal view returns (bool) {
        return apes[id].owner == address(0);
    }

    /// @dev In one of four cases the voucher is another key's, or the price another one.
    function mint(uint256 who, uint256 seed, bytes32 digest, uint256 spoil) external {
        (address to, uint256 id) = (personAt(who), idAt(seed));
        bool isForged = spoil % 4 == 1;
        uint256 price = spoil % 4 == 2 ? bound(spoil, 0, 1 ether) : PRICE;
        bytes memory signature = sign(isForged ? 0xBAD : key, to, id, digest);
        vm.deal(to, price);
        vm.prank(to);
        try nft.mint{value: price}(to, id, IpfsUri.encode(digest), block.timestamp, signature) {
            bool isRight = !isForged && price == PRICE && id >= 1 && id <= 9_900 && isFree(id);
            if (!isRight) ++wronglyTaken;
            ++paidMints;
            record(id, Ape(to, digest, false));
        } catch {
            refused();
        }
    }

    /// @dev In one of four cases with the metadata or the proof of another prize.
    function mintPrize(uint256 seed, uint256 spoil) external {
        uint256 id = prizeAt(seed);
        uint256 shown = id > 9_900 && id <= 10_000 ? id : 9_901;
        bool isForeign = spoil % 4 == 1;
        bytes32 digest = PrizeTree.digestOf(isForeign ? other(shown) : shown);
        uint256 proven = spoil % 4 == 2 ? other(shown) : shown;
        try nft.mintPrize(id, IpfsUri.encode(digest), PrizeTree.proofOf(prizeLeaves, proven - 9_901)) {
            bool isRight = proven == id && !isForeign && id > 9_900 && winners[id] != address(0) && isFree(id);
            if (!isRight) ++wronglyTaken;
            record(id, Ape(winners[id], digest, true));
        } catch {
            refused();
        }
    }

    function other(uint256 prize) internal pure returns (uint256) {
        return prize == 10_000 ? 9_901 : prize + 1;
    }

    function sign(uint256 signedBy, address to, uint256 id, bytes32 digest) internal view returns (bytes memory) {
        (uint8 v, bytes32 r, bytes32 s) = vm.sign(signedBy, nft.voucherHash(to, id, digest, block.timestamp));
        return abi.encodePacked(r, s, v);
    }

    function record(uint256 id, Ape memory ape) internal {
        apes[id] = ape;
        minted.push(id);
    }

    function settle(uint256 who, uint256 seed) external {
        uint256 id = prizeAt(seed);
        if (id <= 9_900 || winners[id] != address(0)) refused();
        winners[id] = personAt(who);
        draws.setWinner(1, id - 9_898, personAt(who));
    }

    function transfer(uint256 from, uint256 to, uint256 seed) external {
        uint256 id = idAt(seed);
        vm.prank(personAt(from));
        try nft.transferFrom(personAt(from), personAt(to), id) {
            if (apes[id].owner != personAt(from)) ++wronglyTaken;
            apes[id].owner = personAt(to);
        } catch {
            refused();
        }
    }

    function setSigner(uint256 seed, bool isStranger) external {
        uint256 next = 0xA9E + seed % 3;
        vm.prank(isStranger ? personAt(seed) : owner);
        try nft.setSigner(vm.addr(next)) {
            if (isStranger) ++wronglyTaken;
            (key, epoch) = (next, epoch + 1);
        } catch {
            refused();
        }
    }

    function withdraw() external {
        try nft.withdraw() returns (uint256 amount) {
            withdrawn += amount;
        } catch {
            refused();
        }
    }

    function force(uint256 amount) external {
        amount = bound(amount, 1, 1 ether);
        forced += amount;
        vm.deal(address(nft), address(nft).balance + amount);
    }
}
