// A browser wallet for tests: answers EIP-1193 requests in Node, holds the keys, and signs only what is allowed.
import { type Hex, hexToString, numberToHex } from 'viem';

import { type Chain, chainId as siteChainId, type TestAccount } from '#chain/chain.ts';
import { AllowList, type Call, describeCall, describeText } from './allow-list.ts';
import { type Behaviour, Person, type Request, WalletError } from './behaviour.ts';
import type { Appearance } from './injected.ts';
import { rpc } from './rpc.ts';
import {
  type AskedTransaction,
  cancel,
  type Eip1559,
  prepare,
  sendBatch,
  signAndSend,
  speedUp,
} from './signer.ts';

type SentCalls = {
  readonly version: string;
  readonly from: Hex;
  readonly chainId?: Hex;
  readonly calls: Call[];
};
type Handler = (params: readonly unknown[]) => unknown;
export type WalletOptions = {
  readonly appearance: Appearance;
  readonly accounts: readonly TestAccount[];
  /** Whether it makes several calls in one confirmation. @see EIP-5792 */
  readonly isBatching?: boolean;
  /** Networks it knows besides Ethereum; the site's own unless given. */
  readonly knownChains?: readonly number[];
  /** The network it is on; the site's own unless given. */
  readonly chainId?: number;
};

const silence = new Promise<never>(() => {});

export class TestWallet extends Person {
  readonly appearance: Appearance;
  readonly allowList = new AllowList();
  /** What was signed, in words and in order; a replaced transaction counts once. */
  readonly signed: string[] = [];
  /** How often the person was asked to sign. */
  asked = 0;
  /** Hash of each signed transaction. */
  readonly hashes: Hex[] = [];
  /** Descriptions of networks that pages asked to add. */
  readonly addedChains: { chainId: Hex; rpcUrls: string[]; chainName: string }[] = [];
  /** Tokens that pages asked to list. */
  readonly watched: { address: Hex; symbol: string; decimals: number }[] = [];
  /** Delivers provider events to the pages; set when the wallet is installed. */
  emit: (event: string, payload: unknown) => Promise<void> = async () => {};

  private accounts: readonly TestAccount[];
  private isConnected = false;
  private chainId: number;
  private readonly knownChains: Set<number>;
  private last: Eip1559 | undefined;
  private readonly chain: Chain;
  private readonly handlers: Readonly<Record<string, Handler>>;

  constructor(chain: Chain, options: WalletOptions) {
    super();
    this.chain = chain;
    this.appearance = options.appearance;
    this.accounts = options.accounts;
    this.chainId = options.chainId ?? siteChainId;
    this.knownChains = new Set([1, ...(options.knownChains ?? [siteChainId])]);
    this.handlers = { ...this.accountHandlers(), ...this.chainHandlers(), ...this.signingHandlers(options) };
  }

  /** The account it shows to pages. */
  get account(): TestAccount {
    const [account] = this.accounts;
    if (account === undefined) throw new Error('the wallet has no account');
    return account;
  }

  /** Lets each of these be signed once; anything else is refused and fails the test. */
  allow(...sentences: string[]): void {
    this.allowList.allow(...sentences);
  }

  /** Replaces the last transaction, which must still wait, by the same one at a higher fee. */
  speedUp(): Promise<Hex> {
    return speedUp(this.chain, this.account, this.lastTransaction());
  }

  /** Replaces the last transaction, which must still wait, by nothing. */
  cancelLast(): Promise<Hex> {
    return cancel(this.chain, this.account, this.lastTransaction());
  }

  private lastTransaction(): Eip1559 {
    if (this.last === undefined) throw new Error('no transaction was sent');
    return this.last;
  }

  /** The person chooses another account in the wallet. */
  async choose(account: TestAccount): Promise<void> {
    this.accounts = [account];
    await this.emit('accountsChanged', [account.address]);
  }

  /** The person disconnects the site in the wallet. */
  async disconnectSite(): Promise<void> {
    this.isConnected = false;
    await this.emit('accountsChanged', []);
  }

  /** The person chooses another network in the wallet. */
  async chooseChain(chainId: number): Promise<void> {
    this.chainId = chainId;
    await this.emit('chainChanged', numberToHex(chainId));
  }

  /** Answers a page. @throws WalletError as EIP-1193 says */
  async request(method: string, params: unknown): Promise<unknown> {
    if (this.answers.has(method)) return this.answers.get(method);
    const list = Array.isArray(params) ? (params as readonly unknown[]) : [params];
    const handler = this.handlers[method];
    if (handler !== undefined) return handler(list);
    if (/sign/i.test(method)) this.allowList.violations.push(method);
    if (this.chainId !== siteChainId) return answerElsewhere(method);
    return rpc(this.chain.rpcUrl, method, list);
  }

  private accountHandlers(): Record<string, Handler> {
    const addresses = () => (this.isConnected ? this.accounts.map(({ address }) => address) : []);
    const permissions = () => [
      {
        parentCapability: 'eth_accounts',
        caveats: [{ type: 'restrictReturnedAccounts', value: addresses() }],
      },
    ];
    const connect = async () => {
      await this.behave(this.behaviours.take('connect'));
      this.isConnected = true;
    };
    return {
      eth_accounts: async () => {
        await this.behave(this.behaviours.take('eth_accounts'));
        return addresses();
      },
      eth_requestAccounts: async () => {
        if (!this.isConnected) await connect();
        return addresses();
      },
      wallet_requestPermissions: async () => {
        await connect();
        return permissions();
      },
      wallet_getPermissions: () => (this.isConnected ? permissions() : []),
      wallet_revokePermissions: () => {
        this.isConnected = false;
        return null;
      },
    };
  }

