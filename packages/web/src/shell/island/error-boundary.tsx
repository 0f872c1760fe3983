/** Catches what breaks while something is rendered or loaded, so that the rest of the page stands. */
import { Component, type ReactNode } from 'react';
import { errorTemplateId } from './error-template-id.ts';

type Props = {
  children: ReactNode;
  /** In place of what broke; the error page unless given. */
  fallback?: ReactNode;
};

/** Shows its fallback in place of children that break; give it a key by which it starts anew elsewhere. */
export class ErrorBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    const { children, fallback = <div role="alert" ref={fill} /> } = this.props;
    return this.state.hasFailed ? fallback : children;
  }
}

/** Puts the prerendered error page of the document into `place`. */
function fill(place: HTMLElement | null): void {
  const template = document.getElementById(errorTemplateId);
  if (place !== null && template instanceof HTMLTemplateElement)
    place.replaceChildren(template.content.cloneNode(true));
}
