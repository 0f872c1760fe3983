import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useAsync } from './use-async.ts';

/** A question whose answers are given by hand. */
function asked() {
  const answers: PromiseWithResolvers<string>[] = [];
  const fetch = () => {
    const answer = Promise.withResolvers<string>();
    answers.push(answer);
    return answer.promise;
  };
  return { fetch, answers };
}

const settled = (settle: () => void) => act(async () => settle());

test('behavior: an error stays while nobody asked to try again, until there is an answer', async () => {
  const { fetch, answers } = asked();
  const hook = renderHook(({ occasion }) => useAsync('key', fetch, occasion), {
    initialProps: { occasion: 'block 1' },
  });
  await settled(() => answers[0]?.reject('away'));
  hook.rerender({ occasion: 'block 2' });
  expect(hook.result.current).toMatchObject({ error: 'away', isLoading: true });
  await settled(() => answers[1]?.resolve('here'));
  expect(hook.result.current).toMatchObject({ value: 'here', error: null, isLoading: false });
});

test('behavior: who presses Retry sees that it is tried', async () => {
  const { fetch, answers } = asked();
  const hook = renderHook(() => useAsync('key', fetch));
  await settled(() => answers[0]?.reject('away'));
  await settled(() => hook.result.current.reload());
  expect(hook.result.current).toMatchObject({ error: null, isLoading: true });
});

test('behavior: an answer to the key before is dropped', async () => {
  const { fetch, answers } = asked();
  const hook = renderHook(({ key }) => useAsync(key, fetch), { initialProps: { key: 'one' } });
  hook.rerender({ key: 'two' });
  await settled(() => answers[0]?.resolve('of one'));
  expect(hook.result.current).toMatchObject({ value: null, isLoading: true });
  await settled(() => answers[1]?.resolve('of two'));
  expect(hook.result.current.value).toBe('of two');
});
