// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @title Draws that nobody can bend
/// @notice A list of entrants and a round of a public beacon that lies ahead are fixed in one event. The
/// beacon's signature of that round, which this contract verifies itself, is the only randomness; winners are computed
/// from it here, and prizes are paid as places are settled, without a claim.
///
/// The list: accounts ascending, numbered from 0; `weight` is what an account brings (tokens credited, or tickets),
/// `from` the sum of the weights before it. For place k the point is keccak256(abi.encode(seed, drawId, k)) modulo the
/// weights that are left; walking through the intervals already drawn in ascending order, each that begins at or below
/// the point adds its weight to it. Whose interval holds the point wins the place.
///
/// Draw 1 is the giveaway of the sale: 250, 150 and 100 million LILAPE for places 0, 1 and 2, and the apes 9,901 to
/// 10,000 of the collection for places 3 to 102, minted there. Its list is made here, by anyone, out of the sale's record:
/// every account that was credited tokens and is not excluded. Nobody can leave one out, add one or choose the round.
/// All others are numbered from 2 and pay nothing here; their lists are the owner's word. The same rules, tested on the
/// same vectors, stand in `packages/domain/src/draws`.
interface IDraws {
    /// @notice What is fixed at deployment.
    /// @param owner who may open draws of launches, and withdraw them in time
    /// @param lilape the token of the prizes
    /// @param presale the sale whose buyers enter the giveaway
    /// @param excluded who takes no part in the giveaway, ascending, each once
    /// @param beaconGenesis unix seconds of the beacon's round 1
    /// @param beaconPeriod seconds from one round to the next
    /// @param beaconKey the beacon's public key, a point on G2 of BLS12-381: 256 bytes as EIP-2537 has them
    struct Terms {
        address owner;
        address lilape;
        address presale;
        address[] excluded;
        uint64 beaconGenesis;
        uint32 beaconPeriod;
        bytes beaconKey;
    }

    /// @notice What is fixed when a draw is opened.
    /// @param root of the tree over the list's rows (uint256 index, address account, uint256 from, uint256 weight): as
    /// OpenZeppelin's `StandardMerkleTree` makes it, or `GrowingTree` in the giveaway
    /// @param count how many entrants there are
    /// @param totalWeight sum of their weights; base units of LILAPE in the giveaway, tickets elsewhere
    /// @param places how many win
    /// @param round of the beacon whose signature decides
    /// @param listDigest sha2-256 of the published list's manifest, which is its CIDv1 (codec raw); 0 in the giveaway,
    /// whose list is the sale's record
    struct Listing {
        bytes32 root;
        uint256 count;
        uint256 totalWeight;
        uint256 places;
        uint256 round;
        bytes32 listDigest;
    }

    /// @notice How far the list of the giveaway has come: all that is needed to go on.
    /// @param count entrants listed so far
    /// @param last the last of them
    /// @param weight sum of their weights, 18 decimals
    /// @param peaks roots of the trees over the next 2ʰ of them, one for each bit h that is set in `count`, lowest first
    struct Frontier {
        uint256 count;
        address last;
        uint256 weight;
        bytes32[] peaks;
    }

    /// @notice Where a draw stands. Draws of launches can be withdrawn, the giveaway cannot.
    enum Status {
        None,
        Open,
        Revealed,
        Settled,
        Withdrawn
    }

    /// @notice A draw as it is returned.
    /// @param status where it stands
    /// @param listing as it was opened
    /// @param seed sha2-256 of the beacon's signature, 0 until it is revealed
    /// @param settledPlaces how many places have their winner
    /// @param roundTime unix seconds at which the beacon signs the round
    struct Draw {
        Status status;
        Listing listing;
        bytes32 seed;
        uint256 settledPlaces;
        uint256 roundTime;
    }

