/** When an island's code is asked for; a press inside it brings it sooner, whatever was said. */

/**
 * `load`: as soon as the page is painted; `idle`: when nothing else is to be done; `visible`: when it comes near the
 * screen; `press`: when it is pressed, or pointer or focus are on their way; `wallet`: with a remembered wallet, or with
 * whatever else needs one.
 */
export const whens = ['load', 'idle', 'visible', 'press', 'wallet'] as const;
export type When = (typeof whens)[number];

/** The element that holds an island. */
export const ISLAND_TAG = 'page-island';

/** The element in it that holds what it was given as children. */
export const SLOT_TAG = 'island-slot';

/** The event by which a script asks for the island that it is fired on. */
export const HYDRATE = 'hydrate';
