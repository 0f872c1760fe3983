/** Key of the prize that was last celebrated, in local storage. */
export const joyKey = 'lilape.won';
