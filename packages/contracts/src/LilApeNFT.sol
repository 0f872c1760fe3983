// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";
import {Ownable2Step} from "@openzeppelin/contracts/access/Ownable2Step.sol";
import {ECDSA} from "@openzeppelin/contracts/utils/cryptography/ECDSA.sol";
import {ERC721} from "solady/tokens/ERC721.sol";
import {EIP712} from "solady/utils/EIP712.sol";
import {MerkleProofLib} from "solady/utils/MerkleProofLib.sol";

import {IDraws} from "./interfaces/IDraws.sol";
import {ILilApeNFT} from "./interfaces/ILilApeNFT.sol";
import {IpfsUri} from "./IpfsUri.sol";

/// @title The LilApe collection: 10,000 generated apes
/// @notice ERC-721. No royalty, no reveal, no change of a picture, no mint outside the rules of `ILilApeNFT`.
/// @dev Warning: the owner can name another studio key, whose vouchers decide which picture a sold id gets that nobody
/// has minted yet; and can hand over (in two steps) or renounce that power. The owner can touch no token, payment or
/// prize, and no key of the studio has a say in the prizes.
contract LilApeNFT is ILilApeNFT, ERC721, EIP712, Ownable2Step {
    /// @dev What every mint reads, in one slot.
    struct Studio {
        address signer;
        uint32 epoch;
        uint16 minted;
    }

    bytes32 private constant VOUCHER_TYPEHASH =
        keccak256("Voucher(address to,uint256 tokenId,bytes32 digest,uint256 deadline,uint256 signerEpoch)");
    /// @dev The giveaway's draw, and its first place that wins an ape.
    uint256 private constant GIVEAWAY = 1;
    uint256 private constant FIRST_APE_PLACE = 3;

    /// @inheritdoc ILilApeNFT
    uint256 public constant MINT_PRICE = 0.009 ether;
    /// @inheritdoc ILilApeNFT
    uint256 public constant MAX_SUPPLY = 10_000;
    /// @inheritdoc ILilApeNFT
    uint256 public constant LAST_FOR_SALE = 9_900;

    /// @inheritdoc ILilApeNFT
    address public immutable draws;
    /// @inheritdoc ILilApeNFT
    address public immutable treasury;
    /// @inheritdoc ILilApeNFT
    bytes32 public immutable catalogueHash;
    /// @inheritdoc ILilApeNFT
    bytes32 public immutable bandsHash;
    /// @inheritdoc ILilApeNFT
    bytes32 public immutable prizesRoot;
    bytes32 private immutable CONTRACT_DIGEST;

    Studio private studio;
    mapping(uint256 tokenId => bytes32 digest) private digests;

    /// @notice Fixes what can never change.
    /// @dev Reverts: `OwnableInvalidOwner`, `LilApeNFT_BadAddress`, `LilApeNFT_EmptyHash`. Emits: `SignerChanged`.
    /// @param terms see `Terms`
    constructor(Terms memory terms) Ownable(terms.owner) {
        _checkAddress(terms.owner);
        _checkAddress(terms.treasury);
        _checkAddress(terms.draws);
        if (terms.contractDigest == 0 || terms.catalogueHash == 0 || terms.bandsHash == 0 || terms.prizesRoot == 0) {
            revert LilApeNFT_EmptyHash();
        }

        treasury = terms.treasury;
        draws = terms.draws;
        CONTRACT_DIGEST = terms.contractDigest;
        catalogueHash = terms.catalogueHash;
        bandsHash = terms.bandsHash;
        prizesRoot = terms.prizesRoot;
        _setSigner(terms.signer);
    }

    // ---------------------------------------------------------------- minting

    /// @inheritdoc ILilApeNFT
    function mint(address to, uint256 tokenId, string calldata uri, uint256 deadline, bytes calldata signature)
        external
        payable
    {
        if (msg.value != MINT_PRICE) revert LilApeNFT_WrongPrice(msg.value, MINT_PRICE);
        if (tokenId == 0 || tokenId > LAST_FOR_SALE) revert LilApeNFT_NotForSale(tokenId);
        if (block.timestamp > deadline) revert LilApeNFT_VoucherExpired(deadline);
        bytes32 digest = IpfsUri.decode(uri);
        Studio memory current = studio;
        bytes32 signed = _voucherHash(to, tokenId, digest, deadline, current.epoch);
        (address recovered, ECDSA.RecoverError fault,) = ECDSA.tryRecoverCalldata(signed, signature);
        if (fault != ECDSA.RecoverError.NoError || recovered != current.signer) revert LilApeNFT_BadVoucher();
        _mintCounted(to, tokenId, digest, current);
    }

    /// @inheritdoc ILilApeNFT
    function mintPrize(uint256 tokenId, string calldata uri, bytes32[] calldata proof) external {
        if (tokenId <= LAST_FOR_SALE || tokenId > MAX_SUPPLY) revert LilApeNFT_NotAPrize(tokenId);
        // Until the draws stand nobody can have won.
        if (draws.code.length == 0) revert LilApeNFT_NoWinner(tokenId);
        address winner = IDraws(draws).winnerOf(GIVEAWAY, FIRST_APE_PLACE + tokenId - LAST_FOR_SALE - 1);
        if (winner == address(0)) revert LilApeNFT_NoWinner(tokenId);
        bytes32 digest = IpfsUri.decode(uri);
        // Hashed twice, so that no inner node can be taken for a leaf.
        bytes32 leaf = keccak256(bytes.concat(keccak256(abi.encode(tokenId, digest))));
        if (!MerkleProofLib.verifyCalldata(proof, prizesRoot, leaf)) revert LilApeNFT_BadProof();
        _mintCounted(winner, tokenId, digest, studio);
    }

    /// @dev Marks before it mints, and calls nobody.
    /// @param current what is stored of the studio
    function _mintCounted(address to, uint256 tokenId, bytes32 digest, Studio memory current) private {
        digests[tokenId] = digest;
        // Safe: at most MAX_SUPPLY tokens are ever minted.
        unchecked {
            ++current.minted;
        }
        studio = current;
        _mint(to, tokenId);
    }

    // ---------------------------------------------------------------- the studio and the treasury

    /// @inheritdoc ILilApeNFT
    function withdraw() external returns (uint256 amount) {
        amount = address(this).balance;
        if (amount == 0) revert LilApeNFT_NothingToWithdraw();
        emit Withdrawn(treasury, amount);

        (bool isSent,) = treasury.call{value: amount}("");
        if (!isSent) revert LilApeNFT_TreasuryRefused();
    }

    /// @inheritdoc ILilApeNFT
    /// @dev Warning: a power of the owner.
    function setSigner(address newSigner) external onlyOwner {
        _setSigner(newSigner);
    }

    // ---------------------------------------------------------------- reading

    /// @inheritdoc ILilApeNFT
    function signer() external view returns (address) {
        return studio.signer;
    }

    /// @inheritdoc ILilApeNFT
    function signerEpoch() external view returns (uint256) {
        return studio.epoch;
    }

    /// @inheritdoc ILilApeNFT
    function totalSupply() external view returns (uint256) {
        return studio.minted;
    }

    /// @inheritdoc ILilApeNFT
    function digestOf(uint256 tokenId) public view returns (bytes32) {
        if (!_exists(tokenId)) revert TokenDoesNotExist();
        return digests[tokenId];
    }

    /// @inheritdoc ILilApeNFT
    function contractURI() external view returns (string memory) {
        return IpfsUri.encode(CONTRACT_DIGEST);
    }

    /// @inheritdoc ILilApeNFT
    function voucherHash(address to, uint256 tokenId, bytes32 digest, uint256 deadline)
        external
        view
        returns (bytes32)
    {
        return _voucherHash(to, tokenId, digest, deadline, studio.epoch);
    }

    /// @notice The collection's name.
    function name() public pure override returns (string memory) {
        return "LilApe";
    }

    /// @notice The collection's symbol.
    function symbol() public pure override returns (string memory) {
        return "LILAPE";
    }

    /// @notice Address of a token's metadata, as it was given when it was minted.
    /// @dev Reverts: `TokenDoesNotExist`.
    /// @param tokenId a minted id
    /// @return `ipfs://` and the CIDv1
    function tokenURI(uint256 tokenId) public view override returns (string memory) {
        return IpfsUri.encode(digestOf(tokenId));
    }

    // ---------------------------------------------------------------- no ether by the way

    /// @notice Lets `account` move a token. Takes no ether, though the standard calls it payable.
    /// @dev Reverts: `LilApeNFT_EtherRefused`, `NotOwnerNorApproved`, `TokenDoesNotExist`. Emits: `Approval`.
    /// @param account who may, or the zero address for nobody
    /// @param tokenId a minted id
    function approve(address account, uint256 tokenId) public payable override {
        _refuseEther();
        super.approve(account, tokenId);
    }

    /// @notice Moves a token. Takes no ether, though the standard calls it payable.
    /// @dev Reverts: `LilApeNFT_EtherRefused`, `LilApeNFT_BadAddress`, `TransferFromIncorrectOwner`,
    /// `TransferToZeroAddress`, `NotOwnerNorApproved`, `TokenDoesNotExist`. Emits: `Transfer`.
    /// @param from the owner
    /// @param to anyone but the zero address and this contract
    /// @param tokenId a minted id
    function transferFrom(address from, address to, uint256 tokenId) public payable override {
        _refuseEther();
        super.transferFrom(from, to, tokenId);
    }

    // ---------------------------------------------------------------- rules

    function _setSigner(address newSigner) private {
        _checkAddress(newSigner);
        uint32 epoch = studio.epoch + 1;
        studio.signer = newSigner;
        studio.epoch = epoch;
        emit SignerChanged(newSigner, epoch);
    }

    function _voucherHash(address to, uint256 tokenId, bytes32 digest, uint256 deadline, uint256 epoch)
        private
        view
        returns (bytes32)
    {
        return _hashTypedData(keccak256(abi.encode(VOUCHER_TYPEHASH, to, tokenId, digest, deadline, epoch)));
    }

    function _refuseEther() private view {
        if (msg.value != 0) revert LilApeNFT_EtherRefused(msg.value);
    }

    /// @dev What has no key, or is the collection itself, could never act, and would keep for ever what it gets.
    function _checkAddress(address account) private view {
        if (account == address(0) || account == address(this)) revert LilApeNFT_BadAddress(account);
    }

    /// @dev A token of the collection's own could never be moved again.
    function _beforeTokenTransfer(address, address to, uint256) internal view override {
        if (to == address(this)) revert LilApeNFT_BadAddress(to);
    }

    /// @dev The domain of the vouchers, as EIP-712 and ERC-5267 have it.
    function _domainNameAndVersion() internal pure override returns (string memory, string memory) {
        return ("LilApe", "1");
    }
}
