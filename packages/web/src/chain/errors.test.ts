/** The table of foreign errors: a row each. */
import { expect, test } from 'vitest';
import { AppError } from '@lilape/domain/app-error';
import { buyFailures } from '#chain/acts/sale-failures.ts';
import { refusal, reverted } from '#chain/testing/fake-wallet.ts';
import { sentenceOf } from '#text/sentence.ts';
import {
  connectionError,
  isBatchRefusal,
  isRefusal,
  isUnknownNetwork,
  signatureError,
  transactionError,
} from './errors.ts';

const failures = buyFailures('USDC');
const codeOf = (error: unknown) => (error as AppError).code;

test.each([
  [refusal(4001), 'CONNECTION_NOT_APPROVED'],
  [refusal(5000), 'CONNECTION_NOT_APPROVED'],
  [{ code: '4001' }, 'CONNECTION_NOT_APPROVED'],
  [{ code: 'ACTION_REJECTED' }, 'CONNECTION_NOT_APPROVED'],
  [refusal(-32603, 'User denied account access'), 'CONNECTION_NOT_APPROVED'],
  ['User canceled', 'CONNECTION_NOT_APPROVED'],
  [refusal(-32002), 'CONNECTION_PENDING'],
  [refusal(-32603, 'Already processing eth_requestAccounts.'), 'CONNECTION_PENDING'],
  [refusal(1, 'no', { originalError: { code: -32002 } }), 'CONNECTION_PENDING'],
] as const)('error: connecting, %o is %s', (thrown, expected) => {
  expect(codeOf(connectionError(thrown))).toBe(expected);
});

test.each([
  [refusal(4001), 'SIGNATURE_REJECTED'],
  [refusal(5000), 'SIGNATURE_REJECTED'],
  [{ code: 'ACTION_REJECTED' }, 'SIGNATURE_REJECTED'],
  [refusal(-32603, 'User denied message signature.'), 'SIGNATURE_REJECTED'],
  [refusal(4100), 'WALLET_ADDRESS_MISSING'],
  [refusal(4900), 'WALLET_DISCONNECTED'],
  [refusal(-32002), 'WALLET_REQUEST_PENDING'],
  [refusal(4200), 'SIGNATURE_FAILED'],
  ['out of bananas', 'SIGNATURE_FAILED'],
  [new AppError('WALLET_ADDRESS_MISSING'), 'WALLET_ADDRESS_MISSING'],
] as const)('error: signing a text, %o is %s', (thrown, expected) => {
  expect(codeOf(signatureError(thrown))).toBe(expected);
});

test.each([[new Error('out of bananas')], ['out of bananas'], [{ message: 'out of bananas' }]])(
  'error: connecting, %o gives its reason',
  (thrown) => {
    const error = connectionError(thrown);
    expect(error).toMatchObject({ code: 'CONNECTION_FAILED', values: { reason: 'out of bananas' } });
    expect(error.cause).toBe(thrown);
  },
);

test.each([[undefined], [null], [{}], [''], [new Error('')], [7]])(
  'error: connecting, %o says nothing, and is a failed connection',
  (thrown) => {
    expect(codeOf(connectionError(thrown))).toBe('WALLET_CONNECTION_FAILED');
  },
);

test('error: what cannot even be looked at is a failure like any other', () => {
  const { proxy, revoke } = Proxy.revocable({}, {});
  revoke();
  expect(codeOf(connectionError(proxy))).toBe('WALLET_CONNECTION_FAILED');
  expect(codeOf(transactionError(proxy, failures))).toBe('PURCHASE_FAILED_RETRY');
  expect(isRefusal(proxy)).toBe(false);
});

test('behavior: a sentence of ours inside a library’s error is found', () => {
  const own = new AppError('NO_ACCOUNTS');
  expect(connectionError(new Error('Unknown', { cause: own }))).toBe(own);
});

test('behavior: an error that has a sentence keeps it', () => {
  const own = new AppError('NO_ACCOUNTS');
  expect(connectionError(own)).toBe(own);
  expect(transactionError(own, failures)).toBe(own);
});

test.each([
  [4001, 'PURCHASE_REJECTED'],
  [4100, 'WALLET_ADDRESS_MISSING'],
  [4900, 'WALLET_DISCONNECTED'],
  [4901, 'WALLET_DISCONNECTED'],
  [-32002, 'WALLET_REQUEST_PENDING'],
  [-32003, 'INSUFFICIENT_FUNDS'],
  [5000, 'PURCHASE_REJECTED'],
  [-32000, 'PURCHASE_FAILED_RETRY'],
] as const)('error: sending, %i is %s', (code, expected) => {
  expect(codeOf(transactionError(refusal(code), failures))).toBe(expected);
});

test.each([
  ['Presale_TooFewTokens', [1n, 2n], 'PRICE_MOVED'],
  ['Presale_WrongStatus', [3], 'SALE_NOT_OPEN'],
  ['Presale_UnsupportedToken', [`0x${'1'.repeat(40)}`], 'UNSUPPORTED_METHOD'],
  ['Presale_BelowMinimum', [1n, 2n], 'BELOW_MINIMUM'],
  ['Presale_ShortPayment', [1n, 2n], 'COIN_TRANSACTION_FAILED'],
  ['TransferFromFailed', [], 'COIN_TRANSACTION_FAILED'],
  ['TransferFailed', [], 'COIN_TRANSACTION_FAILED'],
] as const)('error: sending, the contract’s %s is %s', (name, args, expected) => {
  expect(codeOf(transactionError(reverted(name, args), failures))).toBe(expected);
});

