/** The contracts page, all of it; written at build time. */
import { CopyOutcome } from '#ui/copyable-address.tsx';
import { Addresses } from './addresses.static.tsx';
import { Checks } from './checks.static.tsx';
import { Flow } from './flow.static.tsx';
import { Intro } from './intro.static.tsx';
import { Powers } from './powers.static.tsx';
import { Reporting } from './reporting.static.tsx';

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
