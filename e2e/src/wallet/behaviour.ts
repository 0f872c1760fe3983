// What a person or a bad connection does to a wallet's answer: queued by a test, used up once each.

export type Behaviour =
  /** The person confirms; for what stands before another behaviour in the queue. */
  | { readonly kind: 'accept' }
  /** The wallet answers with an error, for example 4001 when the person rejects. */
  | { readonly kind: 'fail'; readonly code: number; readonly message: string }
  /** The person takes their time: nothing happens until the promise resolves. */
  | { readonly kind: 'wait'; readonly until: Promise<void> }
  /** Signed and sent, but the answer never reaches the page. */
  | { readonly kind: 'silent' };

/** An EIP-1193 error, as it crosses from Node to the page. */
export class WalletError extends Error {
  readonly code: number;
  readonly data: unknown;

  constructor(code: number, message: string, data?: unknown) {
    super(message);
    this.code = code;
    this.data = data;
  }
}

/** Behaviours waiting for their method, first in, first out. */
export class Behaviours {
  private readonly queues = new Map<string, Behaviour[]>();

  /** Queues a behaviour for the next call of `method` that has none yet. */
  add(method: string, behaviour: Behaviour): void {
    this.queues.set(method, [...(this.queues.get(method) ?? []), behaviour]);
  }

  /** The next behaviour for `method`, which is then used up. */
  take(method: string): Behaviour | undefined {
    return this.queues.get(method)?.shift();
  }

  /** Forgets all. */
  clear(): void {
    this.queues.clear();
  }
}

/** What a person can be asked for. */
export type Request =
  | 'connect'
  | 'eth_accounts'
  | 'eth_sendTransaction'
  | 'personal_sign'
  | 'wallet_sendCalls'
  | 'wallet_switchEthereumChain';

/** EIP-1193: the person rejected the request. */
const rejectedByUser = 4001;

/** Who sits before a wallet: what they will do with the next requests. */
export class Person {
  protected readonly behaviours = new Behaviours();
  protected readonly answers = new Map<string, unknown>();

  /** The person confirms the next request of this kind: for one that stands before another behaviour. */
  willAccept(request: Request): void {
    this.behaviours.add(request, { kind: 'accept' });
  }

  /** The person rejects the next request of this kind. */
  willReject(request: Request): void {
    this.willFail(request, rejectedByUser, 'User rejected the request.');
  }

  /** The wallet answers the next request of this kind with an error. */
  willFail(request: Request, code: number, message: string): void {
    this.behaviours.add(request, { kind: 'fail', code, message });
  }

  /** The person takes their time over the next request of this kind, until the returned function is called. */
  willWait(request: Request): () => void {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.behaviours.add(request, { kind: 'wait', until: promise });
    return resolve;
  }

  /** The next request of this kind is signed and sent, but its answer is lost. */
  willGoSilent(request: 'eth_sendTransaction' | 'wallet_sendCalls'): void {
    this.behaviours.add(request, { kind: 'silent' });
  }

  /** The wallet answers every call of `method` with this, whatever would be right. */
  willAnswer(method: string, result: unknown): void {
    this.answers.set(method, result);
  }

  /** Takes back what was queued and not used, and all answers. */
  forgetBehaviours(): void {
    this.behaviours.clear();
    this.answers.clear();
  }
}
