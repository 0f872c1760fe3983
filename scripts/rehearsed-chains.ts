// The networks that a rehearsal publishes on, and the tests that go the whole way there.

export const rehearsedChains = ['base-sepolia', 'base'] as const;
export type RehearsedChain = (typeof rehearsedChains)[number];

/** What Playwright is started with. */
export const testsOf = (chain: RehearsedChain) => ({
  args: ['test', '--config', 'e2e/playwright.config.ts', '--workers=1', `published-${chain}.spec.ts`],
  // Shorter runs leave out those of Base.
  env: { DEEP: '1' },
});
