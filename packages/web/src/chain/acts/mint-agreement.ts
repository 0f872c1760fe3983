/** What a mint comes to before the wallet is asked: an ape that is free on chain now, its files, its voucher, its price. */
import type { Address } from '@lilape/domain/address';
import { AppError } from '@lilape/domain/app-error';
import { expectMetadata, type Offer, offerFor } from '#api/studio-api.ts';
import { apeOwner, mintCall, mintPrice } from '#chain/ape-contract.ts';
import { revertError } from '#chain/errors.ts';
import { sleep } from '#chain/flow/sleep.ts';
import type { Actor } from '#chain/flow/step.ts';
import { etherBalance, readCall } from '#chain/rpc.ts';
import { mintFailures } from './mint-failures.ts';
import type { MintTerms, MintDraft } from './mint.ts';

/** How often the studio is asked anew while what it offers is refused, and how long between, milliseconds. */
const mostAttempts = 6;
const pauseMs = 2_000;

/**
 * Asks the studio until it offers what the contract takes: it may not have noticed yet that another was quicker, or
 * that its key was replaced. The ape that was shown is asked for first; where it is gone another is, unless it was chosen.
 * @throws AppError MINT_INSUFFICIENT_FUNDS, MINT_BLOCKED, MINT_TAKEN, MINT_STUDIO_BEHIND, or what the studio says
 */
export async function agreeOnMint(
  actor: Actor,
  { shownId, isChosen = false }: MintDraft,
): Promise<MintTerms> {
  const { provider, account } = actor;
  let asked = shownId;
  for (let attempt = 1; ; attempt++) {
    const [offer, priceWei, balanceWei] = await Promise.all([
      offerOf(account, asked, isChosen),
      mintPrice(provider),
      etherBalance(provider, account),
    ]);
    if (balanceWei < priceWei) throw new AppError('MINT_INSUFFICIENT_FUNDS');
    await expectMetadata(offer);
    const terms = termsOf(offer, actor, priceWei, shownId);
    const refusal = await refusalOf(actor, terms);
    if (refusal === null) return terms;
    if (!isPassing(refusal) || (isChosen && refusal.code === 'MINT_TAKEN')) throw refusal;
    if (!isChosen) asked = null;
    if (attempt === mostAttempts) throw new AppError('MINT_STUDIO_BEHIND', {}, { cause: refusal });
    await sleep(pauseMs, new AbortController().signal);
  }
}

/** The ape that is asked for; where it is not on the branch any more and nobody chose it, the one that is offered. */
async function offerOf(account: Address, asked: number | null, isChosen: boolean): Promise<Offer> {
  try {
    return await offerFor(account, asked);
  } catch (thrown) {
    const isGone = thrown instanceof AppError && thrown.code === 'MINT_NOT_ON_BRANCH';
    if (!isGone || isChosen || asked === null) throw thrown;
    return offerFor(account, null);
  }
}

function termsOf(
  { tokenId, metadataURI, imageURI, voucher }: Offer,
  { account }: Actor,
  priceWei: bigint,
  shownId: number | null,
): MintTerms {
  const isAnother = shownId !== null && shownId !== tokenId;
  return {
    account,
    tokenId: BigInt(tokenId),
    insteadOf: isAnother ? BigInt(shownId) : 0n,
    metadataURI,
    imageURI,
    priceWei,
    deadline: BigInt(voucher.deadline),
    signature: voucher.signature as `0x${string}`,
  };
}

/** Why the contract would refuse the mint now; null if it would not. */
async function refusalOf({ provider, account }: Actor, terms: MintTerms): Promise<AppError | null> {
  // Asked beside the trial: not every node says why a call reverts.
  if ((await apeOwner(provider, terms.tokenId)) !== null)
    return new AppError('MINT_TAKEN', { id: Number(terms.tokenId) });
  try {
    await readCall(provider, { from: account, ...mintCall(terms) });
    return null;
  } catch (cause) {
    const refusal = revertError(cause, mintFailures(terms.tokenId));
    if (refusal === undefined) throw cause;
    return refusal;
  }
}

/** Whether a new offer mends it. */
function isPassing({ code }: AppError): boolean {
  return code === 'MINT_TAKEN' || code === 'MINT_VOUCHER_OVER';
}