test.each([
  ['Presale_BelowMinimum', [999_999n, 1_500_000n], 'Minimum purchase amount is 1.5 USDC'],
  ['TransferFailed', [], 'USDC transaction failed'],
] as const)('behavior: the contract’s %s names what it is about', (name, args, text) => {
  expect(sentenceOf(transactionError(reverted(name, args), failures), 'en').text).toBe(text);
});

test('behavior: the contract’s reason is found however deep a wallet wraps it, and wins over the code', () => {
  const inner = reverted('Presale_TooFewTokens', [1n, 2n]) as Error & { data: unknown };
  const wrapped = refusal(-32603, 'Internal JSON-RPC error.', {
    originalError: { code: 3, data: inner.data },
  });
  expect(codeOf(transactionError(wrapped, failures))).toBe('PRICE_MOVED');
});

test.each([
  [{ code: '4001' }, 'PURCHASE_REJECTED'],
  [{ code: 'ACTION_REJECTED' }, 'PURCHASE_REJECTED'],
  [{ code: 'INSUFFICIENT_FUNDS' }, 'INSUFFICIENT_FUNDS'],
  [{ code: 'TIMEOUT' }, 'PURCHASE_TIMEOUT'],
  ['insufficient funds for gas', 'INSUFFICIENT_FUNDS'],
  ['User canceled', 'PURCHASE_REJECTED'],
  ['User cancelled the request', 'PURCHASE_REJECTED'],
  ['Rejected', 'PURCHASE_REJECTED'],
  [refusal(-32603, 'User denied transaction signature'), 'PURCHASE_REJECTED'],
  [refusal(-32603, 'insufficient funds for transfer'), 'INSUFFICIENT_FUNDS_FOR_TRANSACTION'],
  [refusal(-32603, 'Internal JSON-RPC error.'), 'INSUFFICIENT_FUNDS_FOR_TRANSACTION'],
  [refusal(-32603, ''), 'INSUFFICIENT_FUNDS_FOR_TRANSACTION'],
  [{ code: '-32603', message: 'Internal error' }, 'INSUFFICIENT_FUNDS_FOR_TRANSACTION'],
  [refusal(-32603, 'the bridge broke'), 'PURCHASE_FAILED_RETRY'],
  [
    refusal(-32603, 'Internal JSON-RPC error.', { code: -32000, message: 'nonce too low' }),
    'PURCHASE_FAILED_RETRY',
  ],
  [
    refusal(-32603, 'Internal JSON-RPC error.', { code: 3, data: `0x${'ab'.repeat(4)}` }),
    'PURCHASE_FAILED_RETRY',
  ],
  [
    refusal(-32603, 'Internal JSON-RPC error.', { message: 'insufficient funds' }),
    'INSUFFICIENT_FUNDS_FOR_TRANSACTION',
  ],
  [refusal(-32000, 'no', { originalError: { code: 4001 } }), 'PURCHASE_REJECTED'],
  [{ error: { code: 4001 } }, 'PURCHASE_REJECTED'],
  [{ info: { error: { code: '4001' } } }, 'PURCHASE_REJECTED'],
  [new Error('no', { cause: { code: 4001 } }), 'PURCHASE_REJECTED'],
  [undefined, 'PURCHASE_FAILED_RETRY'],
] as const)('error: sending, %o is %s', (thrown, expected) => {
  expect(codeOf(transactionError(thrown, failures))).toBe(expected);
});

test.each([
  ['insufficient funds for gas * price + value', 'INSUFFICIENT_FUNDS'],
  ['User denied transaction signature', 'PURCHASE_REJECTED'],
  ['The request was rejected', 'PURCHASE_REJECTED'],
  ['timeout exceeded', 'PURCHASE_TIMEOUT'],
  ['something else', 'PURCHASE_FAILED_RETRY'],
] as const)('error: sending, without a telling code “%s” is %s', (message, expected) => {
  expect(codeOf(transactionError(refusal(-32000, message), failures))).toBe(expected);
});

test('behavior: the wallet’s own rejection is certain to have sent nothing, a broken bridge is not', () => {
  expect(isRefusal(refusal(4001))).toBe(true);
  expect(isRefusal('User canceled')).toBe(true);
  expect(isRefusal(refusal(-32603, 'User denied transaction signature'))).toBe(true);
  expect(isRefusal({ code: 'ACTION_REJECTED' })).toBe(true);
  expect(isRefusal(refusal(-32000, 'The node rejected the request'))).toBe(false);
  expect(isRefusal(reverted('Presale_TooFewTokens', [1n, 2n]))).toBe(true);
  expect(isRefusal(refusal(-32603))).toBe(false);
  expect(isRefusal(new TypeError('Failed to fetch'))).toBe(false);
});

test('behavior: refusing a batch as such is distinguished from rejecting the payment', () => {
  expect(isBatchRefusal(refusal(5750))).toBe(true);
  expect(isBatchRefusal(refusal(-32601))).toBe(true);
  expect(isBatchRefusal(refusal(4001))).toBe(false);
});

test('behavior: an unknown network is found inside a mobile wallet’s wrapping too', () => {
  expect(isUnknownNetwork(refusal(4902))).toBe(true);
  expect(isUnknownNetwork(refusal(-32603, 'no', { originalError: { code: 4902 } }))).toBe(true);
  expect(isUnknownNetwork(refusal(-32603, 'Unrecognized chain ID "0x7a69".'))).toBe(true);
  expect(isUnknownNetwork('Chain 0x7a69 has not been added')).toBe(true);
  expect(isUnknownNetwork(refusal(4001))).toBe(false);
});