    /// @notice A row of the list, with what proves it.
    /// @param index number in the list, from 0
    /// @param account whose row it is
    /// @param from sum of the weights before it
    /// @param weight its own
    /// @param proof the hashes beside the way from its leaf to the root, leaf first
    struct Entry {
        uint256 index;
        address account;
        uint256 from;
        uint256 weight;
        bytes32[] proof;
    }

    /// @notice Who takes no part in the giveaway, fixed at deployment.
    /// @param accounts ascending
    event Excluded(address[] accounts);
    /// @notice The list of the giveaway reached a frontier, from which anyone can go on.
    /// @param frontier keccak256(abi.encode(count, last, weight, peaks))
    /// @param count see `Frontier`
    /// @param last see `Frontier`
    /// @param weight see `Frontier`
    /// @param peaks see `Frontier`
    event EntrantsListed(bytes32 indexed frontier, uint256 count, address last, uint256 weight, bytes32[] peaks);
    /// @notice Nothing was sold but to those who take no part, so there is no giveaway.
    event GiveawayEmpty();
    /// @notice The giveaway waits for another round, as the signature of the one before did not come.
    /// @param round of the beacon
    event RoundRenewed(uint256 round);
    /// @notice A list and a round were fixed.
    /// @param drawId 1 for the giveaway
    /// @param root see `Listing`
    /// @param count see `Listing`
    /// @param totalWeight see `Listing`
    /// @param places see `Listing`
    /// @param round see `Listing`
    /// @param listDigest see `Listing`
    event DrawOpened(
        uint256 indexed drawId,
        bytes32 root,
        uint256 count,
        uint256 totalWeight,
        uint256 places,
        uint256 round,
        bytes32 listDigest
    );
    /// @notice The owner took a draw back before its randomness could be known, or because it never came.
    /// @param drawId the draw
    event DrawWithdrawn(uint256 indexed drawId);
    /// @notice Two rows of a list contradict each other, which ended its draw.
    /// @param drawId the draw
    /// @param index of one row
    /// @param otherIndex of the other
    event DrawRefuted(uint256 indexed drawId, uint256 index, uint256 otherIndex);
    /// @notice The beacon has spoken.
    /// @param drawId the draw
    /// @param round of the beacon
    /// @param signature 48 bytes, compressed, as the beacon publishes it
    /// @param seed sha2-256 of `signature`
    event DrawRevealed(uint256 indexed drawId, uint256 round, bytes signature, bytes32 seed);
    /// @notice A place has its winner, and its prize was paid in the same transaction.
    /// @param drawId the draw
    /// @param place from 0
    /// @param account the winner
    /// @param index of the winner's row
    /// @param from of the winner's row
    /// @param weight of the winner's row
    /// @param prize LILAPE paid, 18 decimals; 0 where the place has none
    event PlaceWon(
        uint256 indexed drawId,
        uint256 indexed place,
        address indexed account,
        uint256 index,
        uint256 from,
        uint256 weight,
        uint256 prize
    );
    /// @notice LILAPE that nobody can win any more were destroyed.
    /// @param amount LILAPE, 18 decimals
    event LeftoverBurned(uint256 amount);

