/** What is typed to give something back, and what the contract says of it. */
import { type AddressFault, parseAddress } from '@lilape/domain/address';
import type { InputProblem } from '@lilape/domain/messages/input';
import { parseAmountInput } from '@lilape/domain/amount-input';
import type { PaymentToken } from '@lilape/domain/presale/methods';
import { formatUnits } from '@lilape/domain/units';
import { useState } from 'react';
import type { RescueDraft } from '#chain/acts/rescue.ts';
import { coinAddress } from '#chain/sale-contract.ts';
import { lookOfToken, type Rescuable, rescuable, type TokenLook } from '#chain/sale-owner.ts';
import type { Address } from '#shell/first/deployment.ts';
import { accountHere } from '#shell/first/session.ts';
import { useSession } from '#shell/page/use-session.ts';
import { type Async, useAsync } from '#ui/use-async.ts';
import { connectedActor } from '#wallet/actor.ts';

export type RescueChoice = PaymentToken | 'other';

/** How much of a token lies there, and how the token calls itself. */
export type Lying = Rescuable & TokenLook;

/** The form; `draft` is undefined until everything fits. */
export function useRescue() {
  const [choice, choose] = useState<RescueChoice>('USDT');
  const [tokenText, typeToken] = useState('');
  const [amountTyped, typeAmount] = useState<string | null>(null);
  const [toText, typeTo] = useState('');
  const account = accountHere(useSession());

  const token = choice === 'other' ? addressIn(tokenText) : coinAddress(choice);
  const read: Async<Lying> = useAsync(token === null || account === null ? null : `${token} ${account}`, () =>
    readLying(token),
  );
  const lying = read.value;
  const decimals = lying?.decimals ?? 0;
  const whole = lying === null || lying.surplus === 0n ? '' : formatUnits(lying.surplus, decimals);
  const amountText = amountTyped ?? whole;
  const amount = parseAmountInput(amountText, decimals);
  const to = addressIn(toText);
  const units = amount.ok ? amount.units : null;
  const isFit = lying !== null && units !== null && units > 0n && units <= lying.surplus;
  const draft: RescueDraft | undefined =
    token !== null && to !== null && isFit && units !== null ? { token, to, units } : undefined;
  const isTooMuch = lying !== null && units !== null && units > lying.surplus;

  return {
    choice,
    choose: (next: RescueChoice) => {
      choose(next);
      typeAmount(null);
    },
    tokenText,
    typeToken: (text: string) => {
      typeToken(text);
      typeAmount(null);
    },
    tokenFault: problemOf(tokenText),
    amountText,
    typeAmount,
    isNoAmount: amountTyped !== null && amountTyped !== '' && !amount.ok,
    isTooMuch,
    toText,
    typeTo,
    toFault: problemOf(toText),
    draft,
    lies: { read, isAsked: token !== null && account !== null },
  };
}

async function readLying(token: Address | null): Promise<Lying> {
  if (token === null) throw new RangeError('no token');
  const { provider } = await connectedActor();
  const [found, look] = await Promise.all([rescuable(provider, token), lookOfToken(provider, token)]);
  return { ...found, ...look };
}

const problems = {
  format: 'IS_NO_ADDRESS',
  checksum: 'FAILS_CHECKSUM',
  zero: 'IS_ZERO_ADDRESS',
} as const satisfies Record<AddressFault, InputProblem>;

/** What is wrong with an address; null for a good one, and for nothing yet. */
function problemOf(text: string): InputProblem | null {
  const parsed = parseAddress(text.trim());
  return text.trim() === '' || parsed.ok ? null : problems[parsed.fault];
}

function addressIn(text: string): Address | null {
  const parsed = parseAddress(text.trim());
  return parsed.ok ? parsed.address : null;
}
