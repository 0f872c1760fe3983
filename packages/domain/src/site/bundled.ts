// What the site says until an admin saves something else. The addresses are examples; `areExamples` has the footer say so.
import type { SiteSettings } from '@lilape/domain/site/settings';

/** The settings that are built in. */
export const BUNDLED_SITE: SiteSettings = {
  telegram: 'https://t.me/lilape_example',
  twitter: 'https://x.com/lilape_example',
  website: 'https://lilape.example',
  email: 'hello@lilape.example',
  // The sale itself takes no cards. @see decision 11 "rates"
  onRamps: [
    { name: 'Coinbase Onramp', url: 'https://www.coinbase.com/buy-crypto' },
    { name: 'MoonPay', url: 'https://www.moonpay.com/buy/usdc_base' },
  ],
  articles: [],
  announcementEn: '',
  announcementRu: '',
  announcementLink: '',
  announcementUntil: '',
};

/** Fields of which the bundled value is an example. */
const EXAMPLES = ['telegram', 'twitter', 'website', 'email'] as const;

/** Whether a channel that is shown is still an example. */
export function hasExamples(settings: SiteSettings): boolean {
  return EXAMPLES.some((field) => settings[field] === BUNDLED_SITE[field]);
}
