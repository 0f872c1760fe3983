/** The whole page inside whichever router it is given: in the browser or while prerendering. */
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { use, useEffect, useState } from 'react';
import { endHydration, isHydrating } from '#shell/page/hydration.ts';
import { useSaleState } from '#shell/live/use-sale-state.ts';
import { useLocation } from '#shell/page/location.ts';
import { KeptHtml } from '#shell/page/static-part.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { Layout } from './layout.tsx';
import { askedPage, pageAt } from './page-loader.ts';
import type { PageName } from '#pages.ts';
import { pages } from 'virtual:pages';

/** The application; a location and an active language must be around it. */
export function App() {
  const name = pageAt(useLocation().path);
  useEffect(endHydration, []);
  useSaleState(pages[name].followsSale === true);
  return (
    <I18nProvider i18n={i18n}>
      <Layout>
        <ErrorBoundary key={name}>
          <PageSlot name={name} />
        </ErrorBoundary>
      </Layout>
    </I18nProvider>
  );
}

/** The page itself, or the HTML that was prerendered for it if nothing in it ever changes. */
function PageSlot({ name }: { name: PageName }) {
  const [isKept] = useState(() => pages[name].isKept === true && isHydrating());
  return isKept ? (
    <KeptHtml />
  ) : (
    <div>
      <LoadedPage name={name} />
    </div>
  );
}

function LoadedPage({ name }: { name: PageName }) {
  const { Page } = use(askedPage(name));
  return <Page />;
}
