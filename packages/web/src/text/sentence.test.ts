/** Sentences about what a wallet did: ours first, then the wallet's own. */
import { expect, test } from 'vitest';
import { buyFailures } from '#chain/acts/sale-failures.ts';
import { connectionError, transactionError, walletFault } from '#chain/errors.ts';
import { refusal } from '#chain/testing/fake-wallet.ts';
import { AppError } from '@lilape/domain/app-error';
import { sentenceOf } from './sentence.ts';

test.each([
  [
    refusal(-32000, 'nonce too low'),
    'Purchase failed. Please try again. Your wallet says: “nonce too low”',
    'Покупка не удалась. Попробуйте ещё раз. Ответ кошелька: «nonce too low»',
  ],
  [
    refusal(-32603, 'insufficient funds for gas'),
    'Insufficient funds for transaction. There isn’t enough ETH for the network fee. Your wallet says: “insufficient funds for gas”',
    'Недостаточно средств для транзакции. Не хватает ETH на комиссию сети. Ответ кошелька: «insufficient funds for gas»',
  ],
  [undefined, 'Purchase failed. Please try again.', 'Покупка не удалась. Попробуйте ещё раз.'],
])('behavior: sending, %o keeps the wallet’s own words', (thrown, english, russian) => {
  const error = transactionError(thrown, buyFailures('USDT'));
  expect(sentenceOf(error, 'en').text).toBe(english);
  expect(sentenceOf(error, 'ru').text).toBe(russian);
});

test('behavior: connecting, the words stand in the sentence or after it, and never twice', () => {
  expect(sentenceOf(connectionError('out of bananas'), 'en').text).toBe(
    'Failed to connect wallet: out of bananas',
  );
  expect(sentenceOf(connectionError(refusal(4001, 'Not today')), 'en').text).toBe(
    'Please approve the connection request in the wallet. Your wallet says: “Not today”',
  );
  expect(sentenceOf(connectionError(refusal(-32002, 'Still asking')), 'en').text).toBe(
    'Connection request is already pending. Open your wallet to answer it. Your wallet says: “Still asking”',
  );
  expect(sentenceOf(connectionError(refusal(-32000, 'on fire')), 'en').text).toBe(
    'Failed to connect wallet: on fire',
  );
});

test('behavior: a sentence about a wallet’s error within ours keeps the wallet’s words', () => {
  const inner = walletFault('SWITCH_FAILED', {}, new Error('Not today'));
  const outer = walletFault('NETWORK_SWITCH_FAILED', { network: 'Base' }, inner);
  expect(sentenceOf(outer, 'en')).toEqual({
    title: 'Network Switch Failed',
    text: 'Please switch to Base manually in your wallet. Your wallet says: “Not today”',
  });
});

test('behavior: what the server says of a bad field is said in the visitor’s language, figures and words as they are', () => {
  const values = { field: 'paymentMethod', problem: 'IS_NONE_OF', expected: 'ONE_OF', words: 'usdt, usdc' };
  const error = AppError.received('INVALID_FIELD', values, 'The server’s own English.');
  expect(sentenceOf(error, 'ru').text).toBe(
    'Неверный запрос, поле paymentMethod: такого варианта нет. Ожидается: одно из usdt, usdc.',
  );
  expect(sentenceOf(error, 'en').text).toBe(
    'Invalid request: paymentMethod is not one of usdt, usdc. Expected one of usdt, usdc.',
  );
});

test('behavior: a part that is younger than this page leaves the word to the server', () => {
  const values = { field: 'x', problem: 'IS_TOO_RIPE', expected: 'ADDRESS' };
  const error = AppError.received('INVALID_FIELD', values, 'The server’s own English.');
  expect(sentenceOf(error, 'ru').text).toBe('The server’s own English.');
});
