// `draw prize`: mints an ape that was won to its winner, from what was fixed at deployment alone.
import { drawsAbi, lilApeNFTAbi } from '@lilape/contracts/generated/abis';
import { prizesOf } from '@lilape/domain/apes/prizes';
import { GIVEAWAY_ID, placeOfPrizeApe } from '@lilape/domain/draws/giveaway';
import { ipfsUri } from '@lilape/domain/ipfs';
import { zeroAddress } from 'viem';
import { type DrawContext, DrawRefusal } from './context.ts';
import { requireSame } from './difference.ts';
import { agree, send, sender } from './send.ts';

/** Mints the prize that was asked for. @throws Difference where the contract was deployed with other prizes, DrawRefusal */
export async function mintPrize(context: DrawContext): Promise<void> {
  const { given, deployment, draws, reader, print } = context;
  const { ape } = given;
  const collection = deployment.contracts.nft;
  const place = ape === null ? null : placeOfPrizeApe(ape);
  if (collection === null || ape === null || place === null)
    throw new DrawRefusal('There is no such prize on this chain.');
  const account = sender();
  const { chainId, siteUrl } = deployment;
  const prizes = prizesOf({ contractAddress: collection, chainId, siteUrl });
  const nft = { address: collection, abi: lilApeNFTAbi };
  const root = await reader.readContract({ ...nft, functionName: 'prizesRoot' });
  requireSame('The root of the prizes in the contract', root, prizes.root);
  const args = [BigInt(GIVEAWAY_ID), BigInt(place)] as const;
  const winner = await reader.readContract({ address: draws, abi: drawsAbi, functionName: 'winnerOf', args });
  if (winner === zeroAddress) throw new DrawRefusal(`Nobody has won ape #${ape} yet.`);
  const { metadataCid, proof } = prizes.of(ape);
  const uri = ipfsUri(metadataCid);
  print(`This mints ape #${ape} to its winner:`);
  print(`  winner    ${winner}`);
  print(`  metadata  ${uri}`);
  print(`  proof     ${proof.join(' ')}`);
  print(`  sent by   ${account.address}`);
  await agree(context, 'Send it?');
  await send(context, account, { ...nft, functionName: 'mintPrize', args: [BigInt(ape), uri, proof] });
  print('The winner has it.');
}
