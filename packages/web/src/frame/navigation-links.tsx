/** A list of links of the navigation tables. */
import { Trans } from '@lingui/react/macro';
import { claimPath, type NavigationLink } from './navigation.ts';
import { useLocation } from '#shell/page/location.ts';
import { useLanguage } from '#shell/page/use-language.ts';
import { Link } from '#shell/ui/link.tsx';
import { classNames } from '#shell/ui/class-names.ts';
import { whileSale } from '#ui/in-sale.tsx';
import styles from './navigation-links.module.css';

type Props = { links: readonly NavigationLink[]; className?: string | undefined };

/** The links in their order; the one to the page that is shown is marked as current, that to the claim once something is owed. */
export function NavigationLinks({ links, className }: Props) {
  const language = useLanguage();
  const path = useLocation();
  return (
    <ul className={className}>
      {links.map(({ to, label, states }) => (
        <li key={`${to} ${label.en}`} {...whileSale(states)}>
          <Link to={to} aria-current={to === path ? 'page' : undefined}>
            {label[language]}
            {to === claimPath && (
              <>
                {' '}
                <small className={classNames(styles.stamp, styles.owed)}>
                  <Trans>yours</Trans>
                </small>
              </>
            )}
          </Link>
        </li>
      ))}
    </ul>
  );
}
