/** Id of the bar, apart from its drawing so that scripts may find it. */
export const buyBarId = 'buy-bar';
