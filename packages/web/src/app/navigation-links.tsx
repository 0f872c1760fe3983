/** A list of links of the navigation tables. */
import { useLingui } from '@lingui/react/macro';
import { Link, useLocation } from 'react-router';
import type { NavigationLink } from '#content/navigation.ts';

type Props = { links: readonly NavigationLink[]; className?: string | undefined; onChoose?: () => void };

/** The links in their order; the one to the page that is open is marked as current. */
export function NavigationLinks({ links, className, onChoose }: Props) {
  const { i18n } = useLingui();
  const { pathname } = useLocation();
  return (
    <ul className={className}>
      {links.map(({ to, label }) => (
        <li key={to}>
          <Link to={to} aria-current={to === pathname ? 'page' : undefined} onClick={onChoose}>
            {i18n._(label)}
          </Link>
        </li>
      ))}
    </ul>
  );
}
