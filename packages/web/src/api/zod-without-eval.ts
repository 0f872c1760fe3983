/** Keeps zod from trying `new Function`, which the content policy forbids; import it before any schema. */
import { config } from 'zod';

config({ jitless: true });
