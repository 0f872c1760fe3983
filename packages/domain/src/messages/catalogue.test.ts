import { AppError } from '@lilape/domain/app-error';
import { MESSAGES, type MessageCode, message, sentence } from '@lilape/domain/messages/catalogue';
import type { Message } from '@lilape/domain/messages/message';
import { expect, test } from 'vitest';

// Every sentence of the specification, §4, §5 and §8, as it stands there; `…` in the specification is a value here.
const SENTENCES: readonly [section: string, code: MessageCode, text: string][] = [
  ['§8 HTTP 503', 'SERVICE_UNAVAILABLE', 'Service temporarily unavailable. Please try again later.'],
  ['§8 HTTP 500', 'SERVER_ERROR', 'Server error. Please try again or contact support.'],
  ['§8 HTTP 400', 'INVALID_REQUEST', 'Invalid request'],
  ['§8 HTTP', 'PURCHASE_FAILED', 'Purchase failed'],
  ['§8 HTTP', 'HEALTH_CHECK_FAILED', 'Health check failed: {reason}'],
  ['§8 HTTP', 'TRANSACTION_STATUS_FAILED', 'Failed to get transaction status: {reason}'],
  ['§8 HTTP', 'WALLET_BALANCE_FAILED', 'Failed to get wallet balance: {reason}'],
  ['§8 HTTP', 'PURCHASE_HISTORY_FAILED', 'Failed to get purchase history: {reason}'],
  ['§8 HTTP', 'NETWORK_INFO_FAILED', 'Failed to get network info: {reason}'],
  ['§8 HTTP', 'REQUEST_FAILED', 'Request failed with status code {status}'],
  ['§8 Wallet', 'NO_ACCOUNTS', 'No accounts found. Unlock your wallet and choose an account.'],
  ['§8 Wallet 4001', 'CONNECTION_NOT_APPROVED', 'Please approve the connection request in the wallet.'],
  ['§8 Wallet', 'CONNECTION_REJECTED', 'Connection rejected by user'],
  [
    '§8 Wallet -32002',
    'CONNECTION_PENDING',
    'Connection request is already pending. Open your wallet to answer it.',
  ],
  ['§8 Wallet', 'CONNECTION_FAILED', 'Failed to connect wallet: {reason}'],
  ['§8 Wallet', 'CONNECTION_FAILED_PLAIN', 'Failed to connect wallet'],
  ['§8 Wallet', 'SWITCH_FAILED', 'Failed to switch to Base network.'],
  ['§8 Wallet', 'ADD_NETWORK_FAILED', 'Failed to add Base network to the wallet.'],
  ['§8 Wallet 4001', 'TRANSACTION_REJECTED', 'Transaction rejected by user'],
  ['§8 Wallet -32603', 'INSUFFICIENT_FUNDS_FOR_TRANSACTION', 'Insufficient funds for transaction'],
  ['§8 Wallet', 'INSUFFICIENT_ETH', 'Insufficient ETH balance'],
  ['§8 Wallet', 'CONFIRMATION_TIMEOUT', 'Transaction confirmation timeout'],
  ['§8 Wallet', 'TRANSACTION_FAILED', 'Transaction failed on Base network'],
  ['§8 Wallet', 'UNSUPPORTED_TOKEN', 'Unsupported token: {symbol}'],
  ['§8 Wallet', 'WALLET_CONNECTION_FAILED', 'Wallet connection failed'],
  ['§8 Buy', 'INSUFFICIENT_FUNDS', 'Insufficient balance in your wallet.'],
  ['§8 Buy', 'PURCHASE_REJECTED', 'Transaction was rejected by user.'],
  ['§8 Buy', 'PURCHASE_TIMEOUT', 'Transaction timeout. Please check your wallet and try again.'],
  ['§8 Buy', 'PURCHASE_FAILED_RETRY', 'Purchase failed. Please try again.'],
  ['§8 Buy', 'COIN_TRANSACTION_FAILED', '{method} transaction failed'],
  ['§5 Buy', 'WALLET_ADDRESS_MISSING', 'Please reconnect your wallet. Wallet address not found.'],
  ['§5 Buy', 'INVALID_AMOUNT', 'Please enter a valid purchase amount'],
  ['§5 Buy', 'BELOW_MINIMUM', 'Minimum purchase amount is {min} {method}'],
  ['§5 Buy', 'AMOUNT_TOO_SMALL', 'Purchase amount too small'],
  ['§5 Buy', 'INSUFFICIENT_BALANCE', 'Insufficient {method} balance. You have {balance} {method}'],
  ['§5 Buy', 'UNSUPPORTED_METHOD', 'Unsupported payment method'],
  ['§2 Buy', 'PROCESSING', 'Processing...'],
  ['§4 Mint', 'MINT_PREPARING', 'Preparing to mint NFT with ETH...'],
  ['§4 Mint', 'MINT_SUCCESSFUL', '🎉 NFT #{id} successfully minted and sent to your wallet!'],
  ['§4 Mint', 'MINT_NEEDS_WALLET', 'Please connect your wallet first'],
  ['§5 Mint', 'MINT_INVALID_URI', 'INVALID {field}: {uri} - must start with ipfs://'],
  ['§5 Mint', 'MINT_BLOCKED', 'MINT BLOCKED: Invalid {field}'],
  ['§5 Mint', 'MINT_NON_JSON', 'Mint API returned non-JSON (status): {status}'],
  ['§8 Mint', 'MINT_GENERATOR_FAILED', 'Sharp API error: {error} (traceId={id})'],
  ['§8 Mint', 'MINT_CANCELLED', 'Transaction was cancelled by user.'],
  ['§8 Mint', 'MINT_INSUFFICIENT_FUNDS', 'Insufficient funds for minting.'],
  ['§8 Mint', 'MINT_BUYING_FAILED', 'Buying failed. Please try again.'],
  ['§8 Mint', 'MINT_FAILED', 'Minting failed. Please try again.'],
  ['§5 Staking', 'STAKING_NO_WALLET', 'No wallet connected'],
  ['§5 Staking', 'STAKING_NO_CONTRACTS', 'Unable to connect to contracts'],
  ['§8 Staking', 'STAKING_NO_ACCOUNTS', 'No accounts found'],
  ['§8 Staking', 'STAKING_FAILED', 'Staking failed'],
  ['§8 Staking', 'UNSTAKING_FAILED', 'Unstaking failed'],
  ['§8 Staking', 'CLAIMING_FAILED', 'Claiming rewards failed'],
  ['§8 Staking', 'USER_DATA_FAILED', 'Failed to load user data'],
];

