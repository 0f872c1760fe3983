/** The whole page inside whichever router it is given: in the browser or while prerendering. */
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { use } from 'react';
import { Route, Routes } from 'react-router';
import { ErrorBoundary } from './error-boundary.tsx';
import { Layout } from './layout.tsx';
import { loadPage } from './page-loader.ts';
import { pageNames, pages, type PageName } from './pages.ts';

function LoadedPage({ name }: { name: PageName }) {
  const { Page } = use(loadPage(name));
  return <Page />;
}

/** The application; a router and an active language must be around it. */
export function App() {
  return (
    <I18nProvider i18n={i18n}>
      <Layout>
        <ErrorBoundary>
          <Routes>
            {pageNames.flatMap((name) =>
              pages[name].paths.map((path) => (
                <Route key={path} path={path} element={<LoadedPage name={name} />} />
              )),
            )}
          </Routes>
        </ErrorBoundary>
      </Layout>
    </I18nProvider>
  );
}
