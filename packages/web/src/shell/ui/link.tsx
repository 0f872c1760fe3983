/** Links to pages of the site. */
import type { AnchorHTMLAttributes, Ref } from 'react';
import { localizedPath } from '@lilape/domain/languages';
import { useLanguage } from '#shell/page/use-language.ts';

type Props = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  /** Path without a language, with or without a hash: "/staking", "/#faq". */
  to: string;
  ref?: Ref<HTMLAnchorElement>;
};

/** A plain anchor in the language of the page; the router follows it without loading the document again. */
export function Link({ to, children, ...rest }: Props) {
  const language = useLanguage();
  return (
    <a {...rest} href={localizedPath(to, language)}>
      {children}
    </a>
  );
}
