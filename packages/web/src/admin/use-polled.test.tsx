/** What is polled on the admin page, and what its failures say of the session. */
import { AppError } from '@lilape/domain/app-error';
import { act, render } from '@testing-library/react';
import { Activity, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { type Admin, AdminContext } from './use-admin.ts';
import { usePolled } from './use-polled.ts';

const session = (id: string) =>
  ({ id, ends_at: '2030-01-01T00:00:00.000Z' }) as NonNullable<NonNullable<Admin['now']>['session']>;
const signedOut = () => new AppError('SIGN_IN_FIRST');

/** An admin page with one section; what is read is answered by hand. */
function page() {
  const reads: (PromiseWithResolvers<string> & { readonly signal: AbortSignal })[] = [];
  const fetch = (signal: AbortSignal) => {
    const read = { ...Promise.withResolvers<string>(), signal };
    reads.push(read);
    return read.promise;
  };
  const hands: { show: (isShown: boolean) => void; enter: (id: string) => void } = {
    show: () => undefined,
    enter: () => undefined,
  };
  const handleError = vi.fn<(error: unknown) => void>();
  function Section() {
    const { value, error } = usePolled('key', fetch, 0);
    return (
      <p>
        {value} {error === null ? '' : 'failed'}
      </p>
    );
  }
  function Page() {
    const [isShown, show] = useState(true);
    const [id, enter] = useState('first');
    Object.assign(hands, { show, enter });
    const admin: Admin = {
      now: { session: session(id), hasEnded: false },
      ways: { hasPassword: true, hasWallets: false },
      error: null,
      ask: () => undefined,
      enter: () => undefined,
      leave: () => undefined,
      handleError,
    };
    return (
      <AdminContext value={admin}>
        <Activity mode={isShown ? 'visible' : 'hidden'}>
          <Section />
        </Activity>
      </AdminContext>
    );
  }
  render(<Page />);
  return {
    reads,
    handleError,
    show: (isShown: boolean) => act(async () => hands.show(isShown)),
    enter: (id: string) => act(async () => hands.enter(id)),
    fail: (at: number, error: unknown) => act(async () => reads[at]?.reject(error)),
  };
}

test('behavior: a failure is handled once, as it comes', async () => {
  const { handleError, fail } = page();
  const failure = signedOut();
  await fail(0, failure);
  expect(handleError.mock.calls).toEqual([[failure]]);
});

test('regression: who signed in again, looked elsewhere before this was read, and came back, is still signed in', async () => {
  const { reads, handleError, fail, enter, show } = page();
  await fail(0, signedOut());
  handleError.mockClear();
  await enter('second');
  await show(false);
  expect(reads.at(-1)?.signal.aborted).toBe(true);
  await show(true);
  expect(handleError).not.toHaveBeenCalled();
  expect(reads.at(-1)?.signal.aborted).toBe(false);
});

test('behavior: an answer that nobody waits for any more says nothing of the session', async () => {
  const { handleError, fail, enter } = page();
  await enter('second');
  await fail(0, signedOut());
  expect(handleError).not.toHaveBeenCalled();
});
