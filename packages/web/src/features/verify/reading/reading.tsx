/** What the count shows and what it does not, and how to do it without this page. */
import { Trans, useLingui } from '@lingui/react/macro';
import { ledger } from '@lilape/wire/endpoints/ledger';
import { Link } from '#shell/ui/link.tsx';
import { commandWords } from '#ui/command.ts';
import { CheckList, Check } from '#ui/reading/checks.tsx';
import { Section } from '#ui/section.tsx';
import styles from './reading.module.css';

/** The reading under the count. */
export function Reading() {
  const { t } = useLingui();
  const site = LILAPE_SITE_URL === '' ? 'SITE' : LILAPE_SITE_URL;
  return (
    <Section
      id="without-us"
      title={t`Without this page`}
      look="dots"
      lead={t`This page is ours too. You can run the same check from the sources, on your own machine, against any endpoint.`}
    >
      <CheckList>
        <Check title={t`By command`} command={commandWords`npm run verify -- --site ${site} --rpc https://…`}>
          <Trans>
            The command exits with 0 if everything matches, with 1 and the first difference if not, and with 2
            if it couldn’t check.
          </Trans>
        </Check>
        <Check title={t`By hand`} command={commandWords`curl -s ${site}/api/ledger`}>
          <Trans>
            The manifest names every file by its hash, as lines of JSON and as a table. Anyone with a copy can
            prove later what was published.
          </Trans>
        </Check>
      </CheckList>
      <p className={styles.links}>
        <a href={ledger.path}>
          <Trans>Download the manifest</Trans>
        </a>
        <Link to="/giveaway">
          <Trans>See the giveaway</Trans>
        </Link>
      </p>
      <p>
        <Trans>
          What this doesn’t prove: through our server, you see only that our records match what our server
          says about the chain. With your own endpoint, all you trust is the code, and that’s published.
        </Trans>
      </p>
    </Section>
  );
}
