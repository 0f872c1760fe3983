/** What the count shows and what it does not, and how to do it without this page. */
import { Trans, useLingui } from '@lingui/react/macro';
import { ledger } from '@lilape/wire/endpoints/ledger';
import { Link } from '#shell/ui/link.tsx';
import { CheckList, Check } from '#ui/checks.tsx';
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
      lead={t`This page is ours too. The same count runs from the sources, on your machine, against any endpoint.`}
    >
      <CheckList>
        <Check title={t`By command`} command={`npm run verify -- --site ${site} --rpc https://…`}>
          <Trans>
            It ends with 0 where everything matches, with 1 and the first difference where something does not,
            and with 2 where it could not be checked.
          </Trans>
        </Check>
        <Check title={t`By hand`} command={`curl -s ${site}/api/ledger`}>
          <Trans>
            The manifest names every file by its hash, as lines of JSON and as a table. Anyone with a copy can
            show at any time what was published.
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
          What it does not show: through our own server you see that our records fit what our server says
          about the chain. With an endpoint of your own, nothing of ours is left in between but the code, and
          that is published.
        </Trans>
      </p>
    </Section>
  );
}
