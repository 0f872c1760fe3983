/** What is built instead of Lingui says the same as Lingui. */
import { i18n as whole, type Messages } from '@lingui/core';
import { I18nProvider as WholeProvider, Trans as WholeTrans } from '@lingui/react';
import type { ComponentProps, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { catalogNames, loadCatalog } from 'virtual:catalogs';
import { describe, expect, test, vi } from 'vitest';
import { LANGUAGES } from '@lilape/domain/languages';
import { i18n } from './core.ts';
import { Trans } from './react.tsx';

type Token = string | [name: string, kind?: string, forms?: Record<string, unknown>];

const counts = [0, 1, 2, 5, 21, 1000, 1_234_567];

describe.each(LANGUAGES)('all sentences in %s', async (language) => {
  const catalogs = await Promise.all(catalogNames.map((name) => loadCatalog(name, language)));
  const messages: Messages = Object.assign({}, ...catalogs.map((catalog) => catalog.messages));

  test('behavior: each reads as Lingui has it, whatever its values', () => {
    begin(language, messages);
    for (const [id, message] of Object.entries(messages))
      for (const count of counts) {
        const values = valuesOf(message as readonly Token[], count);
        expect(i18n._(id, values)).toBe(whole._(id, values));
      }
    expect(Object.keys(messages).length).toBeGreaterThan(300);
  });

  test('behavior: elements stand where Lingui puts them', () => {
    begin(language, messages);
    const components = Object.fromEntries(
      Array.from({ length: 9 }, (_, index) => [index, <b key={index} />]),
    );
    const known = vi.spyOn(console, 'error').mockReturnValue();
    for (const [id, message] of Object.entries(messages)) {
      const values = valuesOf(message as readonly Token[], 2);
      expect(htmlOf(<Trans id={id} values={values} components={components} />)).toBe(
        htmlOf(<WholeTrans id={id} values={values} components={components} />),
      );
    }
    known.mockRestore();
  });
});

test.each<
  [Token[], Record<string, unknown>, NonNullable<ComponentProps<typeof Trans>['components']>, string]
>([
  [['a ', '<0>b</0>', ' c'], {}, { 0: <i /> }, 'a <i>b</i> c'],
  [['<0>a <1>b</1></0>'], {}, { 0: <i />, 1: <b /> }, '<i>a <b>b</b></i>'],
  [['a', '<0/>', 'b'], {}, { 0: <br /> }, 'a<br/>b'],
  [['<0/>'], {}, { 0: <i>own</i> }, '<i>own</i>'],
  [['paid ', ['price'], ' in ', ['coin']], { price: <b>1</b>, coin: 'USDT' }, {}, 'paid <b>1</b> in USDT'],
  [['<0>', ['price'], '</0>'], { price: <b>1</b> }, { 0: <i /> }, '<i><b>1</b></i>'],
  [['a', ['nothing'], 'b'], { nothing: null }, {}, 'ab'],
])('args: %j', (message, values, components, html) => {
  begin('en', { id: message });
  expect(htmlOf(<Trans id="id" values={values} components={components} />)).toBe(html);
  expect(htmlOf(<WholeTrans id="id" values={values} components={components} />)).toBe(html);
});

test('error: a sentence that is not loaded shows its id, and the console names it', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  expect(i18n._('n0tH3r')).toBe('n0tH3r');
  expect(warn).toHaveBeenCalledWith('No sentence n0tH3r');
  warn.mockRestore();
});

function begin(language: string, messages: Messages): void {
  for (const one of [i18n, whole]) {
    one.load(language, messages);
    one.activate(language);
  }
}

function htmlOf(node: ReactNode): string {
  return renderToStaticMarkup(<WholeProvider i18n={whole}>{node}</WholeProvider>);
}

/** A value for each name in a message: its own name, or a count. */
function valuesOf(message: readonly Token[] | string, count: number): Record<string, string | number> {
  if (typeof message === 'string') return {};
  const values = message.flatMap((token): [string, string | number][] => {
    if (typeof token === 'string') return [];
    const [name, kind, forms = {}] = token;
    const inner = Object.values(forms).flatMap((form) => Object.entries(valuesOf(form as Token[], count)));
    return [[name, kind === undefined ? `«${name}»` : count], ...inner];
  });
  return Object.fromEntries(values);
}
