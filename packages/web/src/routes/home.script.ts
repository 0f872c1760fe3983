/** Fills in what the front page alone says about the sale. */
export { showFront as start } from '#shell/live/front.ts';
