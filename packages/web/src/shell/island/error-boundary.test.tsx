import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ErrorBoundary } from './error-boundary.tsx';
import { errorTemplateId } from './error-template-id.ts';

let isBroken = true;

function Page() {
  if (isBroken) throw new Error('broken');
  return <h1>Staking</h1>;
}

beforeEach(() => {
  isBroken = true;
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const template = document.createElement('template');
  template.id = errorTemplateId;
  template.innerHTML = '<h1>This page fell out of its tree</h1>';
  document.body.append(template);
});

afterEach(() => {
  vi.restoreAllMocks();
  document.getElementById(errorTemplateId)?.remove();
});

test('behavior: a page that breaks gives way to the prerendered error page', () => {
  render(
    <ErrorBoundary>
      <Page />
    </ErrorBoundary>,
  );
  expect(screen.getByRole('alert').textContent).toBe('This page fell out of its tree');
});

test('behavior: what has a fallback of its own gives way to that, and the rest stands', () => {
  render(
    <>
      <p>The rest</p>
      <ErrorBoundary fallback={<button>Connect Wallet</button>}>
        <Page />
      </ErrorBoundary>
    </>,
  );
  expect(screen.getByRole('button').textContent).toBe('Connect Wallet');
  expect(screen.getByText('The rest')).toBeTruthy();
});

test('behavior: another page starts anew', () => {
  const { rerender } = render(
    <ErrorBoundary key="staking">
      <Page />
    </ErrorBoundary>,
  );
  isBroken = false;
  rerender(
    <ErrorBoundary key="game">
      <Page />
    </ErrorBoundary>,
  );
  expect(screen.getByRole('heading').textContent).toBe('Staking');
});
