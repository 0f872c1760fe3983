// How long an admin is known.

/** Hours of a session, whatever is done in it. @see spec §4 'Admin', §9 */
export const SESSION_HOURS = 24;

/** Hours after which a session that nobody used has ended. @see decision 116 "the password and its waits" */
export const IDLE_HOURS = 12;

/** Days for which a browser that signed in is known to have done so; it still asks for the password. @see decision 88 "who is admin" */
export const KNOWN_BROWSER_DAYS = 180;

/** Days after which the log of actions forgets the network that an action came from. */
export const ADDRESS_DAYS = 30;