test.each(SENTENCES)('behavior: %s %s reads as in the specification', (_section, code, text) => {
  expect(message(code).en.text).toBe(text);
});

test.each([
  ['§2 Buy', 'PURCHASE_SUCCESSFUL', 'Purchase Successful!'],
  ['§2 Home', 'NETWORK_SWITCHED', 'Network Switched'],
  ['§2 Home', 'NETWORK_SWITCH_FAILED', 'Network Switch Failed'],
  ['§5 Buy', 'WALLET_ADDRESS_MISSING', 'Wallet Address Missing'],
  ['§5 Buy', 'INVALID_AMOUNT', 'Invalid Amount'],
  ['§5 Buy', 'BELOW_MINIMUM', 'Invalid Purchase Amount'],
  ['§5 Buy', 'AMOUNT_TOO_SMALL', 'Invalid Purchase'],
  ['§4 Buy flow', 'PURCHASE_FAILED_RETRY', 'Purchase Failed'],
  ['§8 Buy', 'WALLET_ERROR', 'Wallet Error'],
  ['§8 Buy', 'PRESALE_ERROR', 'Presale Error'],
] as const)('behavior: %s %s has the title of the specification', (_section, code, title) => {
  expect(message(code).en.title).toBe(title);
});

function places(sentence: { title?: string; text: string }): Set<string> {
  return new Set(`${sentence.title ?? ''} ${sentence.text}`.match(/\{\w+\}/g));
}

test.each(Object.entries(MESSAGES))(
  'behavior: %s has the same places in both languages',
  (_code, { en, ru }: Message) => {
    expect(`${ru.title ?? ''} ${ru.text}`).toMatch(/[а-яё]/i);
    expect(places(ru)).toEqual(places(en));
  },
);

test('behavior: values are filled in, in the language asked for', () => {
  expect(sentence('BELOW_MINIMUM', { min: '1', method: 'USDT' }).text).toBe(
    'Minimum purchase amount is 1 USDT',
  );
  expect(sentence('BELOW_MINIMUM', { min: '1', method: 'USDT' }, 'ru').text).toBe(
    'Минимальная сумма покупки: 1 USDT',
  );
});

test('behavior: an AppError carries code and values, and leaves the sentence to who shows it', () => {
  const error = new AppError('UNSUPPORTED_TOKEN', { symbol: 'DOGE' }, { cause: 'wire' });
  expect(error).toMatchObject({
    code: 'UNSUPPORTED_TOKEN',
    values: { symbol: 'DOGE' },
    message: 'UNSUPPORTED_TOKEN',
    cause: 'wire',
  });
});

test('behavior: an error that another program named keeps that program’s sentence', () => {
  const error = AppError.received('YOUNGER', { id: 7 }, 'Ape 7 is asleep.');
  expect(error).toMatchObject({ code: 'YOUNGER', values: { id: 7 }, message: 'Ape 7 is asleep.' });
});

test('args: the compiler refuses an error without what its sentence names', () => {
  // @ts-expect-error -- {min} is missing
  expect(new AppError('BELOW_MINIMUM', { method: 'USDT' }).values).toEqual({ method: 'USDT' });
  // @ts-expect-error -- {seconds} is missing
  expect(new AppError('TOO_MANY_REQUESTS').values).toEqual({});
  expect(new AppError('NETWORK_INFO_FAILED', {}, { cause: 'reported later' }).values).toEqual({});
});
