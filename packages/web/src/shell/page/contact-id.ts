/** Where the footer says how to reach the project. */
export const contactId = 'channels';
