/** The worker in which draws are counted again: a hundred thousand hashes and a pairing would hold up the page. */
import { answer } from './answer.ts';
import type { Answer, Asked } from './requests.ts';

addEventListener('message', ({ data }: MessageEvent<Asked>) => {
  const fileOf = (cid: string) => published(data.filesAt + cid);
  void answer(data.request, { fileOf, tell: (message: Answer) => postMessage(message) });
});

async function published(path: string): Promise<Uint8Array> {
  const response = await fetch(path);
  if (!response.ok) throw new TypeError(`HTTP ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}
