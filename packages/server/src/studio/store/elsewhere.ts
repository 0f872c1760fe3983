// Where a lost file may still be: a Kubo node that pinned it, a gateway. Nothing that comes is believed but by its hash.
import { MAX_BLOCK_BYTES } from '@lilape/domain/ipfs';
import { type Outgoing, ask } from '#outgoing.ts';
import { isFileOf } from '#studio/block.ts';
import { kuboHeaders } from '#studio/pins/kubo.ts';
import type { PublishingSettings } from '#studio/publishing-settings.ts';

/** Asks one place for a file; null where it has it not, or something else. @throws OutgoingError */
export type Source = { readonly name: string; read(cid: string): Promise<Uint8Array | null> };

/** The places that the settings name, the nearest first. */
export function openSources({ kubo, gatewayUrl }: PublishingSettings): Source[] {
  const sources: Source[] = [];
  if (kubo !== null) {
    // A node asked with `offline` does not look for the file in the whole network.
    const query = 'offline=true&arg=';
    const headers = kuboHeaders(kubo);
    sources.push(source('kubo', (cid) => [`${kubo.url}/api/v0/block/get?${query}${cid}`, 'POST', headers]));
  }
  if (gatewayUrl !== null) {
    // The block itself, which no gateway can dress up.
    const headers = { accept: 'application/vnd.ipld.raw' };
    sources.push(source('gateway', (cid) => [`${gatewayUrl}/ipfs/${cid}?format=raw`, 'GET', headers]));
  }
  return sources;
}

type Request = [url: string, method: Outgoing['method'], headers: Readonly<Record<string, string>>];

function source(name: string, requestOf: (cid: string) => Request): Source {
  return {
    name,
    async read(cid) {
      const [url, method, headers] = requestOf(cid);
      const { status, bytes } = await ask(url, { method, headers, mostBytes: MAX_BLOCK_BYTES });
      return status === 200 && isFileOf(cid, bytes) ? bytes : null;
    },
  };
}
