// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @title The LilApe collection: 10,000 generated apes
/// @notice Ids 1 to 10,000, 0 is none. Ids up to 9,900 are sold, 9,901 to 10,000 are prizes of the giveaway. Picture and
/// metadata of a sold id are painted by the studio, which signs a voucher over their address on IPFS; those of the prizes
/// are fixed at deployment, by the root of a tree over all hundred. So nobody mints a picture of their own, nobody can
/// withhold a prize, and what a token shows never changes. Nothing is reserved: the first to mint an id has it.
interface ILilApeNFT {
    /// @notice What is fixed at deployment.
    /// @param owner who may name another signer
    /// @param treasury where payments go
    /// @param signer the studio's key
    /// @param draws the contract that names the winners of prizes; may have no code yet
    /// @param contractDigest sha2-256 of the collection's own metadata on IPFS
    /// @param catalogueHash keccak256 of the catalogue of traits, as published
    /// @param bandsHash keccak256 of the rarity bands, as published
    /// @param prizesRoot root of the tree over the prizes, as `prizesRoot` describes it
    struct Terms {
        address owner;
        address treasury;
        address signer;
        address draws;
        bytes32 contractDigest;
        bytes32 catalogueHash;
        bytes32 bandsHash;
        bytes32 prizesRoot;
    }

    /// @notice Vouchers are signed by another key from now on; those of earlier epochs are void.
    /// @param signer the studio's key
    /// @param epoch number of the key, from 1
    event SignerChanged(address indexed signer, uint256 epoch);
    /// @notice Payments went to the treasury.
    /// @param treasury who received them
    /// @param amount wei
    event Withdrawn(address indexed treasury, uint256 amount);

    /// @dev `sent` wei came instead of exactly `price`
    error LilApeNFT_WrongPrice(uint256 sent, uint256 price);
    /// @dev the id is none, or a prize
    error LilApeNFT_NotForSale(uint256 tokenId);
    /// @dev the id is none of the prizes
    error LilApeNFT_NotAPrize(uint256 tokenId);
    /// @dev nobody has won the prize yet
    error LilApeNFT_NoWinner(uint256 tokenId);
    /// @dev the voucher was good until `deadline`, unix seconds
    error LilApeNFT_VoucherExpired(uint256 deadline);
    /// @dev the voucher was not signed by the studio's present key for this very mint, chain and contract
    error LilApeNFT_BadVoucher();
    /// @dev the proof does not lead from the prize with this metadata to `prizesRoot`
    error LilApeNFT_BadProof();
    /// @dev the function takes no ether
    error LilApeNFT_EtherRefused(uint256 sent);
    /// @dev there is no ether here
    error LilApeNFT_NothingToWithdraw();
    /// @dev the treasury did not take the ether
    error LilApeNFT_TreasuryRefused();
    /// @dev the account cannot have the role it was given, or receive a token: zero, or the collection itself
    error LilApeNFT_BadAddress(address account);
    /// @dev a digest or hash is empty
    error LilApeNFT_EmptyHash();

    /// @notice Mints a sold id to an account, for exactly `MINT_PRICE`. Anyone may pay.
    /// @dev Reverts: `LilApeNFT_WrongPrice`, `LilApeNFT_NotForSale`, `LilApeNFT_VoucherExpired`, `IpfsUri_Malformed`,
    /// `LilApeNFT_BadVoucher`, `LilApeNFT_BadAddress`, `TokenAlreadyExists`, `TransferToZeroAddress`. Emits: `Transfer`.
    /// @param to who gets the token, as the voucher says
    /// @param tokenId 1 to 9,900
    /// @param uri `ipfs://` and the CIDv1 of the metadata
    /// @param deadline unix seconds of the last moment at which the voucher is good
    /// @param signature 65 bytes r, s, v over the voucher, s in the lower half
    function mint(address to, uint256 tokenId, string calldata uri, uint256 deadline, bytes calldata signature)
        external
        payable;

    /// @notice Mints a prize to the account that won it, free of charge, whoever sends it. No key of anybody's has a say.
    /// @dev Reverts: `LilApeNFT_NotAPrize`, `LilApeNFT_NoWinner`, `IpfsUri_Malformed`, `LilApeNFT_BadProof`,
    /// `TokenAlreadyExists`, `LilApeNFT_BadAddress`. Emits: `Transfer`. Warning: a winner that is a contract gets its
    /// prize without being asked, and keeps it for good where it has no way to pass it on.
    /// @param tokenId 9,901 to 10,000; 9,901 + p belongs to the winner of place 3 + p of draw 1
    /// @param uri `ipfs://` and the CIDv1 of the metadata
    /// @param proof the hashes beside the path from the prize's leaf to `prizesRoot`, from the leaf up
    function mintPrize(uint256 tokenId, string calldata uri, bytes32[] calldata proof) external;

    /// @notice Sends all ether to the treasury. Anyone may call it.
    /// @dev Reverts: `LilApeNFT_NothingToWithdraw`, `LilApeNFT_TreasuryRefused`. Emits: `Withdrawn`.
    /// @return amount wei sent
    function withdraw() external returns (uint256 amount);

    /// @notice Names the studio's key and voids all vouchers signed before.
    /// @dev Reverts: `OwnableUnauthorizedAccount`, `LilApeNFT_BadAddress`. Emits: `SignerChanged`.
    /// @param newSigner the studio's key
    function setSigner(address newSigner) external;

    /// @notice What a sold token costs, wei.
    function MINT_PRICE() external view returns (uint256);

    /// @notice How many tokens there can be.
    function MAX_SUPPLY() external view returns (uint256);

    /// @notice The last id that is sold; those above are prizes.
    function LAST_FOR_SALE() external view returns (uint256);

    /// @notice Who names the winners of the prizes.
    function draws() external view returns (address);

    /// @notice Where payments go.
    function treasury() external view returns (address);

    /// @notice keccak256 of the catalogue of traits, as published before the first mint.
    function catalogueHash() external view returns (bytes32);

    /// @notice keccak256 of the rarity bands, as published before the first mint.
    function bandsHash() external view returns (bytes32);

    /// @notice Root of the tree over the prizes: leaves keccak256(keccak256(abi.encode(tokenId, digest))), where the digest
    /// is sha2-256 of the metadata; nodes keccak256 of the two below, the smaller first. Fixed at deployment.
    function prizesRoot() external view returns (bytes32);

    /// @notice The studio's key.
    function signer() external view returns (address);

    /// @notice Number of the studio's key, from 1; part of every voucher.
    function signerEpoch() external view returns (uint256);

    /// @notice How many tokens were minted, prizes included.
    function totalSupply() external view returns (uint256);

    /// @notice sha2-256 of a token's metadata.
    /// @dev Reverts: `TokenDoesNotExist`.
    /// @param tokenId a minted id
    function digestOf(uint256 tokenId) external view returns (bytes32);

    /// @notice Address of the collection's own metadata.
    /// @dev ERC-7572
    function contractURI() external view returns (string memory);

    /// @notice What the studio signs, EIP-712. Version 1 of the domain `LilApe`, with chain and contract.
    /// @param to who gets the token
    /// @param tokenId the id
    /// @param digest sha2-256 of the metadata
    /// @param deadline unix seconds of the last moment at which the voucher is good
    /// @return the hash to sign in the present epoch
    function voucherHash(address to, uint256 tokenId, bytes32 digest, uint256 deadline) external view returns (bytes32);
}
