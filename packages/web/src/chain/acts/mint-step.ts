/** The one step of a mint: done once the ape is the account's, whoever sent it there. @see decision 17 "vouchers and offers" */
import { AppError } from '@lilape/domain/app-error';
import { cidOfUri } from '@lilape/domain/ipfs';
import { apeOwner, mintCall, mintedIn } from '#chain/ape-contract.ts';
import { sendSingle, singleCall } from '#chain/flow/single.ts';
import type { Actor, Step } from '#chain/flow/step.ts';
import { reasonOf } from './revert-reason.ts';
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
    verify: async ({ provider }, receipt) => {
      const { account, tokenId } = terms;
      if (receipt.status === '0x1' && mintedIn(receipt, account) === tokenId) return;
      throw await reasonOf(provider, { from: account, ...mintCall(terms) }, receipt, {
        failures: mintFailures(tokenId),
        otherwise: new AppError('MINT_FAILED'),
      });
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
