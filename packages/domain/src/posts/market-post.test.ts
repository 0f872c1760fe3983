import { openedPost, releasedPost } from '@lilape/domain/posts/market-post';
import { expect, test } from 'vitest';

const release = {
  opensAt: '16 January 2027, 12:00 UTC',
  soldTokens: 833_333_333_333_333_333_333_333_333n,
  burnedTokens: 419_000_000_000_000n * 10n ** 18n,
};

test('behavior: a release says what was sold and burned, and when the pools can open', () => {
  expect(releasedPost(release, 'https://lilape.example').text).toBe(
    '🌴 The shares are released\n\nSold: 833,333,333 LILAPE\nBurned: 419,000,000,000,000 LILAPE\nThe pools can open from: 16 January 2027, 12:00 UTC\nSee it: https://lilape.example/market',
  );
  expect(releasedPost(release, null).text).not.toContain('See it');
});

test('behavior: a pool says its price', () => {
  expect(openedPost({ coin: 'USDT', price: '0.0012' }, 'https://lilape.example')).toEqual({
    html: '<b>🍌 The market is open</b>\n\nPool: <b>LILAPE / USDT</b>\nOpened at: <b>$0.0012</b>\nSee it: <b>https://lilape.example/market</b>',
    text: '🍌 The market is open\n\nPool: LILAPE / USDT\nOpened at: $0.0012\nSee it: https://lilape.example/market',
  });
});
