/** A launch is cancelled as it stands when the button is pressed, not as it stood when its dialog opened. */
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { launch, moment } from './launch-in-tests.ts';
import { LaunchesPanel } from './launches-panel.tsx';

vi.mock('#admin/use-admin.ts', () => ({ useAdmin: () => ({ handleError: () => undefined }) }));

const sent: unknown[] = [];
const reload = vi.fn<() => void>();

const panel = (version: number) => (
  <I18nProvider i18n={i18n}>
    <LaunchesPanel
      of={{
        value: { success: true, launches: [{ ...launch, version }], ...moment },
        readAtMs: 0,
        error: null,
        reload,
      }}
      onNew={() => undefined}
      onEdit={() => undefined}
    />
  </I18nProvider>
);

const cancel = () => fireEvent.click(screen.getByRole('button', { name: 'Cancel the launch' }));

beforeAll(async () => {
  await import('#ui/fault.tsx');
}, 30_000);
beforeEach(() => {
  sent.length = 0;
  reload.mockClear();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('behavior: it goes with the version that the list has by then, and the list is read anew where that is an old one', async () => {
  vi.stubGlobal('fetch', async (_path: string, { body }: { body: string }) => {
    const { version } = JSON.parse(body) as { version: number };
    sent.push(version);
    return version === 3
      ? Response.json({ success: true, launch })
      : Response.json({ success: false, error: 'no', code: 'LAUNCH_CHANGED' }, { status: 409 });
  });
  const { rerender } = render(panel(1));
  fireEvent.click(screen.getByRole('button', { name: 'Cancel…' }));
  fireEvent.change(screen.getByLabelText('Reason, English'), { target: { value: 'They asked.' } });
  fireEvent.change(screen.getByLabelText('Reason, Russian'), { target: { value: 'Они попросили.' } });
  fireEvent.change(screen.getByLabelText(/Type the project/), { target: { value: 'Pump' } });
  rerender(panel(2));
  cancel();
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('no'));
  expect(screen.getByLabelText<HTMLTextAreaElement>('Reason, English').value).toBe('They asked.');

  rerender(panel(3));
  cancel();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent).toEqual([2, 3]);
  expect(reload).toHaveBeenCalledTimes(2);
});
