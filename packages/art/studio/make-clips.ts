// Paints the clips of posts and encodes them into `clips`: node studio/make-clips.ts. Needs ffmpeg with libx264.
import { spawn } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';

import sharp from 'sharp';

import { type Clip, clips } from '../src/clips/clips.ts';

const SIDE = 640;
const FRAMES_A_SECOND = 25;
const FOLDER = join(import.meta.dirname, '../clips');

/** H.264 that every phone plays, without sound, its index in front, so that it begins before all of it is there. */
const ENCODING = `
  -y -loglevel error -f rawvideo -pix_fmt rgb24 -s ${SIDE}x${SIDE} -r ${FRAMES_A_SECOND} -i pipe:0 -an
  -vf scale=out_color_matrix=bt709:out_range=tv -colorspace bt709 -color_primaries bt709 -color_trc bt709
  -c:v libx264 -preset veryslow -crf 20 -tune animation -profile:v main -pix_fmt yuv420p -threads 1
  -map_metadata -1 -fflags +bitexact -flags:v +bitexact -movflags +faststart`;

async function make(name: string, { render, seconds }: Clip): Promise<void> {
  const ffmpeg = spawn('ffmpeg', [...ENCODING.trim().split(/\s+/), join(FOLDER, name)], {
    stdio: ['pipe', 'inherit', 'inherit'],
  });
  const ended = new Promise<void>((resolve, reject) => {
    ffmpeg.on('error', reject);
    ffmpeg.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`ffmpeg ended with ${code}.`))));
  });
  const frames = seconds * FRAMES_A_SECOND;
  for (let frame = 0; frame < frames; frame++) {
    const pixels = await sharp(Buffer.from(render(frame / frames)))
      .resize(SIDE, SIDE)
      .flatten({ background: '#FFF6E3' })
      .removeAlpha()
      .raw()
      .toBuffer();
    if (!ffmpeg.stdin.write(pixels)) await new Promise((resolve) => ffmpeg.stdin.once('drain', resolve));
  }
  ffmpeg.stdin.end();
  await ended;
  console.log(`${name}: ${frames} frames`);
}

await mkdir(FOLDER, { recursive: true });
for (const [name, clip] of Object.entries(clips)) await make(name, clip);
