/** The one step of a mint: done once the ape is the account's, whoever sent it there. @see decision 17 */
import { AppError } from '@lilape/domain/app-error';
import { cidOfUri } from '@lilape/domain/ipfs';
import { apeOwner, mintCall, mintedIn } from '#chain/ape-contract.ts';
import { revertError } from '#chain/errors.ts';
import { sendSingle, singleCall } from '#chain/flow/single.ts';
import type { Actor, Step } from '#chain/flow/step.ts';
import { readCall, type Receipt } from '#chain/rpc.ts';
import { mintFailures } from './mint-failures.ts';
import type { MintTerms } from './mint.ts';

/** One transaction with the price; nothing is asked where the ape has come meanwhile. */
export function mintStep(terms: MintTerms): Step {
  const isDone = (actor: Actor) => isOwned(actor, terms);
  return {
    name: 'mint',
    isDecisive: true,
    prepare: async (actor) => {
      expectPublished(terms);
      return (await isDone(actor)) ? null : singleCall(actor, mintCall(terms));
    },
    send: sendSingle,
    isDone,
    verify: async (actor, receipt) => {
      if (receipt.status === '0x1' && mintedIn(receipt, terms.account) === terms.tokenId) return;
      throw await failureOf(actor, receipt, terms);
    },
  };
}

async function isOwned({ provider, account }: Actor, { tokenId }: MintTerms): Promise<boolean> {
  return (await apeOwner(provider, tokenId))?.toLowerCase() === account.toLowerCase();
}

/** The last look before the wallet is asked. @see specification §5 Mint */
function expectPublished({ metadataURI, imageURI }: MintTerms): void {
  if (cidOfUri(metadataURI) === null || cidOfUri(imageURI) === null)
    throw new AppError('MINT_BLOCKED', { field: 'metadataURI/imageURI' });
}

/** Why a mined mint minted nothing: the contract's own reason where the node still knows it. */
async function failureOf({ provider }: Actor, receipt: Receipt, terms: MintTerms): Promise<Error> {
  try {
    await readCall(provider, { from: terms.account, ...mintCall(terms) }, receipt.blockNumber);
  } catch (cause) {
    return revertError(cause, mintFailures(terms.tokenId)) ?? new AppError('MINT_FAILED', {}, { cause });
  }
  return new AppError('MINT_FAILED');
}
