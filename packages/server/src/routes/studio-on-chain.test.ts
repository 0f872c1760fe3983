// The studio on a real chain: picture, metadata, voucher and contract agree, and no other voucher mints.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { localAddress, localPrivateKey } from '@lilape/contracts/deploy/local-config';
import { lilApeNFTAbi } from '@lilape/contracts/generated/abis';
import { voucherData } from '@lilape/contracts/voucher';
import { LAYERS } from '@lilape/domain/apes/catalogue';
import { traitsOf } from '@lilape/domain/apes/traits';
import { cidOf, cidOfUri, digestOfCid } from '@lilape/domain/ipfs';
import type { GenerateBody } from '@lilape/wire/studio';
import {
  BaseError,
  ContractFunctionRevertedError,
  type Hex,
  createPublicClient,
  encodeFunctionData,
  http,
  toHex,
} from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ApiRig } from '#testing/api-rig.ts';
import { type ChainRig, startChainRig } from '#testing/chain-rig.ts';
import type { TestChain } from '#testing/chain.ts';
import { until } from '#testing/ledger.ts';

const GENERATE = '/api/generate-nft-sharp';
const PRICE = 9_000_000_000_000_000n;
const STUDIO = privateKeyToAccount(localPrivateKey('studioSigner'));
const BUYERS = 8;

type Offer = GenerateBody & { readonly voucher: NonNullable<GenerateBody['voucher']> };
type Args = readonly [to: Hex, tokenId: bigint, uri: string, deadline: bigint, signature: Hex];

let chain: TestChain;
let client: ReturnType<typeof createPublicClient>;
let collection: Hex;
let chainRig: ChainRig;
let rig: ApiRig;
let folder: string;
let aheadMs = 0;
let limitNowMs = 0;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lilape-studio-chain-'));
  chainRig = await startChainRig(BUYERS, {
    studioFolder: folder,
    clock: () => Date.now() + aheadMs,
    limitClock: () => (limitNowMs += 1_000),
  });
  ({ chain, api: rig } = chainRig);
  client = createPublicClient({ transport: http(chain.rpcUrl) });
  collection = chainRig.deployment.contracts.nft ?? '0x';
});

afterAll(async () => {
  await chainRig.close();
  await rm(folder, { recursive: true, force: true });
});

const walletOf = (buyer: number): Hex => chain.buyers[buyer] ?? '0x';
const fileOf = async (uri: string) =>
  new Uint8Array(await (await rig.request(`/ipfs/${cidOfUri(uri)}`)).arrayBuffer());

async function offerFor(buyer: number): Promise<Offer> {
  const response = await rig.post({ walletAddress: walletOf(buyer) }, GENERATE);
  expect(response.status).toBe(200);
  return (await response.json()) as Offer;
}

const argsOf = ({ tokenId, metadataURI, voucher }: Offer): Args => [
  voucher.to as Hex,
  BigInt(tokenId),
  metadataURI,
  BigInt(voucher.deadline),
  voucher.signature as Hex,
];
const mintCall = (buyer: number, args: Args, value = PRICE) => ({
  buyer,
  to: collection,
  data: encodeFunctionData({ abi: lilApeNFTAbi, functionName: 'mint', args }),
  value,
});
const ofCollection = (id: number) =>
  ({ address: collection, abi: lilApeNFTAbi, args: [BigInt(id)] as const }) as const;
const ownerOf = async (id: number) =>
  (await client.readContract({ ...ofCollection(id), functionName: 'ownerOf' })).toLowerCase();
const tokenUriOf = (id: number) => client.readContract({ ...ofCollection(id), functionName: 'tokenURI' });

/** What the contract would say to a mint: the name of its error, or "minted". */
async function tryMint(args: Args, value = PRICE): Promise<string> {
  try {
    const call = { address: collection, abi: lilApeNFTAbi, functionName: 'mint', args, value } as const;
    await client.simulateContract({ ...call, account: walletOf(0) });
    return 'minted';
  } catch (error) {
    const reason = (error as BaseError).walk((each) => each instanceof ContractFunctionRevertedError);
    return (reason as ContractFunctionRevertedError).data?.errorName ?? 'reverted';
  }
}

const statusOf = async (hash: Hex) => (await client.getTransactionReceipt({ hash })).status;
const untilOffered = (buyer: number, isWanted: (offer: Offer) => boolean) =>
  until(
    async () => {
      const offer = await offerFor(buyer);
      return isWanted(offer) ? offer : null;
    },
    () => 'the offer stayed as it was',
  );

test('behavior: for apes as they fall, contract, metadata, picture and traits say the same', async () => {
  for (let buyer = 0; buyer < BUYERS; buyer++) {
    const offer = await offerFor(buyer);
    const [hash] = await chain.seal([mintCall(buyer, argsOf(offer))]);
    expect(await statusOf(hash ?? '0x')).toBe('success');
    expect(await ownerOf(offer.tokenId)).toBe(walletOf(buyer));
    expect(await tokenUriOf(offer.tokenId)).toBe(offer.metadataURI);
    const bytes = await fileOf(offer.metadataURI);
    expect(cidOf(bytes)).toBe(offer.cid);
    const metadata = JSON.parse(new TextDecoder().decode(bytes)) as {
      token_id: number;
      image: string;
      rarity_score: number;
      attributes: { value: unknown }[];
    };
    const traits = LAYERS.map((layer) => traitsOf(offer.tokenId)[layer].name);
    expect(metadata).toMatchObject({
      token_id: offer.tokenId,
      image: offer.imageURI,
      rarity_score: offer.rarityScore,
      contract_address: collection,
    });
    expect(metadata.attributes.slice(0, 5).map(({ value }) => value)).toEqual(traits);
    const { background, body, eyes, hat, accessory } = offer.traits;
    expect([background, body, eyes, hat, accessory]).toEqual(traits);
    expect(cidOf(await fileOf(offer.imageURI))).toBe(cidOfUri(offer.imageURI));
  }
});

