/** What an open page does once nothing else is to be done. */
import './panels.ts';
import { preloadOpened } from './preload-opened.ts';

preloadOpened();
