import { expect, test } from 'vitest';
import { alertPost } from '@lilape/domain/posts/alert-post';

const purchase = (dollars: bigint, n = 1) => ({
  txHash: `0x${String(n).padStart(64, '0')}`,
  chargedUnits: dollars * 1_000_000n,
  tokens: dollars * 1_000n * 10n ** 18n,
});

test('behavior: one purchase is announced with its receipt', () => {
  expect(alertPost([purchase(120n)], 'https://lilape.example', 'en').text).toBe(
    `🍌 A new purchase\n\nPaid: $120\nFor: 120,000 LILAPE\nReceipt: https://lilape.example/purchases/0x${'1'.padStart(64, '0')}`,
  );
  expect(alertPost([purchase(120n)], null, 'en').text).toBe(
    '🍌 A new purchase\n\nPaid: $120\nFor: 120,000 LILAPE',
  );
});

test('behavior: several are announced as a sum', () => {
  expect(alertPost([purchase(100n), purchase(250n, 2)], 'https://lilape.example', 'en').text).toBe(
    '🍌 2 new purchases\n\nPaid in all: $350\nFor: 350,000 LILAPE\nSee them all: https://lilape.example/sale',
  );
});

test('error: without purchases there is no post', () => {
  expect(() => alertPost([], null, 'en')).toThrow(RangeError);
});

test('behavior: a group that speaks Russian reads it in Russian', () => {
  expect(alertPost([purchase(1_250n)], 'https://lilape.example', 'ru').text).toBe(
    `🍌 Новая покупка\n\nЗаплачено: $1\u00A0250\nЗа: 1\u00A0250\u00A0000 LILAPE\nЧек: https://lilape.example/ru/purchases/0x${'1'.padStart(64, '0')}`,
  );
  expect(alertPost([purchase(100n), purchase(250n, 2)], null, 'ru').text).toBe(
    '🍌 Новых покупок: 2\n\nЗаплачено всего: $350\nЗа: 350\u00A0000 LILAPE',
  );
});
