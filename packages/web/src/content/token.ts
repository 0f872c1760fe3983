/** Facts of the token and its sale that the pages state. @see decisions 2, 3, 5 */

/** The whole supply in tokens. */
export const totalSupplyTokens = 420_690_000_000_000n;

/** How many stages the sale has. */
export const stageCount = 10;

/** Price of the first and the last stage, in dollars, as shown. */
export const firstStagePrice = '0.0012';
export const lastStagePrice = '0.0021';
