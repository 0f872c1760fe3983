// Pictures of launches: whatever was uploaded is decoded within limits and written anew, as one small WebP without metadata.
import { AppError } from '@lilape/domain/app-error';
import { MAX_BLOCK_BYTES } from '@lilape/domain/ipfs';
import sharp, { type Metadata, type Sharp } from 'sharp';

export const MAX_PICTURE_BYTES = 5 * 1024 * 1024;
/** On a side, pixels: what says more is not decoded at all. */
export const MAX_PICTURE_SIDE = 4_096;

export type Picture = { readonly bytes: Uint8Array; readonly width: number; readonly height: number };

/** Sides that are tried one after the other, and qualities at each, until the file is of one block. */
const SIDES = [1_600, 1_200, 800, 400];
const QUALITIES = [82, 70, 55];
const MAX_SECONDS = 10;
const FORMATS: readonly string[] = ['png', 'jpeg', 'webp'];
/** How such files begin, in hex; others never come near a decoder. */
const BEGINNINGS = [/^89504e470d0a1a0a/, /^ffd8ff/, /^52494646.{8}57454250/];

/**
 * The picture, at most 1,600 pixels on a side and 256 KiB. Of one that moves, the first frame.
 * @throws AppError PICTURE_UNREADABLE, PICTURE_TOO_LARGE
 */
export async function makePicture(given: Uint8Array): Promise<Picture> {
  await checkPicture(given);
  for (const side of SIDES)
    for (const quality of QUALITIES) {
      // Each is tried because the one before was too large.
      // oxlint-disable-next-line no-await-in-loop
      const made = await encode(given, side, quality);
      if (made.bytes.length <= MAX_BLOCK_BYTES) return made;
    }
  throw new AppError('PICTURE_UNREADABLE');
}

/** Reads its head alone. */
async function checkPicture(given: Uint8Array): Promise<void> {
  const beginning = Buffer.from(given.subarray(0, 16)).toString('hex');
  if (!BEGINNINGS.some((one) => one.test(beginning))) throw new AppError('PICTURE_UNREADABLE');
  const { format, width, height } = await reading<Metadata>(() =>
    sharp(given, { limitInputPixels: false, failOn: 'error' }).metadata(),
  );
  if (!FORMATS.includes(format)) throw new AppError('PICTURE_UNREADABLE');
  if (width > MAX_PICTURE_SIDE || height > MAX_PICTURE_SIDE)
    throw new AppError('PICTURE_TOO_LARGE', { width, height, most: MAX_PICTURE_SIDE });
}

async function encode(given: Uint8Array, side: number, quality: number): Promise<Picture> {
  const { data, info } = await reading(() =>
    open(given)
      .autoOrient()
      .resize(side, side, { fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .webp({ quality, effort: 4 })
      .timeout({ seconds: MAX_SECONDS })
      .toBuffer({ resolveWithObject: true }),
  );
  return { bytes: data, width: info.width, height: info.height };
}

const open = (given: Uint8Array): Sharp =>
  sharp(given, { limitInputPixels: MAX_PICTURE_SIDE ** 2, failOn: 'error', sequentialRead: true });

/** What the decoder says about a picture that is none, in our words. */
async function reading<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw new AppError('PICTURE_UNREADABLE', {}, { cause: error });
  }
}
