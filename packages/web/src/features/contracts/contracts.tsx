/** The contracts page, all of it; written at build time. */
import { CopyOutcome } from '#ui/copyable-address.tsx';
import { Addresses } from './addresses.tsx';
import { Checks } from './checks.tsx';
import { Flow } from './flow.tsx';
import { Intro } from './intro.tsx';
import { Powers } from './powers.tsx';
import { Reporting } from './reporting.tsx';

/** Addresses, supply, powers, checks, where to report; `holdings.mount.ts` fills in what the chain says. */
export function Contracts() {
  return (
    <CopyOutcome>
      <Intro />
      <Flow />
      <Addresses />
      <Powers />
      <Checks />
      <Reporting />
    </CopyOutcome>
  );
}
