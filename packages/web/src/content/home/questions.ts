/** The questions of the front page and their answers. */
import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';

type Question = { id: string; question: MessageDescriptor; answer: MessageDescriptor };

/** In the order in which people ask. */
export const questions: readonly Question[] = [
  {
    id: 'what',
    question: msg`What is LILAPE?`,
    answer: msg`A meme token on Base. It gives no claim on anything and no income by itself; later parts of the site use it for staking and for launchpad tiers. It may become worthless.`,
  },
  {
    id: 'price',
    question: msg`What does it cost?`,
    answer: msg`From $0.0012 in the first stage to $0.0021 in the tenth, in steps of $0.0001. A payment that crosses into the next stage is priced band by band, and you see the bands before you sign. The fee of the network comes on top.`,
  },
  {
    id: 'when',
    question: msg`When do I receive my tokens?`,
    answer: msg`They are credited to your address in the contract by the payment itself. You claim them on this site once the sale is finalised, which anyone may do after its end.`,
  },
  {
    id: 'refund',
    question: msg`Can I get my money back?`,
    answer: msg`Not while the sale runs. If it is cancelled, or ends below its minimum, you take back everything you paid, without asking anyone.`,
  },
  {
    id: 'approval',
    question: msg`Why does my wallet ask twice?`,
    answer: msg`USDT and USDC want an approval before a contract may take a payment. We ask for exactly the amount you pay. If a page asks for more than that, it is not ours.`,
  },
  {
    id: 'exchange',
    question: msg`Can I buy it on an exchange?`,
    answer: msg`No. LILAPE is sold on this site only and is not listed anywhere.`,
  },
];
