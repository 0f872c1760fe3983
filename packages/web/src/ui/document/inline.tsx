/** A sentence with its strong words, code and links. */
import { inlineParts, type Said } from '#text/document.ts';
import type { Language } from '@lilape/domain/languages';
import { Link } from '#shell/ui/link.tsx';

/** The sentence in a language; links to other sites open in a new tab. */
export function Inline({ text, language }: { text: Said; language: Language }) {
  return inlineParts(text[language]).map((part, index) => {
    // The parts of a fixed sentence never change places.
    const key = index;
    switch (part.kind) {
      case 'plain':
        return part.text;
      case 'strong':
        return <strong key={key}>{part.text}</strong>;
      case 'code':
        return <code key={key}>{part.text}</code>;
      case 'link':
        return <InlineLink key={key} to={part.to} label={part.text} />;
    }
  });
}

function InlineLink({ to, label }: { to: string; label: string }) {
  if (to.startsWith('#')) return <a href={to}>{label}</a>;
  if (to.startsWith('/')) return <Link to={to}>{label}</Link>;
  return (
    <a href={to} target="_blank" rel="noreferrer">
      {label}
    </a>
  );
}
