/** When an island's code is asked for; a press inside it brings it sooner, whatever was said. */
import type { Language } from '@lilape/domain/languages';

/**
 * `load`: as soon as the page is painted; `idle`: when nothing else is to be done; `visible`: when it comes near the
 * screen; `press`: when it is pressed, or pointer or focus are on their way; `wallet`: a mount with a remembered
 * wallet, a component with the session or a dialog.
 */
export const whens = ['load', 'idle', 'visible', 'press', 'wallet'] as const;
export type When = (typeof whens)[number];

/** The element that holds an island. */
export const ISLAND_TAG = 'page-island';

/** The element in it that holds what it was given as children. */
export const SLOT_TAG = 'island-slot';

/** How the name of a file ends that takes an island over without React; it exports one `mount`. */
const MOUNT_SUFFIX = '.mount.ts';
export type MountFile = `${string}${typeof MOUNT_SUFFIX}`;
export type MountModule = { mount: (root: HTMLElement, language: Language) => void };

/** Whether an island of this name is given to a plain module. */
export const isMount = (name: string): boolean => name.endsWith(MOUNT_SUFFIX);

/** The event by which a script asks for the island that it is fired on. */
export const HYDRATE = 'hydrate';
