/** Where the project's channels are until an admin says otherwise on the admin page, which the server fills in. @see decision 119 "site settings" */
import { BUNDLED_SITE } from '@lilape/domain/site/bundled';

/** Addresses that are built in; they are examples, and the footer says so until none is left. */
export const social = {
  twitter: BUNDLED_SITE.twitter,
  telegram: BUNDLED_SITE.telegram,
  website: BUNDLED_SITE.website,
  email: `mailto:${BUNDLED_SITE.email}`,
} as const;
