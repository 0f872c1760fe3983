// The numbers of apes: which there are, and which are sold.

/** Ids are 1 to LAST_ID; those above LAST_SOLD_ID are prizes of the giveaway. @see decision 18 "ids and prizes" */
export const FIRST_ID = 1;
export const LAST_SOLD_ID = 9_900;
export const LAST_ID = 10_000;
