/** Who has the ape: one of the sentences is true, `ape.mount.ts` says which. */
import { explorerUrl } from '@lilape/domain/chains';
import { marker } from '@lilape/wire/markers';
import { Trans, useLingui } from '@lingui/react/macro';
import { ExternalLink } from 'lucide-react';
import { artAddress } from 'virtual:art';
import { headCell } from '@lilape/art/heads/head-of';
import { chainId, contracts } from '#shell/first/deployment.ts';
import { Blank } from '#shell/ui/blank.tsx';
import { Button, ButtonLink } from '#shell/ui/button.tsx';
import { Link } from '#shell/ui/link.tsx';
import { CopyButton } from '#ui/copy-button.tsx';
import said from '#ui/said.module.css';
import { Fact, Facts } from '#ui/facts.tsx';
import styles from './ape-owner.module.css';

const explorer = explorerUrl(chainId);

/** Asking, minted, free, failed. */
export function Ownership() {
  const { t } = useLingui();
  return (
    <div className={styles.owner} aria-live="polite">
      <p data-when="asking">
        <Trans>Looking up its owner…</Trans> <Blank sample="0x1234…abcd" />
      </p>
      <div data-when="minted" hidden className={styles.who}>
        <svg
          aria-hidden="true"
          viewBox={`0 0 ${headCell} ${headCell}`}
          width={44}
          height={44}
          data-head="owner"
          data-sheet={artAddress('heads')}
        />
        <Facts className={styles.address}>
          <Fact name={<Trans>Owner</Trans>}>
            <code data-fill="owner" />
            <CopyButton
              label={t`Copy the owner’s address`}
              copied={t`Address copied`}
              failed={t`We couldn’t copy the address. Select it and copy it by hand.`}
            />
          </Fact>
        </Facts>
        <p className={styles.links}>
          {contracts.staking !== null && (
            <span data-when="mine" hidden>
              <ButtonLink to="/staking" size="small">
                <Trans>See what it does for a stake</Trans>
              </ButtonLink>
            </span>
          )}
          <Link data-fill="apes of owner" to="/gallery">
            <Trans>All apes of this wallet</Trans>
          </Link>
          {explorer !== null && (
            <a data-fill="explorer of owner" href={explorer} target="_blank" rel="noreferrer">
              <Trans>Explorer</Trans> <ExternalLink aria-hidden="true" size={16} />
            </a>
          )}
        </p>
        <p className={said.small}>
          <Trans>
            Mint number <span data-fill="mint-place">—</span> of <span data-fill="minted">—</span>.
          </Trans>
        </p>
      </div>
      <div data-when="free" hidden className={styles.free}>
        <p>
          <strong>
            <Trans>Not minted yet: nobody has it.</Trans>
          </strong>{' '}
          {marker('kind', [
            t`When you mint, you choose from the apes on the branch at that moment. This is what this one will look like.`,
            t`It is one of the 100 prizes of the giveaway and is not for sale; this is what it will look like.`,
          ])}
        </p>
        <ButtonLink to="/mint-nft">
          <Trans>Mint an ape</Trans>
        </ButtonLink>
      </div>
      <div data-when="failed" hidden className={styles.free}>
        <p>
          <Trans>We can’t read who owns it right now. Its picture and rarity don’t depend on that.</Trans>
        </p>
        <Button look="secondary" size="small" data-action="retry">
          <Trans>Retry</Trans>
        </Button>
      </div>
      <noscript>
        <p>
          <Trans>
            Without scripts this page can’t look up who has it: use{' '}
            <Link to="/contracts">the contract’s address</Link> and the commands below.
          </Trans>
        </p>
      </noscript>
    </div>
  );
}
