/** The sheets of the kept frame, whose components never reach the browser's bundle: the build takes them from here, and drops the script. */

export const sheets = import.meta.glob('./*.module.css', { eager: true });
