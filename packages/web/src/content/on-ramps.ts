/** Where card buyers get USDC on Base; the sale itself takes no cards. @see decision 11 */

export const onRamps = [
  { name: 'Coinbase Onramp', url: 'https://www.coinbase.com/buy-crypto' },
  { name: 'MoonPay', url: 'https://www.moonpay.com/buy/usdc_base' },
] as const;
