/** Fetches the way to pay; `islands.ts` asks while the pointer is still on its way. */
export const loadBuying = () => import('#features/buy/buy-now.ts');
