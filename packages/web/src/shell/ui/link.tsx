/** Links to pages of the site. */
import { useLingui } from '@lingui/react/macro';
import type { AnchorHTMLAttributes, Ref } from 'react';
import { localizedPath, type Language } from '#shell/page/language.ts';

type Props = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  /** Path without a language, with or without a hash: "/staking", "/#faq". */
  to: string;
  ref?: Ref<HTMLAnchorElement>;
};

/** A plain anchor in the language of the page; the router follows it without loading the document again. */
export function Link({ to, children, ...rest }: Props) {
  const { i18n } = useLingui();
  return (
    <a {...rest} href={localizedPath(to, i18n.locale as Language)}>
      {children}
    </a>
  );
}
