/** A list of links of the navigation tables. */
import { useLingui } from '@lingui/react/macro';
import type { NavigationLink } from './navigation.ts';
import { useLocation } from '#shell/page/location.ts';
import { Link } from '#shell/ui/link.tsx';

type Props = { links: readonly NavigationLink[]; className?: string | undefined };

/** The links in their order; the one to the page that is open is marked as current. */
export function NavigationLinks({ links, className }: Props) {
  const { i18n } = useLingui();
  const { path } = useLocation();
  return (
    <ul className={className}>
      {links.map(({ to, label }) => (
        <li key={to}>
          <Link to={to} aria-current={to === path ? 'page' : undefined}>
            {i18n._(label)}
          </Link>
        </li>
      ))}
    </ul>
  );
}