    /// @dev `account` cannot have the role it was given: zero, without code where there must be some, this contract, a
    /// token that is not the sale's, or excluded out of order
    error Draws_BadAddress(address account);
    /// @dev the beacon has no period, its key is no point of G2 or its zero, or this chain lacks the precompiles of EIP-2537
    error Draws_BadBeacon();
    /// @dev root or digest are empty; there are no entrants, fewer weights than entrants, or more of either than fit;
    /// or the places are none, more than entrants, or more than 1,000
    error Draws_BadListing();
    /// @dev the beacon has no such round
    error Draws_NoSuchRound(uint256 round);
    /// @dev the round's time is less than 24 hours ahead; unix seconds
    error Draws_RoundTooSoon(uint256 time, uint256 earliest);
    /// @dev the round's time is more than 30 days ahead; unix seconds
    error Draws_RoundTooFar(uint256 time, uint256 latest);
    /// @dev the sale is not finalised, so its list of buyers is not final
    error Draws_SaleNotFinalised();
    /// @dev these are not the accounts whose digest was fixed at deployment
    error Draws_WrongExcluded();
    /// @dev no listing has come to the frontier with this digest
    error Draws_UnknownFrontier(bytes32 frontier);
    /// @dev the account at `position`, from 0, of those given cannot be the next entrant: it does not lie above the one before, was
    /// credited nothing, or is excluded; or there is none at all
    error Draws_CannotList(uint256 position, address account);
    /// @dev nothing was sold but to excluded accounts
    error Draws_NobodyTakesPart();
    /// @dev something was sold to an account that is not excluded
    error Draws_SomebodyTakesPart();
    /// @dev the giveaway's round can be renewed from `from`, unix seconds
    error Draws_RoundStands(uint256 from);
    /// @dev a list could be refuted until `until`, unix seconds
    error Draws_TooLate(uint256 until);
    /// @dev both rows can be in one list
    error Draws_NoContradiction();
    /// @dev there are `balance` LILAPE here, and the prizes are `prizes`
    error Draws_PrizesNotCovered(uint256 balance, uint256 prizes);
    /// @dev there is no giveaway any more: its time has passed, its prizes were burned, or nobody takes part
    error Draws_GiveawayOver();
    /// @dev the draw is `status`, in which the call does not work
    error Draws_WrongStatus(uint256 drawId, Status status);
    /// @dev from `from` to the second before `until` a draw that is open stays; unix seconds
    error Draws_CannotWithdraw(uint256 from, uint256 until);
    /// @dev it is not the beacon's signature of the draw's round, 128 bytes as EIP-2537 has them
    error Draws_BadSignature();
    /// @dev places are settled in order, and `next` is the next
    error Draws_WrongPlace(uint256 given, uint256 next);
    /// @dev `given` winners were named, and `left` places are left; at least one must be named
    error Draws_WrongNumber(uint256 given, uint256 left);
    /// @dev the place is won by whoever's interval holds `point`, which the entry named does not
    error Draws_NotTheWinner(uint256 place, uint256 point);
    /// @dev the entry named for the place is not in the list
    error Draws_BadProof(uint256 place);
    /// @dev the list breaks its own rules at the entry named for the place: its interval overlaps one that has won or ends
    /// beyond the total weight, its number is not below the count, or its account is zero; or nothing is left to be drawn
    error Draws_BadList(uint256 place);
    /// @dev prizes can still be won; what is left can be burned from `until`, unix seconds; the largest number while
    /// the sale is not over
    error Draws_PrizesStand(uint256 until);
    /// @dev there is no LILAPE here
    error Draws_NothingToBurn();

    /// @notice Anyone: lists the next entrants of the giveaway. The batch that completes the list opens draw 1, for the
    /// first round of the beacon that lies at least 13 hours ahead.
    /// @dev Complete is the list whose weight is all that was sold, less what excluded accounts bought. Goes on from any
    /// frontier that was reached, whoever reached it; a batch that is wrong costs only itself. Some 4,700 gas an account,
    /// so at most about 3,500 fit into a transaction of 16,777,216. Reverts, in this order:
    /// - `Draws_GiveawayOver` once it was ended or its prizes were burned
    /// - `Draws_WrongStatus` once it is open
    /// - `Draws_SaleNotFinalised`
    /// - `Draws_GiveawayOver` from 365 days after the sale's end
    /// - `Draws_WrongExcluded`
    /// - `Draws_NobodyTakesPart`
    /// - `Draws_UnknownFrontier`
    /// - `Draws_CannotList` for an account that is not the next one, or where none is given
    /// - `Draws_PrizesNotCovered` with the last batch
    ///
    /// Emits `EntrantsListed`, and `DrawOpened` with the last batch.
    /// @param frontier how far the list has come; all zero and without peaks at its beginning
    /// @param accounts the next entrants, ascending
    /// @param excluded as fixed at deployment
    function list(Frontier calldata frontier, address[] calldata accounts, address[] calldata excluded) external;

