/** Where card buyers get USDC on Base, as it is built in; kept HTML is filled in by the server. @see decisions 11 "rates", 119 "site settings" */
import { BUNDLED_SITE } from '@lilape/domain/site/bundled';

export const onRamps = BUNDLED_SITE.onRamps;
