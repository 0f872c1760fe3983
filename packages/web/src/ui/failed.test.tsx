import { AppError } from '@lilape/domain/app-error';
import { I18nProvider } from '@lingui/react';
import { i18n } from '@lingui/core';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { contactId } from '#shell/page/contact-id.ts';
import { Failed } from './failed.tsx';

i18n.loadAndActivate({ locale: 'en', messages: {} });

function failedBy(error: unknown, onRetry = () => {}) {
  render(
    <I18nProvider i18n={i18n}>
      <Failed error={error} onRetry={onRetry} />
    </I18nProvider>,
  );
}

test('behavior: where the sentence names support, a link leads to the project’s channels', () => {
  failedBy(new AppError('SERVER_ERROR'));
  expect(screen.getByRole('alert').textContent).toBe('Server error. Please try again or contact support.');
  expect(screen.getByRole('link').getAttribute('href')).toBe(`#${contactId}`);
});

test('behavior: another error has no link, and is asked again by its button', () => {
  const onRetry = vi.fn<() => void>();
  failedBy(new AppError('SERVICE_UNAVAILABLE'), onRetry);
  expect(screen.queryByRole('link')).toBeNull();
  fireEvent.click(screen.getByRole('button'));
  expect(onRetry).toHaveBeenCalledOnce();
});
