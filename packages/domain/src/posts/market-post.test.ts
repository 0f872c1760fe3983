import { openedPost, releasedPost } from '@lilape/domain/posts/market-post';
import { expect, test } from 'vitest';

const site = 'https://lilape.example';
const release = {
  opensAt: '2027-01-16T12:00:00.000Z',
  soldTokens: 833_333_333_333_333_333_333_333_333n,
  burnedTokens: 419_000_000_000_000n * 10n ** 18n,
};

test('behavior: a release says what was sold and burned, and when the pools can open', () => {
  expect(releasedPost(release, { site, language: 'en' }).text).toBe(
    '🌴 The shares are released\n\nSold: 833,333,333 LILAPE\nBurned: 419,000,000,000,000 LILAPE\nThe pools can open from: 16 January 2027, 12:00 UTC\nSee the market: https://lilape.example/market',
  );
  expect(releasedPost(release, { site: null, language: 'en' }).text).not.toContain('See the market');
});

test('behavior: a pool says its price', () => {
  expect(openedPost({ coin: 'USDT', price: '0.0012' }, { site, language: 'en' })).toEqual({
    html: '<b>🍌 The market is open</b>\n\nPool: <b>LILAPE / USDT</b>\nOpened at: <b>$0.0012</b>\nSee the market: <b>https://lilape.example/market</b>',
    text: '🍌 The market is open\n\nPool: LILAPE / USDT\nOpened at: $0.0012\nSee the market: https://lilape.example/market',
  });
});

test('behavior: a group that speaks Russian reads both in Russian, with figures and links of that language', () => {
  const place = { site, language: 'ru' } as const;
  expect(releasedPost(release, place).text).toBe(
    '🌴 Доли распределены\n\nПродано: 833\u00A0333\u00A0333 LILAPE\nСожжено: 419\u00A0000\u00A0000\u00A0000\u00A0000 LILAPE\nПулы можно открыть с: 16 января 2027, 12:00 UTC\nПосмотреть рынок: https://lilape.example/ru/market',
  );
  expect(openedPost({ coin: 'USDC', price: '0.0012' }, place).text).toBe(
    '🍌 Рынок открыт\n\nПул: LILAPE / USDC\nОткрыт по: $0,0012\nПосмотреть рынок: https://lilape.example/ru/market',
  );
});
