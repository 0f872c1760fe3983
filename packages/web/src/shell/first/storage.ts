/** Local storage that may be forbidden or full: then nothing is remembered, and nothing breaks. */

/** Returns a stored text, or null if there is none or storage is forbidden. */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    // Access itself throws where the visitor has forbidden storage.
    return null;
  }
}

/** Stores a text; returns whether it was kept. */
export function writeStored(key: string, value: string): boolean {
  try {
    localStorage.setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

/** Forgets a stored text. */
export function removeStored(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing can have been stored either.
  }
}

/** The names of everything stored; none where storage is forbidden. */
export function storedKeys(): readonly string[] {
  try {
    return Object.keys(localStorage);
  } catch {
    return [];
  }
}
