/** A studio in memory, behind the page's `fetch`: what it offers, and the files that it has published. */
import { cidOf, ipfsUri } from '@lilape/domain/ipfs';
import { prize } from '@lilape/wire/endpoints/draws';
import type { Hex } from 'viem';

const jsonHeaders = { 'content-type': 'application/json' };

/** State is public: tests look at it and change it as others would. */
export class FakeStudio {
  /** What it offers, in turn; the last one for ever. */
  offers: number[] = [4271];
  /** Signatures of its vouchers, in turn; the last one for ever. */
  signatures: Hex[] = [`0x${'a'.repeat(130)}`];
  /** Who has won the prizes that it gives. */
  winner: Hex = `0x${'0'.repeat(38)}aa`;
  /** What it says of an offer instead of the truth. */
  lies: Record<string, unknown> = {};
  /** Apes that are on the branch no more. */
  readonly gone = new Set<number>();
  /** Answers in its place where it is set. */
  answer: (() => Response) | null = null;
  /** How often it was asked for an offer. */
  asked = 0;
  /** The apes that it was asked for; null where for any. */
  readonly wanted: (number | null)[] = [];
  private readonly files = new Map<string, Uint8Array<ArrayBuffer>>();

  readonly fetch = async (address: string, init: RequestInit = {}): Promise<Response> => {
    if (address.startsWith('/ipfs/')) return this.file(address.slice('/ipfs/'.length));
    this.asked += 1;
    if (address === prize.path) return this.answer?.() ?? this.prize();
    const { walletAddress, tokenId } = JSON.parse(init.body as string) as {
      walletAddress: Hex;
      tokenId?: number;
    };
    this.wanted.push(tokenId ?? null);
    if (tokenId !== undefined && this.gone.has(tokenId)) return refuse(tokenId);
    return this.answer?.() ?? this.offer(walletAddress);
  };

  /** Makes the file that a CID names longer by a space, which no reader of JSON would notice. */
  damage(cid: string): void {
    this.files.set(cid, Uint8Array.of(...(this.files.get(cid) ?? []), 0x20));
  }

  private file(cid: string): Response {
    const bytes = this.files.get(cid);
    return bytes === undefined ? new Response(null, { status: 404 }) : new Response(bytes);
  }

  private offer(to: Hex): Response {
    const voucher = { to, deadline: 2_000_000_000, signature: next(this.signatures) };
    return this.respond({ voucher });
  }

  private prize(): Response {
    return this.respond({ winner: this.winner, proof: [`0x${'7'.repeat(64)}`] });
  }

  /** The next ape, with what goes with it. */
  private respond(besides: object): Response {
    const tokenId = next(this.offers);
    const image = this.publish(`picture of ${tokenId}`);
    const cid = this.publish(JSON.stringify({ image: ipfsUri(image), token_id: tokenId }));
    const body = {
      ok: true,
      traceId: 'trace',
      tokenId,
      metadataURI: ipfsUri(cid),
      imageURI: ipfsUri(image),
      traits: { background: 'Lagoon', body: 'LilApe', eyes: 'Wink', hat: 'None', accessory: 'Banana' },
      rarityScore: 60,
      band: 'common',
      cid,
      ...besides,
      ...this.lies,
    };
    return new Response(JSON.stringify(body), { headers: jsonHeaders });
  }

  private publish(text: string): string {
    const bytes = new TextEncoder().encode(text);
    const cid = cidOf(bytes);
    if (!this.files.has(cid)) this.files.set(cid, bytes);
    return cid;
  }
}

/** Its answer to who asks for an ape that it does not give. */
function refuse(id: number): Response {
  const body = { ok: false, code: 'MINT_NOT_ON_BRANCH', values: { id }, error: 'gone', traceId: 'trace' };
  return new Response(JSON.stringify(body), { status: 409, headers: jsonHeaders });
}

/** The first of what waits, which the last one stays. */
function next<Item>(items: Item[]): Item {
  const [first, ...rest] = items;
  if (first === undefined) throw new RangeError('The studio has nothing to say.');
  if (rest.length > 0) items.shift();
  return first;
}
