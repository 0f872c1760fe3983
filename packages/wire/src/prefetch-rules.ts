/** What browsers fetch before a link is followed: the server allows it by its hash, the page hands it to them. */

/**
 * The document of a link while the pointer is on it, and that alone: nothing runs before it is followed. No answers of the API, no
 * files, and not the page of admins. @see WICG Speculation Rules
 */
export const PREFETCH_RULES =
  '{"prefetch":[{"where":{"and":[{"href_matches":"/*"},{"not":{"href_matches":["/api/*","/admin*","/*.*"]}}]},"eagerness":"moderate"}]}';
