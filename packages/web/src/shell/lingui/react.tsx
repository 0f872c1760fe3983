/** In place of @lingui/react in what is built: a document has one language, so nothing follows a change of it. @see decision 69 "lean runtimes" */
import { cloneElement, Fragment, type ReactElement, type ReactNode } from 'react';
import { i18n } from './core.ts';

type Element = ReactElement<{ children?: ReactNode }>;
type Elements = Readonly<Record<string, Element>>;
type TransProps = { id: string; values?: Readonly<Record<string, unknown>>; components?: Elements };

const tag = /<(\w+)>([\s\S]*?)<\/\1>|<(\w+)\/>/;
const lingui = { i18n, _: i18n._ };

/** What the macro of the same name is compiled to. */
export const useLingui = () => lingui;

export const I18nProvider = ({ children }: { children: ReactNode }) => children;

/** A sentence with elements in it, from those that it was written with and those among its values. */
export function Trans({ id, values = {}, components }: TransProps): ReactNode {
  const elements: Record<string, Element> = { ...components };
  const texts = Object.entries(values).map(([name, value]): [string, string | number] => {
    if (typeof value === 'string' || typeof value === 'number') return [name, value];
    const index = Object.keys(elements).length;
    elements[index] = <Fragment>{value as ReactNode}</Fragment>;
    return [name, `<${index}/>`];
  });
  return rendered(i18n._(id, Object.fromEntries(texts)), elements);
}

function rendered(text: string, elements: Elements): ReactNode {
  const parts = text.split(tag);
  if (parts.length === 1) return text;
  const nodes: ReactNode[] = [parts[0]];
  for (let at = 1; at < parts.length; at += 4) {
    const [pair, inner, single, after] = parts.slice(at, at + 4);
    const element = elements[pair ?? single ?? ''] ?? <Fragment />;
    const children = inner === undefined ? element.props.children : rendered(inner, elements);
    nodes.push(cloneElement(element, { key: at }, children), after);
  }
  return nodes;
}
