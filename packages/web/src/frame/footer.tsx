/** The foot of every page: where to go, where to talk, which contract, what the risk is. */
import { Trans, useLingui } from '@lingui/react/macro';
import { rooms } from './rooms.ts';
import { social } from '#content/social.ts';
import { contracts } from '#shell/first/deployment.ts';
import { contactId } from '#shell/page/contact-id.ts';
import { ButtonAnchor } from '#shell/ui/button.tsx';
import { CopyableAddress } from '#ui/copyable-address.tsx';
import { Fold } from '#ui/fold.tsx';
import { Icon } from './icon.tsx';
import { LogoPart } from './logo-part.tsx';
import styles from './footer.module.css';
import { RoomLinks } from './room-links.tsx';

/** The site's footer. */
export function Footer() {
  const { t } = useLingui();
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <Channels />
        <nav aria-label={t`Footer`}>
          <Fold label={t`All pages`} isAlways>
            <div className={styles.rooms}>
              {rooms.map(({ head, rows }) => (
                <ul key={head.to}>
                  <RoomLinks links={[head, ...rows]} />
                </ul>
              ))}
            </div>
          </Fold>
        </nav>
        <section className={styles.facts}>
          <div>
            <h2>
              <Trans>Token contract</Trans>
            </h2>
            {contracts.lilape === null ? (
              <p>
                <Trans>Not deployed on this network yet.</Trans>
              </p>
            ) : (
              <CopyableAddress address={contracts.lilape} />
            )}
          </div>
          <div>
            <h2>
              <Trans>The risk, plainly</Trans>
            </h2>
            <p>
              <Trans>
                LILAPE is a meme token. Nothing backs its price, it may become worthless, and no one promises
                you a profit. Only spend what you can afford to lose. Nothing here is advice.
              </Trans>
            </p>
          </div>
        </section>
        <p className={styles.copyright}>
          <Trans>© 2025 LilApe</Trans>
        </p>
      </div>
    </footer>
  );
}

const elsewhere = { target: '_blank', rel: 'noreferrer' };

function Channels() {
  const { t } = useLingui();
  const icons = [
    { href: social.twitter, site: 'twitter', label: t`Twitter`, icon: <Icon name="x" /> },
    { href: social.telegram, site: 'telegram', label: t`Telegram`, icon: <Icon name="plane" /> },
    { href: social.website, site: 'website', label: t`Website`, icon: <Icon name="globe" /> },
    { href: social.email, site: 'email', label: t`Email`, icon: <Icon name="letter" /> },
  ];
  return (
    <div className={styles.channels}>
      <div className={styles.sign}>
        <LogoPart part="mark" width={44} />
        <LogoPart part="name" width={96} />
      </div>
      <div className={styles.join} data-site="join">
        <ButtonAnchor href={social.telegram} size="small" look="secondary">
          <Trans>Join Telegram</Trans>
        </ButtonAnchor>
        <ButtonAnchor href={social.twitter} size="small" look="secondary">
          <Trans>Follow on Twitter</Trans>
        </ButtonAnchor>
      </div>
      <ul id={contactId} className={styles.icons}>
        {icons.map(({ href, site, label, icon }) => (
          <li key={label}>
            <a
              href={href}
              data-site={site}
              aria-label={label}
              title={label}
              {...(href.startsWith('http') && elsewhere)}
            >
              {icon}
            </a>
          </li>
        ))}
      </ul>
      <p className={styles.example} data-site="examples">
        <Trans>Example links: the real channels haven’t been set up yet.</Trans>
      </p>
    </div>
  );
}
