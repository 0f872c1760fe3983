/** Catches what breaks while a page is drawn or loaded, and shows a page that says so. */
import { Component, type ReactNode } from 'react';
import { errorTemplateId } from './error-template-id.ts';

type Props = { children: ReactNode };

/** Shows the error page in place of its children; give it a key by which it starts anew elsewhere. */
export class ErrorBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? <div role="alert" ref={fill} /> : this.props.children;
  }
}

/** Puts the prerendered error page of the document into `place`. */
function fill(place: HTMLElement | null): void {
  const template = document.getElementById(errorTemplateId);
  if (place !== null && template instanceof HTMLTemplateElement)
    place.replaceChildren(template.content.cloneNode(true));
}
