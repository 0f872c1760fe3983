/** Hands a file to whatever the device shares with; where it shares nothing, to its downloads. */

/** Shares `file`, with an address beside it where it can. */
export async function shareFile(file: File, url: string): Promise<void> {
  if (navigator.canShare?.({ files: [file] })) {
    await navigator.share({ files: [file], url }).catch((thrown: unknown) => {
      // Whoever closes the list of apps has changed their mind.
      if (!(thrown instanceof DOMException && thrown.name === 'AbortError')) throw thrown;
    });
    return;
  }
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = file.name;
  link.click();
  URL.revokeObjectURL(address);
}
