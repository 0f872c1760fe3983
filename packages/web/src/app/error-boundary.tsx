/** Catches what breaks while a page is drawn or loaded, and shows a page that says so. */
import { Component, type ReactNode } from 'react';
import { ErrorPage } from './error-page.tsx';

type Props = { children: ReactNode };

/** Shows the error page in place of its children; give it a key by which it starts anew elsewhere. */
export class ErrorBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? <ErrorPage /> : this.props.children;
  }
}