test('error: no altered voucher mints, nor one for another price, chain or contract', async () => {
  const offer = await offerFor(0);
  const [to, id, uri, deadline, signature] = argsOf(offer);
  const sign = (chainId: number, contract: Hex, tokenId = id) => {
    const digest = toHex(digestOfCid(offer.cid));
    const voucher = { to, tokenId, digest, deadline, signerEpoch: 1n };
    return STUDIO.signTypedData(voucherData(chainId, contract, voucher));
  };
  const other = (await (await rig.post({ tokenId: 5 }, GENERATE)).json()) as GenerateBody;
  const answers = {
    asItIs: await tryMint([to, id, uri, deadline, signature]),
    anotherId: await tryMint([to, id === 9_900n ? 9_899n : id + 1n, uri, deadline, signature]),
    anotherPicture: await tryMint([to, id, other.metadataURI, deadline, signature]),
    anotherAccount: await tryMint([walletOf(1), id, uri, deadline, signature]),
    aLaterDeadline: await tryMint([to, id, uri, deadline + 1n, signature]),
    ofAnotherChain: await tryMint([to, id, uri, deadline, await sign(8453, collection)]),
    ofAnotherContract: await tryMint([to, id, uri, deadline, await sign(31337, walletOf(2))]),
    aPrize: await tryMint([to, 9_901n, uri, deadline, await sign(31337, collection, 9_901n)]),
    tooLittle: await tryMint([to, id, uri, deadline, signature], PRICE - 1n),
    tooMuch: await tryMint([to, id, uri, deadline, signature], PRICE + 1n),
    noAddress: await tryMint([to, id, uri.replace('ipfs://', 'https://'), deadline, signature]),
  };
  expect(answers).toEqual({
    asItIs: 'minted',
    anotherId: 'LilApeNFT_BadVoucher',
    anotherPicture: 'LilApeNFT_BadVoucher',
    anotherAccount: 'LilApeNFT_BadVoucher',
    aLaterDeadline: 'LilApeNFT_BadVoucher',
    ofAnotherChain: 'LilApeNFT_BadVoucher',
    ofAnotherContract: 'LilApeNFT_BadVoucher',
    aPrize: 'LilApeNFT_NotForSale',
    tooLittle: 'LilApeNFT_WrongPrice',
    tooMuch: 'LilApeNFT_WrongPrice',
    noAddress: 'IpfsUri_Malformed',
  });
});

test('behavior: of two at once for one ape one gets it, and the other is offered another that can be minted', async () => {
  const wanted = await offerFor(1);
  const [, id, uri, deadline] = argsOf(wanted);
  const voucher = {
    to: walletOf(2),
    tokenId: id,
    digest: toHex(digestOfCid(wanted.cid)),
    deadline,
    signerEpoch: 1n,
  };
  const signature = await STUDIO.signTypedData(voucherData(31337, collection, voucher));
  const hashes = await chain.seal([
    mintCall(2, [walletOf(2), id, uri, deadline, signature]),
    mintCall(1, argsOf(wanted)),
  ]);
  expect((await Promise.all(hashes.map(statusOf))).toSorted()).toEqual(['reverted', 'success']);
  const loser = (await ownerOf(wanted.tokenId)) === walletOf(2) ? 1 : 2;
  const next = await untilOffered(loser, ({ tokenId }) => tokenId !== wanted.tokenId);
  expect(await tryMint(argsOf(next))).toBe('minted');
});

test('behavior: a voucher that is past its time mints nothing, and a new one is good from the chain’s own time', async () => {
  const args = argsOf(await offerFor(4));
  await chain.rpc('evm_increaseTime', 1_000);
  await chain.mine();
  expect(await tryMint(args)).toBe('LilApeNFT_VoucherExpired');
  const renewed = await untilOffered(4, ({ voucher }) => BigInt(voucher.deadline) > args[3] + 900n);
  expect(BigInt(renewed.tokenId)).toBe(args[1]);
  expect(await tryMint(argsOf(renewed))).toBe('minted');
});

test('behavior: when the contract counts another key, vouchers of before mint nothing, and new ones are signed for it', async () => {
  const before = await offerFor(3);
  const setSigner = async (signer: Hex) => {
    const args = { abi: lilApeNFTAbi, functionName: 'setSigner', args: [signer] } as const;
    const call = { from: localAddress('owner'), to: collection, data: encodeFunctionData(args) };
    await chain.rpc('eth_sendTransaction', call);
    await chain.mine();
    // The answer at hand is given once more while the new one is read.
    aheadMs += 5_100;
    await rig.post({ walletAddress: walletOf(3) }, GENERATE);
  };
  await setSigner(STUDIO.address);
  expect(await tryMint(argsOf(before))).toBe('LilApeNFT_BadVoucher');
  await until(
    async () => (await tryMint(argsOf(await offerFor(3)))) === 'minted',
    () => 'no voucher of the new key came',
  );
  await setSigner(walletOf(7));
  await until(
    async () => (await rig.post({ walletAddress: walletOf(3) }, GENERATE)).status === 503,
    () => 'the studio goes on to sign for another key',
  );
});
