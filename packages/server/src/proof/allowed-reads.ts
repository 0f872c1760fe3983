// Which reads of the chain are passed on for those who count the ledger again: of our contracts and of words of the PoolManager, up to
// a final block.
import type { Deployment } from '@lilape/contracts/deployment';
import { ourNames } from '@lilape/contracts/table';
import { askedBy } from '@lilape/verify/many';
import { VIEWS } from '@lilape/verify/views';

/** Blocks that one request for logs may span. */
export const MAX_BLOCKS = 10_000;

const HEX_NUMBER = /^0x(0|[1-9a-f][0-9a-f]{0,12})$/;
const SELECTORS: ReadonlySet<string> = new Set(Object.values(VIEWS).map(({ selector }) => selector));

export type Read = { readonly method: string; readonly params: readonly unknown[] };

/** Says why a read is not passed on, null where it is; `final` is the newest block that may be asked about. */
export type JudgeRead = (read: Read, final: bigint) => string | null;

/** The judge of reads of a deployment. */
export function judgeReadsOf({ contracts }: Deployment): JudgeRead {
  const ours = new Set(
    ourNames.flatMap((name) => {
      const address = contracts[name];
      return address === null ? [] : [address.toLowerCase()];
    }),
  );
  const manager = contracts.poolManager?.toLowerCase() ?? null;
  const isOurs = (value: unknown): boolean => typeof value === 'string' && ours.has(value.toLowerCase());
  const mayAsk = (target: string, selector: string): boolean =>
    isOurs(target)
      ? SELECTORS.has(selector)
      : target.toLowerCase() === manager && selector === VIEWS.extsload.selector;

  return ({ method, params }, final) => {
    const isFinal = (value: unknown): boolean =>
      typeof value === 'string' && HEX_NUMBER.test(value) && BigInt(value) <= final;
    const [first, second] = params;
    switch (method) {
      case 'eth_chainId':
        return params.length === 0 ? null : 'it takes nothing';
      case 'eth_getBlockByNumber':
        return isFinal(first) && second === false ? null : 'only headers of final blocks, by their numbers';
      case 'eth_getCode':
        return isOurs(first) && isFinal(second) ? null : 'only code of our contracts, at a final block';
      case 'eth_call':
        return isView(first, mayAsk) && isFinal(second)
          ? null
          : 'only views of our contracts and words of the PoolManager, at a final block';
      case 'eth_getLogs':
        return params.length === 1 && isRange(first, isOurs, isFinal)
          ? null
          : `only logs of our contracts, of at most ${MAX_BLOCKS} final blocks, by their numbers`;
      default:
        return 'not a read that is passed on';
    }
  };
}

function isView(call: unknown, mayAsk: (target: string, selector: string) => boolean): boolean {
  const { to, data, ...rest } = fieldsOf(call);
  if (typeof data !== 'string' || !/^0x[0-9a-f]*$/.test(data) || Object.keys(rest).length > 0) return false;
  if (to !== undefined) return typeof to === 'string' && mayAsk(to, data.slice(0, 10));
  const asked = askedBy(data);
  return asked !== null && [...asked.selectors].every((each) => mayAsk(asked.target, each));
}

function isRange(
  filter: unknown,
  isOurs: (value: unknown) => boolean,
  isFinal: (value: unknown) => boolean,
): boolean {
  const { address, fromBlock, toBlock, ...rest } = fieldsOf(filter);
  const addresses: readonly unknown[] = Array.isArray(address) ? address : [address];
  if (Object.keys(rest).length > 0 || addresses.length === 0 || addresses.length > 20) return false;
  if (!addresses.every(isOurs) || !isFinal(fromBlock) || !isFinal(toBlock)) return false;
  const span = Number(toBlock) - Number(fromBlock);
  return span >= 0 && span < MAX_BLOCKS;
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}