    /// @notice Anyone: ends a giveaway in which nobody takes part, so that its prizes can be burned at once.
    /// @dev Reverts, in this order:
    /// - `Draws_GiveawayOver`, `Draws_WrongStatus`, `Draws_SaleNotFinalised`, `Draws_WrongExcluded` as `list`
    /// - `Draws_SomebodyTakesPart`
    ///
    /// Emits `GiveawayEmpty`.
    /// @param excluded as fixed at deployment
    function endEmptyGiveaway(address[] calldata excluded) external;

    /// @notice Anyone: has the giveaway wait for another round, where the signature of the one before did not come within
    /// 30 days. The time from which prizes can be burned does not move.
    /// @dev Reverts, in this order:
    /// - `Draws_GiveawayOver` once its prizes were burned
    /// - `Draws_WrongStatus` unless it is open
    /// - `Draws_RoundStands` until 30 days after the round's time
    ///
    /// Emits `RoundRenewed`.
    /// @return round the first one that lies at least 13 hours ahead
    function renewRound() external returns (uint256 round);

    /// @notice Owner: opens a draw without prizes of tokens, such as the places of a launch.
    /// @dev Reverts, in this order:
    /// - `OwnableUnauthorizedAccount` unless sent by the owner
    /// - `Draws_BadListing`
    /// - `Draws_NoSuchRound`, `Draws_RoundTooSoon`, `Draws_RoundTooFar` unless the round lies 24 hours to 30 days ahead
    ///
    /// Emits `DrawOpened`.
    /// @param listing list and round
    /// @return drawId 2, 3, …
    function open(Listing calldata listing) external returns (uint256 drawId);

    /// @notice Owner: takes the open draw of a launch back, until 12 hours before its round's time or, if it was never
    /// revealed, from 30 days after.
    /// @dev Reverts, in this order:
    /// - `OwnableUnauthorizedAccount` unless sent by the owner
    /// - `Draws_WrongStatus` unless open, and for the giveaway
    /// - `Draws_CannotWithdraw` from 12 hours before the round's time until 30 days after it
    ///
    /// Emits `DrawWithdrawn`.
    /// @param drawId an open draw of a launch
    function withdraw(uint256 drawId) external;

    /// @notice Anyone: ends the open draw of a launch by two rows of its list that cannot both be in one: of one account,
    /// with one number, or with weights that overlap.
    /// @dev Until 12 hours before the round's time: later it would be a withdrawal by whoever may know the number. Reverts,
    /// in this order:
    /// - `Draws_WrongStatus` unless open, and for the giveaway
    /// - `Draws_TooLate`
    /// - `Draws_BadProof` where a row is not in the list
    /// - `Draws_NoContradiction`
    ///
    /// Emits `DrawRefuted`.
    /// @param drawId an open draw of a launch
    /// @param one a row
    /// @param other another
    function refute(uint256 drawId, Entry calldata one, Entry calldata other) external;

    /// @notice Anyone: hands in the beacon's signature of the round, which becomes the seed.
    /// @dev Looks at no clock: there is no such signature before the round's time. Reverts, in this order:
    /// - `Draws_WrongStatus` unless open
    /// - `Draws_BadSignature`
    ///
    /// Emits `DrawRevealed`.
    /// @param drawId an open draw
    /// @param signature a point on G1 of BLS12-381, uncompressed: 128 bytes as EIP-2537 has them
    /// @return seed sha2-256 of the signature's compressed form
    function reveal(uint256 drawId, bytes calldata signature) external returns (bytes32 seed);

