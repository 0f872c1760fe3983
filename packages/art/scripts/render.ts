// Renders drawings to PNG with a headless Chromium, to be looked at: node scripts/render.ts [names…] [--theme dark] [--sizes 64,256] [--out folder].

import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBrowser } from '../../../scripts/run/browser.ts';
import { apeWithBasket } from '../src/ape/ape-basket.ts';
import { apeOnBranch } from '../src/ape/ape-branch.ts';
import { apeWithCamera } from '../src/ape/ape-camera.ts';
import { apeCounting } from '../src/ape/ape-counting.ts';
import { apeDrawing } from '../src/ape/ape-drawing.ts';
import { apePuzzled } from '../src/ape/ape-error.ts';
import { apeHead } from '../src/ape/ape-head.ts';
import { apeJoy } from '../src/ape/ape-joy.ts';
import { apeLost } from '../src/ape/ape-lost.ts';
import { apeWithPostcard } from '../src/ape/ape-postcard.ts';
import { apeAtStall } from '../src/ape/ape-stall.ts';
import { banana } from '../src/ape/banana.ts';
import { easel } from '../src/ape/easel.ts';
import { favicon } from '../src/ape/favicon.ts';
import { logoMark, logoWordmark } from '../src/ape/logo.ts';
import { socialPicture } from '../src/ape/social.ts';
import { approvePanel } from '../src/guide/approve.ts';
import { bridgePanel } from '../src/guide/bridge.ts';
import { claimPanel } from '../src/guide/claim.ts';
import { connectPanel } from '../src/guide/connect.ts';
import { fuelPanel } from '../src/guide/fuel.ts';
import { apeNotLooking } from '../src/guide/not-looking.ts';
import { apeReading } from '../src/guide/reading.ts';
import { walletPanel } from '../src/guide/wallet.ts';
import { stickers } from '../src/stickers/stickers.ts';
import { volcano } from '../src/volcano/volcano.ts';
import type { DrawingOptions } from '../src/svg/svg.ts';

const drawings: Readonly<Record<string, (options: DrawingOptions) => string>> = {
  'ape-head': apeHead,
  'ape-branch': apeOnBranch,
  'ape-basket': apeWithBasket,
  'ape-error': apePuzzled,
  'ape-lost': apeLost,
  'ape-joy': apeJoy,
  'ape-drawing': apeDrawing,
  'ape-counting': apeCounting,
  'ape-stall': apeAtStall,
  'ape-postcard': apeWithPostcard,
  'ape-camera': apeWithCamera,
  easel,
  'guide-wallet': walletPanel,
  'guide-bridge': bridgePanel,
  'guide-fuel': fuelPanel,
  'guide-connect': connectPanel,
  'guide-approve': approvePanel,
  'guide-claim': claimPanel,
  'ape-reading': apeReading,
  'ape-not-looking': apeNotLooking,
  banana: (options) => banana({ ...options, filledPct: 60 }),
  volcano,
  'logo-mark': logoMark,
  'logo-wordmark': logoWordmark,
  favicon,
  social: socialPicture,
  ...Object.fromEntries(Object.entries(stickers).map(([name, render]) => [`sticker-${name}`, render])),
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    theme: { type: 'string', default: 'light' },
    sizes: { type: 'string', default: '64,256,1024' },
    out: { type: 'string', default: join(import.meta.dirname, '../out') },
    chromium: { type: 'string' },
  },
});
const theme = values.theme === 'dark' ? 'dark' : 'light';

/** Height of a drawing at that width, in whole pixels, from its view box. */
const heightAt = (svg: string, width: number): number => {
  const [, w = '1', h = '1'] = /viewBox="0 0 (\S+) (\S+)"/.exec(svg) ?? [];
  return Math.round((width * Number(h)) / Number(w));
};

/** Writes a PNG of the drawing, `width` pixels wide on a transparent ground. */
const screenshot = (svg: string, width: number, file: string): void => {
  const folder = mkdtempSync(join(tmpdir(), 'lilape-art-'));
  const page = join(folder, 'page.html');
  const height = heightAt(svg, width);
  writeFileSync(
    page,
    `<!doctype html><body style="margin:0"><div style="width:${width}px;line-height:0">${svg}</div>`,
  );
  execFileSync(
    values.chromium ?? ensureBrowser(),
    [
      '--headless',
      '--no-sandbox',
      '--disable-gpu',
      '--hide-scrollbars',
      '--default-background-color=00000000',
      `--user-data-dir=${join(folder, 'profile')}`,
      `--window-size=${width},${height}`,
      `--screenshot=${file}`,
      `file://${page}`,
    ],
    { stdio: 'ignore', timeout: 60_000 },
  );
  rmSync(folder, { recursive: true, force: true });
};

const names = positionals.length === 0 ? Object.keys(drawings) : positionals;
mkdirSync(values.out, { recursive: true });
for (const name of names) {
  const render = drawings[name];
  if (render === undefined)
    throw new Error(`No drawing "${name}". There are: ${Object.keys(drawings).join(', ')}`);
  const svg = render({ theme });
  writeFileSync(join(values.out, `${name}-${theme}.svg`), svg);
  const sizes = name === 'social' ? [1200] : values.sizes.split(',').map(Number);
  for (const width of sizes) {
    const file = join(values.out, `${name}-${theme}-${width}.png`);
    screenshot(svg, width, file);
    // Width is the 32-bit number at byte 16 of a PNG.
    console.log(`${file} ${readFileSync(file).readUInt32BE(16)} px wide`);
  }
}
