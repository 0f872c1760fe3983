import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { DialogLost } from './dialog-parts.tsx';

test('error: a dialog that did not come can be asked for again, or given up', () => {
  const onRetry = vi.fn<() => void>();
  const onGiveUp = vi.fn<() => void>();
  render(
    <I18nProvider i18n={i18n}>
      <DialogLost onRetry={onRetry} failures={1} onGiveUp={onGiveUp} />
    </I18nProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(onRetry).toHaveBeenCalledOnce();
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onGiveUp).toHaveBeenCalledOnce();
});
