/** Says where the files of an ape are on IPFS: the metadata's address is computed here from its bytes. */
import { cidOfDigest, ipfsUri } from '@lilape/domain/ipfs';
import { fill } from '#shell/live/fill.ts';

/** Writes both addresses over the links that stand there; where they do not come, those stay. */
export async function fillFiles(page: ParentNode, id: number): Promise<void> {
  try {
    const response = await fetch(`/api/token/${id}`);
    if (!response.ok) return;
    const bytes = await response.arrayBuffer();
    const { image } = JSON.parse(new TextDecoder().decode(bytes)) as { image: string };
    link(page, 'image', image);
    // Browsers hash on pages that came over https, or from this machine.
    const digest = await crypto.subtle.digest('SHA-256', bytes);
    link(page, 'metadata', ipfsUri(cidOfDigest(new Uint8Array(digest))));
  } catch {
    // The links to the files themselves are as good.
  }
}

function link(page: ParentNode, name: string, uri: string): void {
  const figure = { text: uri, href: `/ipfs/${uri.replace('ipfs://', '')}` };
  fill(
    page,
    (place) => (place === name ? figure : undefined),
    () => undefined,
  );
}
