/** Comes with the first script: nearly every page listens, and each would otherwise fetch these few bytes by themselves. */
import { events } from '@lilape/wire/endpoints/site';

/** The server's stream of events. */
export const eventStream = events;
