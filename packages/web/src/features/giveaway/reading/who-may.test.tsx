// What the giveaway says of who may take part.
import { expect, test } from 'vitest';
import { renderToStaticMarkup } from 'react-dom/server';
import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { WhoMay } from './who-may.tsx';

const nothing = { organiser: null, leastAge: null, voidIn: [], rulesUrl: null, freeEntryUrl: null };
const said = (terms: Parameters<typeof WhoMay>[0]['terms']) =>
  renderToStaticMarkup(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <WhoMay terms={terms} />
    </I18nProvider>,
  );

test('behavior: an operator who names nothing is said to have named nothing', () => {
  expect(said(nothing)).toBe(
    'The operator of this site has named no organiser. No minimum age is set. No country is named where the giveaway is void. There is no way in without a purchase.  The contract enters every buyer and checks none of this. Find out before you buy whether you may take part where you live.',
  );
});

test('behavior: organiser, age, countries and ways in are named', () => {
  const html = said({
    organiser: 'Ape & Sons, Lisbon',
    leastAge: 18,
    voidIn: ['US', 'GB'],
    rulesUrl: 'https://lilape.example/rules',
    freeEntryUrl: 'https://lilape.example/enter',
  });
  expect(html).toContain(
    'Organiser: Ape &amp; Sons, Lisbon. Minimum age: 18. Void in: United States, United Kingdom.',
  );
  expect(html).toContain(
    '<a href="https://lilape.example/enter" rel="noreferrer">Enter without a purchase</a>',
  );
  expect(html).toContain('The operator’s rules</a>');
});
