/** The worker in which draws are counted again: a hundred thousand hashes and a pairing would hold up the page. */
import { fillPath } from '@lilape/wire/endpoint';
import { ipfsFile } from '@lilape/wire/endpoints/studio';
import { answer } from './answer.ts';
import type { Answer, Request } from './requests.ts';

addEventListener('message', ({ data }: MessageEvent<Request>) => {
  void answer(data, { fileOf: published, tell: (told: Answer) => postMessage(told) });
});

async function published(cid: string): Promise<Uint8Array> {
  const response = await fetch(fillPath(ipfsFile.path, { cid }));
  if (!response.ok) throw new TypeError(`HTTP ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}
