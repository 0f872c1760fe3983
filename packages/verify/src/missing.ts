// What is deployed and not published: nothing can be said of it, and that is reported.
import type { Known } from './known.ts';
import type { CheckResult } from './report.ts';
import type { Subject } from './subjects/subject.ts';

const CONTRACT_OF = {
  sale: 'presale',
  holders: 'lilape',
  apes: 'nft',
  staking: 'staking',
  draws: 'draws',
  market: 'reserves',
} as const;

type Name = Subject['name'];

/** A difference for each subject that has a contract and is not among `published`. */
export function missing(
  { known, manifest }: { readonly known: Known; readonly manifest: { readonly block: number } },
  published: readonly Name[],
): CheckResult[] {
  return (Object.keys(CONTRACT_OF) as Name[])
    .filter((name) => known.contracts[CONTRACT_OF[name]] !== null && !published.includes(name))
    .map((name) => {
      const id = { check: 'rows', subject: name } as const;
      const look = `/api/ledger, block ${manifest.block}`;
      const said = { code: 'NOT_PUBLISHED', what: name, published: 'nothing', computed: name, look } as const;
      return { ...id, status: 'differs', count: 0, value: '', ms: 0, difference: { ...id, ...said } };
    });
}
