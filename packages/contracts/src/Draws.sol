// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";
import {Ownable2Step} from "@openzeppelin/contracts/access/Ownable2Step.sol";
import {FixedPointMathLib} from "solady/utils/FixedPointMathLib.sol";
import {MerkleProofLib} from "solady/utils/MerkleProofLib.sol";

import {BeaconSignature} from "./BeaconSignature.sol";
import {DrawHashes} from "./DrawHashes.sol";
import {Drawn} from "./Drawn.sol";
import {GrowingTree} from "./GrowingTree.sol";
import {IDraws} from "./interfaces/IDraws.sol";
import {IPresale} from "./interfaces/IPresale.sol";
import {LilApe} from "./LilApe.sol";

/// @title The draws
/// @notice Holds the prizes of the giveaway from the first block, and pays them to whom the beacon draws.
/// @dev The giveaway has no owner: anyone lists its entrants, which only works with the one complete list of the sale's
/// record, and the last batch opens it.
/// @dev Warning: the owner decides when the draw of a launch is opened and with which list, can withdraw it until 12 hours
/// before its round's time or 30 days after it, and can hand over (in two steps) or renounce these powers. The owner can
/// touch neither the giveaway nor LILAPE, a round that has come, a winner, or the beacon.
/// @dev Warning: the list of a launch is not read here. Whether it is the right one can be seen by all from its digest, at
/// least 24 hours before the round; two rows of it that contradict each other end the draw until 12 hours before.
/// @dev Warning: a round that nobody revealed for 30 days after its time can be exchanged for a new one by anyone, who by
/// then may know its number. So it is to be revealed in these 30 days, as anyone can.
/// @dev Warning: nothing else than LILAPE ever leaves; other tokens sent here stay here forever. So does ether forced
/// into the contract; no function takes any.
contract Draws is IDraws, Ownable2Step {
    using BeaconSignature for bytes;
    using Drawn for uint256;
    using Drawn for uint256[];
    using GrowingTree for bytes32[];

    /// @dev A draw. `seal` is the round until that is revealed, then the seed: one word is all that a reveal changes. No
    /// seed is as small as a round, which has 40 bits, but with a chance of 2⁻²¹⁶. It is 0 once withdrawn.
    struct Stored {
        bytes32 seal;
        bytes32 root;
        bytes32 listDigest;
        Figures figures;
    }

    /// @dev One slot.
    struct Figures {
        uint128 totalWeight;
        uint32 count;
        uint16 places;
        uint16 settledPlaces;
        uint40 round;
    }

    /// @dev Who won, and with which interval.
    struct Win {
        address account;
        uint256 interval;
    }

    /// @dev What settling a draw works with.
    struct Course {
        uint256 drawId;
        bytes32 seed;
        bytes32 root;
        uint256 count;
        uint256 totalWeight;
        uint256 weightLeft;
        uint256[] drawn;
    }

    /// @dev How far a listing has come, with what it walks by.
    struct Walk {
        uint256 count;
        address last;
        uint256 weight;
        bytes32[] peaks;
    }

    uint256 private constant GIVEAWAY = 1;
    uint256 private constant GIVEAWAY_PLACES = 103;
    /// @dev So few that the last can be settled by itself, with all that were drawn before.
    uint256 private constant MOST_PLACES = 1_000;
    uint256 private constant PRIZES = 3;
    /// @dev A sequencer that was halted fills in blocks with times of the past for at most 12 hours; so a round is named
    /// while its number cannot be known, whatever the clock says.
    uint256 private constant LATE_CLOCK = 12 hours;
    uint256 private constant GIVEAWAY_NOTICE = 13 hours;
    uint256 private constant LAUNCH_NOTICE = 24 hours;
    uint256 private constant FARTHEST = 30 days;
    uint256 private constant PATIENCE = 30 days;
    uint256 private constant GRACE = 365 days;
    uint256 private constant LAST_ROUND = type(uint40).max;
    /// @dev The digest of a frontier at which nobody is listed.
    bytes32 private constant BEGINNING = keccak256(abi.encode(uint256(0), address(0), uint256(0), new bytes32[](0)));

    /// @inheritdoc IDraws
    address public immutable lilape;
    /// @inheritdoc IDraws
    address public immutable presale;
    /// @inheritdoc IDraws
    bytes32 public immutable excludedDigest;

    uint64 private immutable BEACON_GENESIS;
    uint32 private immutable BEACON_PERIOD;
    bytes32 private immutable KEY_0;
    bytes32 private immutable KEY_1;
    bytes32 private immutable KEY_2;
    bytes32 private immutable KEY_3;
    bytes32 private immutable KEY_4;
    bytes32 private immutable KEY_5;
    bytes32 private immutable KEY_6;
    bytes32 private immutable KEY_7;

    uint64 private lastDraw = uint64(GIVEAWAY);
    /// @dev Unix seconds at which the last entrant was listed; 0 before.
    uint40 private giveawayOpenedAt;
    /// @dev Nobody takes part in the giveaway, or its prizes were burned because nobody won them in time.
    bool private isGiveawayOver;
    mapping(bytes32 frontier => bool) private isReached;
    mapping(uint256 drawId => Stored) private draws;
    mapping(uint256 drawId => mapping(uint256 place => Win)) private wins;

    /// @notice Fixes what can never change. The prizes come by transfer, before or after.
    /// @dev Reverts: `OwnableInvalidOwner`, `Draws_BadAddress`, `Draws_BadBeacon`, the latter also on a chain without the
    /// precompiles of EIP-2537. Emits `Excluded`.
    /// @param terms see `Terms`
    constructor(Terms memory terms) Ownable(terms.owner) {
        if (terms.lilape.code.length == 0) revert Draws_BadAddress(terms.lilape);
        if (terms.presale.code.length == 0 || terms.presale == terms.lilape) revert Draws_BadAddress(terms.presale);
        if (terms.owner == address(this) || terms.owner == terms.lilape || terms.owner == terms.presale) {
            revert Draws_BadAddress(terms.owner);
        }
        if (IPresale(terms.presale).lilape() != terms.lilape) revert Draws_BadAddress(terms.lilape);
        address last;
        for (uint256 i; i < terms.excluded.length; ++i) {
            if (terms.excluded[i] <= last) revert Draws_BadAddress(terms.excluded[i]);
            last = terms.excluded[i];
        }
        if (terms.beaconPeriod == 0 || !terms.beaconKey.isKey()) revert Draws_BadBeacon();

        lilape = terms.lilape;
        presale = terms.presale;
        BEACON_GENESIS = terms.beaconGenesis;
        BEACON_PERIOD = terms.beaconPeriod;
        bytes32[8] memory key = abi.decode(terms.beaconKey, (bytes32[8]));
        KEY_0 = key[0];
        KEY_1 = key[1];
        KEY_2 = key[2];
        KEY_3 = key[3];
        KEY_4 = key[4];
        KEY_5 = key[5];
        KEY_6 = key[6];
        KEY_7 = key[7];
        excludedDigest = keccak256(abi.encodePacked(terms.excluded));
        emit Excluded(terms.excluded);
    }

    // ---------------------------------------------------------------- opening

    /// @inheritdoc IDraws
    function list(Frontier calldata frontier, address[] calldata accounts, address[] calldata excluded) external {
        uint256 goal = _checkGiveaway(excluded);
        if (goal == 0) revert Draws_NobodyTakesPart();
        Walk memory walk = _walkFrom(frontier);
        _list(walk, accounts, excluded);
        (bytes32[] memory peaks, bytes32 digest) = _frontier(walk);
        isReached[digest] = true;
        emit EntrantsListed(digest, walk.count, walk.last, walk.weight, peaks);
        // Each account is there once and with all that it was credited: the sum is reached by the whole list alone.
        if (walk.weight == goal) _openGiveaway(peaks.root(), walk.count, goal);
    }

    /// @inheritdoc IDraws
    function endEmptyGiveaway(address[] calldata excluded) external {
        if (_checkGiveaway(excluded) != 0) revert Draws_SomebodyTakesPart();
        isGiveawayOver = true;
        emit GiveawayEmpty();
    }

    /// @inheritdoc IDraws
    function renewRound() external returns (uint256 round) {
        if (isGiveawayOver) revert Draws_GiveawayOver();
        Stored storage draw = draws[GIVEAWAY];
        Status current = _status(draw);
        if (current != Status.Open) revert Draws_WrongStatus(GIVEAWAY, current);
        uint256 from = roundTime(draw.figures.round) + PATIENCE;
        if (block.timestamp < from) revert Draws_RoundStands(from);

        round = _nextRound();
        draw.seal = bytes32(round);
        // Safe: `roundTime` refuses what has more bits.
        draw.figures.round = uint40(round);
        emit RoundRenewed(round);
    }

    /// @inheritdoc IDraws
    /// @dev Warning: a power of the owner.
    function open(Listing calldata listing) external onlyOwner returns (uint256 drawId) {
        _checkListing(listing);
        _checkRound(listing.round);

        drawId = ++lastDraw;
        _open(drawId, listing);
    }

    /// @inheritdoc IDraws
    /// @dev Warning: a power of the owner.
    function withdraw(uint256 drawId) external onlyOwner {
        Stored storage draw = _ofLaunch(drawId);
        uint256 time = roundTime(draw.figures.round);
        uint256 until = time - LATE_CLOCK;
        if (block.timestamp >= until && block.timestamp < time + PATIENCE) {
            revert Draws_CannotWithdraw(until, time + PATIENCE);
        }

        draw.seal = 0;
        emit DrawWithdrawn(drawId);
    }

    /// @inheritdoc IDraws
    function refute(uint256 drawId, Entry calldata one, Entry calldata other) external {
        Stored storage draw = _ofLaunch(drawId);
        uint256 until = roundTime(draw.figures.round) - LATE_CLOCK;
        if (block.timestamp >= until) revert Draws_TooLate(until);
        if (!_isListed(draw.root, one) || !_isListed(draw.root, other)) revert Draws_BadProof(0);
        if (!_contradict(one, other)) revert Draws_NoContradiction();

        draw.seal = 0;
        emit DrawRefuted(drawId, one.index, other.index);
    }

    // ---------------------------------------------------------------- drawing

    /// @inheritdoc IDraws
    function reveal(uint256 drawId, bytes calldata signature) external returns (bytes32 seed) {
        Stored storage draw = draws[drawId];
        uint256 round = uint256(draw.seal);
        if (round == 0 || round > LAST_ROUND) revert Draws_WrongStatus(drawId, _status(draw));
        if (!_key().isValid(uint64(round), signature)) revert Draws_BadSignature();
        bytes memory compressed = signature.compress();
        seed = sha256(compressed);

        draw.seal = seed;
        emit DrawRevealed(drawId, round, compressed, seed);
    }

    /// @inheritdoc IDraws
    /// @dev Every place is marked before any is paid.
    function settle(uint256 drawId, uint256 firstPlace, Entry[] calldata winners) external {
        Stored storage draw = draws[drawId];
        Status current = _status(draw);
        if (current != Status.Revealed) revert Draws_WrongStatus(drawId, current);
        Figures memory figures = draw.figures;
        if (firstPlace != figures.settledPlaces) revert Draws_WrongPlace(firstPlace, figures.settledPlaces);
        uint256 left = figures.places - firstPlace;
        if (winners.length == 0 || winners.length > left) revert Draws_WrongNumber(winners.length, left);

        // Safe: at most as many as there are places.
        draw.figures.settledPlaces = uint16(firstPlace + winners.length);
        Course memory course = _course(drawId, figures, winners.length);
        mapping(uint256 => Win) storage won = wins[drawId];
        for (uint256 i; i < winners.length; ++i) {
            _win(course, won, firstPlace + i, winners[i]);
        }
        for (uint256 i; i < winners.length; ++i) {
            uint256 prize = prizeOf(drawId, firstPlace + i);
            if (prize == 0) break;
            LilApe(lilape).transfer(winners[i].account, prize);
        }
    }

    /// @inheritdoc IDraws
    function burnLeftover() external returns (uint256 amount) {
        uint256 from = burnableFrom();
        if (block.timestamp < from) revert Draws_PrizesStand(from);
        amount = LilApe(lilape).balanceOf(address(this));
        if (amount == 0) revert Draws_NothingToBurn();

        if (from != 0) isGiveawayOver = true;
        emit LeftoverBurned(amount);

        LilApe(lilape).burn(amount);
    }

    // ---------------------------------------------------------------- reading

    /// @inheritdoc IDraws
    function winnerOf(uint256 drawId, uint256 place) external view returns (address winner) {
        return wins[drawId][place].account;
    }

    /// @inheritdoc IDraws
    function prizeOf(uint256 drawId, uint256 place) public view returns (uint256) {
        if (drawId != GIVEAWAY || place >= PRIZES) return 0;
        return isGiveawayOver ? 0 : _prize(place);
    }

    /// @inheritdoc IDraws
    function drawOf(uint256 drawId) external view returns (Draw memory result) {
        Stored memory draw = draws[drawId];
        result.status = _status(draws[drawId]);
        if (result.status == Status.None) return result;
        Figures memory figures = draw.figures;
        result.listing = Listing({
            root: draw.root,
            count: figures.count,
            totalWeight: figures.totalWeight,
            places: figures.places,
            round: figures.round,
            listDigest: draw.listDigest
        });
        if (result.status == Status.Revealed || result.status == Status.Settled) result.seed = draw.seal;
        result.settledPlaces = figures.settledPlaces;
        result.roundTime = roundTime(figures.round);
    }

    /// @inheritdoc IDraws
    function pointOf(uint256 drawId) external view returns (uint256 point) {
        Status current = _status(draws[drawId]);
        if (current != Status.Revealed) revert Draws_WrongStatus(drawId, current);
        Figures memory figures = draws[drawId].figures;
        return _point(_course(drawId, figures, 0), figures.settledPlaces);
    }

    /// @inheritdoc IDraws
    function drawCount() external view returns (uint256) {
        return lastDraw;
    }

    /// @inheritdoc IDraws
    function burnableFrom() public view returns (uint256) {
        IPresale.Status sale = IPresale(presale).status();
        if (sale == IPresale.Status.Refunding || sale == IPresale.Status.Cancelled) return 0;
        if (isGiveawayOver || _status(draws[GIVEAWAY]) == Status.Settled) return 0;
        if (giveawayOpenedAt != 0) return giveawayOpenedAt + GRACE;
        return sale == IPresale.Status.Finalised ? IPresale(presale).closesAt() + GRACE : type(uint256).max;
    }

    /// @inheritdoc IDraws
    function hasReached(bytes32 frontier) external view returns (bool) {
        return isReached[frontier];
    }

    /// @inheritdoc IDraws
    function roundTime(uint256 round) public view returns (uint256) {
        if (round == 0 || round > LAST_ROUND) revert Draws_NoSuchRound(round);
        return BEACON_GENESIS + (round - 1) * BEACON_PERIOD;
    }

    /// @inheritdoc IDraws
    function beacon() external view returns (bytes memory key, uint256 genesis, uint256 period) {
        return (_key(), BEACON_GENESIS, BEACON_PERIOD);
    }

    // ---------------------------------------------------------------- rules

    /// @dev What all who take part in the giveaway were credited, while it can be opened.
    function _checkGiveaway(address[] calldata excluded) private view returns (uint256 goal) {
        if (isGiveawayOver) revert Draws_GiveawayOver();
        Status current = _status(draws[GIVEAWAY]);
        if (current != Status.None) revert Draws_WrongStatus(GIVEAWAY, current);
        if (IPresale(presale).status() != IPresale.Status.Finalised) revert Draws_SaleNotFinalised();
        if (block.timestamp >= IPresale(presale).closesAt() + GRACE) revert Draws_GiveawayOver();
        if (keccak256(abi.encodePacked(excluded)) != excludedDigest) revert Draws_WrongExcluded();
        goal = IPresale(presale).counters().tokens;
        for (uint256 i; i < excluded.length; ++i) {
            goal -= _credited(excluded[i]);
        }
    }

    /// @dev A frontier that was reached before, or the beginning, as what a walk begins with.
    function _walkFrom(Frontier calldata frontier) private view returns (Walk memory walk) {
        (walk.count, walk.last, walk.weight) = (frontier.count, frontier.last, frontier.weight);
        bytes32 digest = keccak256(abi.encode(frontier.count, frontier.last, frontier.weight, frontier.peaks));
        if (walk.count == 0 ? digest != BEGINNING : !isReached[digest]) revert Draws_UnknownFrontier(digest);
        walk.peaks = GrowingTree.spread(frontier.peaks, walk.count);
    }

    /// @dev Goes on by these accounts. Both lists ascend, so only the next one of those excluded can be among them.
    function _list(Walk memory walk, address[] calldata accounts, address[] calldata excluded) private view {
        if (accounts.length == 0) revert Draws_CannotList(0, address(0));
        (uint256 count, address last, uint256 weight) = (walk.count, walk.last, walk.weight);
        bytes32[] memory peaks = walk.peaks;
        (uint256 passed, uint256 barrier) = _pass(excluded, 0, accounts[0]);
        // Safe: no more accounts than there are addresses, no more weight than was sold.
        unchecked {
            for (uint256 i; i < accounts.length; ++i) {
                address account = accounts[i];
                if (uint160(account) > barrier) (passed, barrier) = _pass(excluded, passed, account);
                uint256 credited = _credited(account);
                if (account <= last || credited == 0 || uint160(account) == barrier) {
                    revert Draws_CannotList(i, account);
                }
                peaks.append(count, DrawHashes.ofRow(count, account, weight, credited));
                ++count;
                weight += credited;
                last = account;
            }
        }
        (walk.count, walk.last, walk.weight) = (count, last, weight);
    }

    /// @dev The first of those excluded who is not below an account, from one on; a number that no address has where
    /// there is none.
    function _pass(address[] calldata excluded, uint256 passed, address account)
        private
        pure
        returns (uint256, uint256 barrier)
    {
        while (passed < excluded.length && excluded[passed] < account) ++passed;
        return (passed, passed < excluded.length ? uint160(excluded[passed]) : type(uint256).max);
    }

    /// @dev What the sale credited to an account, read in one word: its record as a struct would grow memory each time.
    function _credited(address account) private view returns (uint256 tokens) {
        address sale = presale;
        bytes4 selector = IPresale.accountOf.selector;
        // Safe: writes the scratch space and beyond what is in use; `tokens` is the third word of what comes back.
        assembly ("memory-safe") {
            let free := mload(0x40)
            mstore(0x00, selector)
            mstore(0x04, account)
            let isDone := staticcall(gas(), sale, 0x00, 0x24, free, 0x60)
            if iszero(and(isDone, gt(returndatasize(), 0x5f))) { revert(0x00, 0x00) }
            tokens := mload(add(free, 0x40))
        }
    }

    /// @dev What a walk has come to, and its digest.
    function _frontier(Walk memory walk) private pure returns (bytes32[] memory peaks, bytes32 digest) {
        peaks = walk.peaks.pack(walk.count);
        digest = keccak256(abi.encode(walk.count, walk.last, walk.weight, peaks));
    }

    /// @dev The list is complete, so it is one that nobody chose; the round is the first that nobody can know.
    function _openGiveaway(bytes32 root, uint256 count, uint256 totalWeight) private {
        uint256 places = FixedPointMathLib.min(GIVEAWAY_PLACES, count);
        uint256 prizes;
        for (uint256 place; place < PRIZES && place < places; ++place) {
            prizes += _prize(place);
        }
        uint256 balance = LilApe(lilape).balanceOf(address(this));
        if (balance < prizes) revert Draws_PrizesNotCovered(balance, prizes);

        // Safe until the year 36,812.
        giveawayOpenedAt = uint40(block.timestamp);
        _open(
            GIVEAWAY,
            Listing({
                root: root, count: count, totalWeight: totalWeight, places: places, round: _nextRound(), listDigest: 0
            })
        );
    }

    /// @dev The first round of the beacon that lies so far ahead that its number cannot be known.
    function _nextRound() private view returns (uint256 round) {
        uint256 earliest = block.timestamp + GIVEAWAY_NOTICE;
        round = earliest <= BEACON_GENESIS ? 1 : FixedPointMathLib.divUp(earliest - BEACON_GENESIS, BEACON_PERIOD) + 1;
        // Refuses a round that has more bits than it is given.
        roundTime(round);
    }

    /// @dev An open draw of a launch.
    function _ofLaunch(uint256 drawId) private view returns (Stored storage draw) {
        draw = draws[drawId];
        Status current = _status(draw);
        if (drawId == GIVEAWAY || current != Status.Open) revert Draws_WrongStatus(drawId, current);
    }

    /// @dev Whether two rows cannot both be in a list that keeps its rules.
    function _contradict(Entry calldata one, Entry calldata other) private pure returns (bool) {
        if (one.index == other.index) {
            return one.account != other.account || one.from != other.from || one.weight != other.weight;
        }
        if (one.account == other.account) return true;
        uint256 start = FixedPointMathLib.max(one.from, other.from);
        return start - one.from < one.weight && start - other.from < other.weight;
    }

    function _open(uint256 drawId, Listing memory listing) private {
        draws[drawId] = Stored({
            seal: bytes32(listing.round),
            root: listing.root,
            listDigest: listing.listDigest,
            // Safe: checked before.
            figures: Figures({
                totalWeight: uint128(listing.totalWeight),
                count: uint32(listing.count),
                places: uint16(listing.places),
                settledPlaces: 0,
                round: uint40(listing.round)
            })
        });
        emit DrawOpened(
            drawId, listing.root, listing.count, listing.totalWeight, listing.places, listing.round, listing.listDigest
        );
    }

    /// @dev Names the winner of the next place.
    function _win(Course memory course, mapping(uint256 => Win) storage won, uint256 place, Entry calldata entry)
        private
    {
        uint256 rank = _checkedRank(course, place, entry);
        (uint256 from, uint256 weight, address account) = (entry.from, entry.weight, entry.account);

        uint256 interval = from.pack(weight);
        course.drawn.insert(rank, interval);
        // Safe: what is drawn are parts of what there is.
        unchecked {
            course.weightLeft -= weight;
        }
        (won[place].account, won[place].interval) = (account, interval);
        uint256 prize = prizeOf(course.drawId, place);
        emit PlaceWon(course.drawId, place, account, entry.index, from, weight, prize);
    }

    /// @dev Where the entry's interval belongs among those drawn, or a revert where it is not the one that wins.
    function _checkedRank(Course memory course, uint256 place, Entry calldata entry) private pure returns (uint256) {
        (uint256 from, uint256 weight) = (entry.from, entry.weight);
        (uint256 rank, uint256 end, uint256 point) = course.drawn.walk(_point(course, place));
        // Safe: it begins at or before the point, which is less than the limit.
        unchecked {
            if (point < from || point - from >= weight) revert Draws_NotTheWinner(place, point);
            // What is not so would make later places wrong, or impossible.
            uint256 limit = FixedPointMathLib.min(course.drawn[rank].fromOf(), course.totalWeight);
            if (from < end || weight > limit - from || entry.account == address(0) || entry.index >= course.count) {
                revert Draws_BadList(place);
            }
        }
        if (!_isListed(course.root, entry)) revert Draws_BadProof(place);
        return rank;
    }

    /// @dev How far a revealed draw has come, with room for some more winners.
    function _course(uint256 drawId, Figures memory figures, uint256 more) private view returns (Course memory course) {
        (course.drawId, course.seed, course.root) = (drawId, draws[drawId].seal, draws[drawId].root);
        (course.count, course.totalWeight, course.weightLeft) =
        (figures.count, figures.totalWeight, figures.totalWeight);
        course.drawn = Drawn.room(figures.settledPlaces + more);
        for (uint256 place; place < figures.settledPlaces; ++place) {
            uint256 interval = wins[drawId][place].interval;
            course.drawn[place] = interval;
            course.weightLeft -= interval.weightOf();
        }
        course.drawn.sort();
    }

    /// @dev Where a place falls among the weights that are left.
    function _point(Course memory course, uint256 place) private pure returns (uint256) {
        if (course.weightLeft == 0) revert Draws_BadList(place);
        return uint256(DrawHashes.ofPlace(course.seed, course.drawId, place)) % course.weightLeft;
    }

    /// @dev Whether the row is a leaf of the tree.
    function _isListed(bytes32 root, Entry calldata entry) private pure returns (bool) {
        bytes32 leaf = DrawHashes.ofRow(entry.index, entry.account, entry.from, entry.weight);
        return MerkleProofLib.verifyCalldata(entry.proof, root, leaf);
    }

    function _status(Stored storage draw) private view returns (Status) {
        uint256 seal = uint256(draw.seal);
        if (seal == 0) return draw.root == 0 ? Status.None : Status.Withdrawn;
        if (seal <= LAST_ROUND) return Status.Open;
        return draw.figures.settledPlaces == draw.figures.places ? Status.Settled : Status.Revealed;
    }

    /// @dev What the prizes of the giveaway are.
    function _prize(uint256 place) private pure returns (uint256) {
        if (place == 0) return 250_000_000e18;
        return place == 1 ? 150_000_000e18 : 100_000_000e18;
    }

    /// @dev Every weight is at least one, so there are no fewer weights than entrants.
    function _checkListing(Listing calldata listing) private pure {
        if (listing.root == 0 || listing.listDigest == 0) revert Draws_BadListing();
        if (listing.totalWeight < listing.count || listing.totalWeight > type(uint128).max) revert Draws_BadListing();
        if (listing.count > type(uint32).max || listing.places > listing.count) revert Draws_BadListing();
        if (listing.places == 0 || listing.places > MOST_PLACES) revert Draws_BadListing();
    }

    /// @dev A round that is near could be known to some; one that is far would only bind the owner's hands.
    function _checkRound(uint256 round) private view {
        uint256 time = roundTime(round);
        uint256 earliest = block.timestamp + LAUNCH_NOTICE;
        if (time < earliest) revert Draws_RoundTooSoon(time, earliest);
        uint256 latest = block.timestamp + FARTHEST;
        if (time > latest) revert Draws_RoundTooFar(time, latest);
    }

    function _key() private view returns (bytes memory) {
        return abi.encodePacked(KEY_0, KEY_1, KEY_2, KEY_3, KEY_4, KEY_5, KEY_6, KEY_7);
    }
}
