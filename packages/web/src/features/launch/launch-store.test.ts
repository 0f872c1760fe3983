/** What the page of a launch knows: that there is no such launch is no failure of the site. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { launch, refreshLaunch } from './launch-store.ts';

const fetchLaunch = vi.fn<() => Promise<Response>>();

beforeEach(() => {
  vi.stubGlobal('fetch', fetchLaunch);
  history.replaceState(null, '', '/launchpad/7');
});
afterEach(() => {
  vi.unstubAllGlobals();
  history.replaceState(null, '', '/');
});

test.each([
  [404, { code: 'LAUNCH_UNKNOWN', values: { id: 7 } }, 'none'],
  [503, { code: 'SERVICE_UNAVAILABLE' }, 'failed'],
] as const)('behavior: an answer %i of %o is %s', async (status, refusal, fault) => {
  fetchLaunch.mockResolvedValue(Response.json({ success: false, error: '', ...refusal }, { status }));
  await refreshLaunch();
  expect(launch.get()).toMatchObject({ body: null, fault });
});
