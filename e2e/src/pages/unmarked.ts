// Which texts of a page in the pseudo-language are in no catalogue.
import { expect, type Page } from '@playwright/test';

/** What is the same in every language: names, symbols, code, figures, and samples of the size that a value will have. */
const NAMES =
  /LILAPE|LilApe|USDT|USDC|ETH|Base|Chainlink|OpenZeppelin|WalletConnect|Safe|Uniswap|Telegram|0x|@|\/|\(\)|^[a-z]+[A-Z]|^(?:[A-Z][a-z]+){2,}$|MoonPay|Coinbase|keccak|eth_|UTC|Presale|Draws|Reserves|Create3Deployer|\bnn\b|^n+[.,]n+$|^(?:Moon Rider|Volcano Ape|Jungle King|Banana Tree)$/;

/** Every text that people read is between ‹ and ›, alone or within a longer one, or a name. */
export async function expectOnlyNamesUnmarked(page: Page): Promise<void> {
  const unmarked = await page.evaluate(() => {
    const found: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
      const own = text.textContent?.trim() ?? '';
      if (!/\p{L}{3}/u.test(own)) continue;
      // A text with elements in it is one: its marks are in what is around.
      let around = text.parentElement;
      if (around === null || around.closest('svg, noscript, script, style, code, [lang]:not(html)') !== null)
        continue;
      if (/[‹›]/.test(own)) continue;
      for (let step = 0; step < 4 && around !== null && !around.textContent.includes('‹'); step++)
        around = around.parentElement;
      const whole = around?.textContent ?? '';
      if (
        !whole.includes('‹') ||
        whole.split('‹').length !== whole.split('›').length ||
        whole.indexOf('‹') > whole.indexOf(own)
      )
        found.push(own);
    }
    return found;
  });
  expect.soft([...new Set(unmarked.filter((text) => !NAMES.test(text)))], 'in no catalogue').toEqual([]);
}
