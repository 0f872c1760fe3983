/** How a card goes out: signed by the wallet if that is wanted, then handed to the server. */
import type { Address } from '@lilape/domain/address';
import { applicationText } from '@lilape/domain/launchpad/application';
import { apply } from '@lilape/wire/endpoints/launches';
import { callApi } from '#shell/first/api.ts';
import { chainId } from '#shell/first/deployment.ts';
import type { Language } from '@lilape/domain/languages';
import type { Draft } from './draft.ts';
import { type Tidied, tidied } from './rules.ts';

export type Phase = 'typing' | 'signing' | 'sending';

export type Asked = {
  readonly draft: Draft;
  /** Who signs it; null where nobody does. */
  readonly account: Address | null;
  readonly language: Language;
  /** Ends the waiting for a wallet. */
  readonly signal: AbortSignal;
};

/**
 * Signs and sends; resolves to the number. The same draft sent again gets the same number.
 * @throws AppError of the wallet, of any call, and ALREADY_APPLIED; the signal's reason where nobody waits for the wallet
 */
export async function sendApplication(asked: Asked, onPhase: (phase: Phase) => void): Promise<number> {
  const { draft, account, language, signal } = asked;
  const card = tidied(draft.typed);
  const { requestId } = draft;
  if (account !== null) onPhase('signing');
  const signed = account !== null && {
    account,
    signature: await signatureOf(textOf(card, requestId, account), account, signal),
  };
  onPhase('sending');
  const { contract, ...rest } = card;
  const { body } = await callApi(apply, {
    body: { ...rest, ...(contract !== null && { contract }), language, requestId, ...signed },
  });
  return body.number;
}

const textOf = ({ project, contract, contact }: Tidied, requestId: string, account: Address): string =>
  applicationText({ site: location.origin, chainId, project, contract, contact, requestId, account });

/** What was signed while the page is open: who sends a card again is not asked again. */
const signatures = new Map<string, string>();

async function signatureOf(text: string, account: Address, signal: AbortSignal): Promise<string> {
  const known = signatures.get(text);
  if (known !== undefined) return known;
  const { signText } = await import('#wallet/sign-text.ts');
  const signature = await Promise.race([signText(text, account), abortOf(signal)]);
  signatures.set(text, signature);
  return signature;
}

function abortOf(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });
}