    /// @notice Anyone: names the winners of the next places, each proven, and pays them. All of it or nothing.
    /// @dev Reverts, in this order, from `Draws_BadList` on for each place in turn:
    /// - `Draws_WrongStatus` unless revealed
    /// - `Draws_WrongPlace` unless `firstPlace` is the next
    /// - `Draws_WrongNumber` for no winners, or more than places are left
    /// - `Draws_BadList` where no weight is left
    /// - `Draws_NotTheWinner` where the entry's interval does not hold the place's point
    /// - `Draws_BadList` where the entry cannot be in a list that keeps its rules
    /// - `Draws_BadProof` where it is not in the list
    ///
    /// Emits `PlaceWon` for each place.
    /// @param drawId a revealed draw
    /// @param firstPlace the next place, so that a second sending settles nothing twice
    /// @param winners the entries that win `firstPlace` and those after it, in order
    function settle(uint256 drawId, uint256 firstPlace, Entry[] calldata winners) external;

    /// @notice Anyone: burns the LILAPE here that nobody can win any more.
    /// @dev Possible at once when the sale pays its buyers back, when nobody takes part in the giveaway, and when it is
    /// settled (with fewer than three entrants, or after a gift). Otherwise, so that nothing is locked for ever: 365 days
    /// after the sale's end by the clock, or after the opening of a giveaway that is open or revealed, which no new round
    /// moves; then `prizeOf` is 0 from there on and no giveaway can be opened. Reverts, in this order:
    /// - `Draws_PrizesStand`
    /// - `Draws_NothingToBurn`
    ///
    /// Emits `LeftoverBurned`.
    /// @return amount LILAPE destroyed, 18 decimals
    function burnLeftover() external returns (uint256 amount);

    /// @notice Who won a place; nobody until it was settled.
    /// @param drawId the draw, the giveaway is 1
    /// @param place the place in it, from 0
    /// @return winner the account, or the zero address
    function winnerOf(uint256 drawId, uint256 place) external view returns (address winner);

    /// @notice What a place pays or has paid, unless it was burned before: 250, 150 and 100 million for places 0, 1 and 2
    /// of draw 1, else 0.
    /// @param drawId any number
    /// @param place any number
    /// @return LILAPE, 18 decimals
    function prizeOf(uint256 drawId, uint256 place) external view returns (uint256);

    /// @notice A draw; all zero where there is none.
    /// @param drawId any number
    function drawOf(uint256 drawId) external view returns (Draw memory);

    /// @notice Where the next place of a revealed draw falls, before the walk through the intervals already drawn.
    /// @dev Reverts: `Draws_WrongStatus` unless revealed, `Draws_BadList` where no weight is left.
    /// @param drawId a revealed draw
    /// @return point from 0 to the weight that is left, exclusive
    function pointOf(uint256 drawId) external view returns (uint256 point);

    /// @notice The highest id that is used; 1 is kept for the giveaway.
    function drawCount() external view returns (uint256);

    /// @notice From when what is left can be burned, unix seconds; 0 for at once, the largest number while the sale is
    /// not over.
    function burnableFrom() external view returns (uint256);

    /// @notice Whether a listing has come to a frontier.
    /// @param frontier its digest, see `EntrantsListed`
    function hasReached(bytes32 frontier) external view returns (bool);

    /// @notice keccak256(abi.encodePacked(accounts)) of those who take no part in the giveaway.
    function excludedDigest() external view returns (bytes32);

    /// @notice When the beacon signs a round.
    /// @dev Reverts: `Draws_NoSuchRound` for 0 and for what has more than 40 bits.
    /// @param round of the beacon, from 1
    /// @return unix seconds
    function roundTime(uint256 round) external view returns (uint256);

    /// @notice The beacon whose signatures decide.
    /// @return key a point on G2 of BLS12-381, 256 bytes as EIP-2537 has them
    /// @return genesis unix seconds of round 1
    /// @return period seconds from one round to the next
    function beacon() external view returns (bytes memory key, uint256 genesis, uint256 period);

    /// @notice The token of the prizes.
    function lilape() external view returns (address);

    /// @notice The sale whose buyers enter the giveaway.
    function presale() external view returns (address);
}
