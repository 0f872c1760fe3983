/** The command by which anybody does a box's work without this page. */
import type { CheckName, SubjectName } from '@lilape/verify/report';
import { contracts } from '#shell/first/deployment.ts';

const CONTRACT_OF = {
  sale: 'presale',
  holders: 'lilape',
  apes: 'nft',
  staking: 'staking',
  draws: 'draws',
  market: 'reserves',
} as const;

const COUNTERS = {
  sale: '"counters()((uint64,uint64,uint112,uint112,uint64,uint64,uint64,uint64))"',
  holders: '"totalSupply()(uint256)"',
  apes: '"totalSupply()(uint256)"',
  staking: '"totalStaked()(uint256)"',
  draws: '"drawCount()(uint256)"',
  market: '"sold()(uint112)"',
} as const;

const ACCOUNTS = {
  sale: '"accountOf(address)((uint64,uint64,uint112,bool,bool,bool))" ADDRESS',
  holders: '"balanceOf(address)(uint256)" ADDRESS',
  apes: '"ownerOf(uint256)(address)" NUMBER',
  staking: '"stakesOf(address)(uint256)" ADDRESS',
  draws: '"winnerOf(uint256,uint256)(address)" 1 PLACE',
  market: '"paid(uint8)(uint256)" PURPOSE',
} as const;

type Given = { readonly site: string; readonly block: number | null; readonly cid: string | null };

/** A line for a terminal, with `cast` of Foundry where the chain is asked. */
export function commandOf(check: CheckName, subject: SubjectName | null, given: Given): string {
  const { site } = given;
  const block = given.block === null ? 'BLOCK' : String(given.block);
  if (subject === 'launches') return `npm run verify -- --site ${site} --rpc RPC`;
  if (check === 'block') return `cast block ${block} --field hash --rpc-url RPC`;
  if (subject === null) return `curl -s ${site}/api/ledger`;
  const address = contracts[CONTRACT_OF[subject]] ?? 'ADDRESS';
  switch (check) {
    case 'parts':
      return `curl -s ${site}/ipfs/${given.cid ?? 'CID'} | ipfs add --cid-version 1 --only-hash -Q`;
    case 'rows':
      return `cast logs --address ${address} --from-block 0 --to-block ${block} --rpc-url RPC`;
    case 'counters':
      return `cast call ${address} ${COUNTERS[subject]} --block ${block} --rpc-url RPC`;
    case 'accounts':
      return `cast call ${address} ${ACCOUNTS[subject]} --block ${block} --rpc-url RPC`;
    case 'contracts':
    case 'rules':
    case 'totals':
      return `npm run verify -- --site ${site} --rpc RPC`;
  }
}
