// Prints the digests of a ledger, a line a part.

/** One line a part: its name and its SHA-256. */
export function printDigests(digests: Readonly<Record<string, string>>): void {
  for (const [name, digest] of Object.entries(digests)) console.log(`${name.padEnd(10)} ${digest}`);
}
