import { expect, test } from 'vitest';
import { pageAt } from './pages.ts';

test.each([
  ['/', 'home'],
  ['/how-to-buy', 'how-to-buy'],
  ['/mint-nft', 'mint-nft'],
  ['/mint', 'mint-nft'],
  ['/staking', 'staking'],
  ['/launchpad', 'launchpad'],
  ['/whitepaper', 'whitepaper'],
  ['/privacy', 'privacy'],
  ['/game', 'game'],
  ['/game/anything/else', 'game'],
  ['/simple-game', 'game'],
  ['/admin', 'admin'],
  ['/test-nft', 'test-nft'],
  ['/debug-characters', 'debug-characters'],
  ['/purchases', 'purchases'],
  ['/claim', 'claim'],
  ['/contracts', 'contracts'],
  ['/stickers', 'stickers'],
  ['/gallery', 'gallery'],
  ['/nft/4271', 'ape'],
  ['/launchpad/1', 'launch'],
  ['/launchpad/apply', 'apply'],
  ['/gamer', 'not-found'],
  ['/staking/1', 'not-found'],
  ['/api/stats', 'not-found'],
])('behavior: %s belongs to %s (specification §2)', (path, page) => {
  expect(pageAt(path)).toBe(page);
});
