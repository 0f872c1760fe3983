/** How anyone checks what this page says. */
import { publicRpcUrl } from '@lilape/domain/chains';
import { Trans, useLingui } from '@lingui/react/macro';
import { chainId, contracts, isLocalChain } from '#shell/first/deployment.ts';
import { Link } from '#shell/ui/link.tsx';
import { commandWords } from '#ui/command.ts';
import { Check, CheckList } from '#ui/reading/checks.tsx';
import { Fold } from '#ui/fold.tsx';
import { Section } from '#ui/section.tsx';

/** Name of the network for the deployment's commands. */
const chain = chainId === 84532 ? 'base-sepolia' : 'base';
/** Of the local chain, whose port is chosen at its start, the page learns it once it is shown. */
const rpc = <span data-fill={isLocalChain ? 'rpc' : undefined}>{publicRpcUrl(chainId) ?? '$RPC_URL'}</span>;
/** Until the page knows where it stands: the address it was built for, or where `npm start` serves it. */
const origin = (
  <span data-fill="origin">{LILAPE_SITE_URL || (isLocalChain ? 'http://127.0.0.1:3000' : 'https://…')}</span>
);

/** Section `checks`: four things to check, each with the command for it. */
export function Checks() {
  const { t } = useLingui();
  return (
    <Section
      id="checks"
      layout="beside"
      title={t`Check it yourself`}
      lead={t`Believe the chain, not this page. The commands run in the project’s source code, after npm ci.`}
    >
      <Fold label={t`The four commands`} isAlways>
        <CheckList>
          <Check
            title={t`Ask a contract who owns it`}
            command={commandWords`cast call ${contracts.presale ?? '0x…'} "owner()(address)" --rpc-url ${rpc}`}
          >
            <Trans>With any Ethereum tool, or on the explorer under Read Contract.</Trans>
          </Check>
          <Check
            title={t`Compare the code`}
            command={commandWords`npm run verify:code -- --chain ${chain} --rpc ${rpc}`}
          >
            {isLocalChain ? (
              <Trans>
                For Base and Base Sepolia it compiles every contract and compares its creation code, and the
                code on chain, byte for byte. It also writes the files that explorers need. A local chain
                isn’t recorded in that detail.
              </Trans>
            ) : (
              <Trans>
                It compiles every contract and compares its creation code, and the code on chain, byte for
                byte. It also writes the files that explorers check it with.
              </Trans>
            )}
          </Check>
          <Check
            title={t`Check the whole sale`}
            command={commandWords`npm run verify -- --site ${origin} --rpc ${rpc}`}
          >
            <Trans>
              It compares every published row with the chain’s events, prices each purchase by the rules, asks
              the contracts about every account and lists what doesn’t match.{' '}
              <Link to="/verify">In your browser</Link> it takes one press.
            </Trans>
          </Check>
          <Check
            title={t`Read the same numbers as data`}
            command={commandWords`curl ${origin}/api/contracts`}
          >
            <Trans>
              The figures on this page come from <a href="/api/contracts">/api/contracts</a>, those of the
              charts from <a href="/api/sale/history">/api/sale/history</a>.{' '}
              <a href="/api/openapi.json">/api/openapi.json</a> describes it all.
            </Trans>
          </Check>
        </CheckList>
      </Fold>
    </Section>
  );
}
