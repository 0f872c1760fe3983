/** A picture on its way to the server, with how much of it is there. */
import { AppError } from '@lilape/domain/app-error';
import { keepPicture } from '@lilape/wire/endpoints/admin-launchpad';
import { readAnswer } from '#shell/first/api.ts';

/** The most that the server takes, bytes. */
export const mostPictureBytes = 5_000_000;

/** Whether a file says of itself that it is a picture that is taken. */
export const isPictureType = (type: string): boolean => /^image\/(png|jpeg|webp)$/.test(type);

/**
 * Sends the bytes; resolves to the CID of what became of them. `onProgress` is called with the part that was sent, 0 to 1.
 * @throws AppError as every call of the API; it waits as long as bytes move
 */
export async function uploadPicture(file: Blob, onProgress: (part: number) => void): Promise<string> {
  const { body } = await readAnswer(keepPicture, await send(file, onProgress));
  return body.cid;
}

/** `fetch` does not tell how much has gone. */
function send(file: Blob, onProgress: (part: number) => void): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', keepPicture.path);
    request.setRequestHeader('content-type', file.type);
    request.responseType = 'text';
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress(total === 0 ? 0 : loaded / total),
    );
    request.addEventListener('load', () => resolve(answerOf(request)));
    request.addEventListener('error', () => reject(new AppError('NETWORK_ERROR')));
    request.send(file);
  });
}

function answerOf(request: XMLHttpRequest): Response {
  const retryAfter = request.getResponseHeader('retry-after');
  return new Response(request.responseText, {
    status: request.status,
    headers: retryAfter === null ? {} : { 'retry-after': retryAfter },
  });
}