  private chainHandlers(): Record<string, Handler> {
    return {
      eth_chainId: () => numberToHex(this.chainId),
      net_version: () => String(this.chainId),
      wallet_switchEthereumChain: async ([wanted]) => {
        const { chainId } = wanted as { chainId: Hex };
        await this.behave(this.behaviours.take('wallet_switchEthereumChain'));
        if (!this.knownChains.has(Number(chainId)))
          throw new WalletError(4902, `Unrecognized chain ID "${chainId}".`);
        await this.chooseChain(Number(chainId));
        return null;
      },
      wallet_addEthereumChain: ([description]) => {
        const added = description as TestWallet['addedChains'][number];
        this.addedChains.push(added);
        this.knownChains.add(Number(added.chainId));
        return null;
      },
      wallet_watchAsset: ([asset]) => {
        this.watched.push((asset as { options: TestWallet['watched'][number] }).options);
        return true;
      },
    };
  }

  private signingHandlers({ isBatching = false }: WalletOptions): Record<string, Handler> {
    const single: Record<string, Handler> = {
      eth_sendTransaction: ([asked]) => this.sendTransaction(asked as AskedTransaction),
      personal_sign: ([bytes, from]) => this.signText(bytes as Hex, from as Hex),
    };
    if (!isBatching) return single;
    const atomic = { atomic: { status: 'supported' } };
    return {
      ...single,
      wallet_getCapabilities: () => ({ [numberToHex(siteChainId)]: atomic }),
      wallet_sendCalls: ([asked]) => this.sendCalls(asked as SentCalls),
      wallet_getCallsStatus: ([id]) => this.callsStatus(id as Hex),
    };
  }

  private async sendTransaction(asked: AskedTransaction): Promise<unknown> {
    const sentence = describeCall(asked);
    const behaviour = await this.confirm('eth_sendTransaction', [sentence], asked);
    const request = await prepare(this.chain, this.account, asked);
    const hash = await signAndSend(this.chain, this.account, request);
    this.last = request;
    this.note([sentence], hash);
    return behaviour?.kind === 'silent' ? silence : hash;
  }

  private async signText(bytes: Hex, from: Hex): Promise<Hex> {
    const sentence = describeText(hexToString(bytes));
    // A text has no network: it is confirmed as for the one that the site is on.
    await this.confirm('personal_sign', [sentence], { from, chainId: numberToHex(siteChainId) });
    this.allowList.use([sentence]);
    this.signed.push(sentence);
    return this.account.signMessage({ message: { raw: bytes } });
  }

  private async sendCalls(asked: SentCalls): Promise<unknown> {
    const sentences = asked.calls.map(describeCall);
    const behaviour = await this.confirm('wallet_sendCalls', sentences, asked);
    const hash = await sendBatch(this.chain, this.account, asked.calls);
    this.note([sentences.join(' + ')], hash, sentences);
    return behaviour?.kind === 'silent' ? silence : { id: hash };
  }

  private async callsStatus(id: Hex): Promise<unknown> {
    const receipt = (await rpc(this.chain.rpcUrl, 'eth_getTransactionReceipt', [id])) as {
      status: Hex;
    } | null;
    const base = { version: '2.0.0', id, chainId: numberToHex(siteChainId), atomic: true };
    if (receipt === null) return { ...base, status: 100 };
    return { ...base, status: receipt.status === '0x1' ? 200 : 500, receipts: [receipt] };
  }

  /** Checks what is asked, then does what the person does. @throws WalletError if refused or rejected */
  private async confirm(
    request: Request,
    sentences: readonly string[],
    { from, chainId }: { from?: Hex; chainId?: Hex },
  ): Promise<Behaviour | undefined> {
    if (!this.isConnected || from?.toLowerCase() !== this.account.address.toLowerCase())
      throw new WalletError(4100, 'The requested account has not been authorized.');
    if (!this.allowList.permits(sentences, chainId) || this.chainId !== siteChainId)
      throw new WalletError(-32000, `The test wallet refuses to ${sentences.join(' + ')}.`);
    this.asked += 1;
    const behaviour = this.behaviours.take(request);
    await this.behave(behaviour);
    return behaviour;
  }

  private async behave(behaviour: Behaviour | undefined): Promise<void> {
    if (behaviour?.kind === 'wait') await behaviour.until;
    if (behaviour?.kind === 'fail') throw new WalletError(behaviour.code, behaviour.message);
  }

  private note(words: readonly string[], hash: Hex, used: readonly string[] = words): void {
    this.allowList.use(used);
    this.signed.push(...words);
    this.hashes.push(hash);
  }
}

/** What a wallet says while it is on a network that has no node in these tests. */
function answerElsewhere(method: string): unknown {
  if (method === 'eth_getBalance') return '0x0';
  if (method === 'eth_blockNumber') return '0x1';
  throw new WalletError(-32603, `No node of this network answers ${method}.`);
}
