// Every drawing: well formed, safe under a strict policy, small, the same each time, at home beside others.

import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { expressions } from '../anatomy/face.ts';
import type { DrawingOptions } from '../svg/svg.ts';
import { apeAlive } from './ape-alive.ts';
import { apeAsleep } from './ape-asleep.ts';
import { apeWithBasket } from './ape-basket.ts';
import { apeOnBranch, branchButterfly } from './ape-branch.ts';
import { apeWithCamera } from './ape-camera.ts';
import { apeCounting } from './ape-counting.ts';
import { apeDrawing } from './ape-drawing.ts';
import { apePuzzled } from './ape-error.ts';
import { apeHead } from './ape-head.ts';
import { apeGuarding } from './ape-guard.ts';
import { apeJoy } from './ape-joy.ts';
import { apeLost } from './ape-lost.ts';
import {
  apeCharting,
  apeSketchingApes,
  apeSketchingGame,
  apeSketchingLock,
  apeSketchingNews,
  apeSketchingVolcano,
} from './ape-sketches.ts';
import { apeWithPostcard } from './ape-postcard.ts';
import { apeAtStall } from './ape-stall.ts';
import { balloonTail } from './balloon-tail.ts';
import { banana, bananaBitten, bananaGreen, bananaPeel } from './banana.ts';
import { bananaTree } from './banana-tree.ts';
import { basket } from './basket.ts';
import { easel } from './easel.ts';
import { favicon } from './favicon.ts';
import { heart, heartOutline } from './heart.ts';
import { heroGround } from './hero-ground.ts';
import { logoMark, logoParts, logoWordmark } from './logo.ts';
import { socialPicture } from './social.ts';
import { approvePanel } from '../guide/approve.ts';
import { bridgePanel } from '../guide/bridge.ts';
import { claimPanel } from '../guide/claim.ts';
import { connectPanel } from '../guide/connect.ts';
import { fuelPanel } from '../guide/fuel.ts';
import { apeNotLooking } from '../guide/not-looking.ts';
import { apeReading } from '../guide/reading.ts';
import { apeLooking } from '../stickers/prove-it.ts';
import { stickers } from '../stickers/stickers.ts';
import { huntPoster } from '../hunt/poster.ts';
import { volcano } from '../volcano/volcano.ts';
import { walletPanel } from '../guide/wallet.ts';
import { headSheet } from '../heads/heads.ts';

interface Case {
  readonly name: string;
  readonly render: (options?: DrawingOptions) => string;
  /** Upper limit of the gzipped text, in bytes. */
  readonly limit: number;
  readonly box: string;
}

const cases: readonly Case[] = [
  { name: 'heart', render: heart, limit: 400, box: '0 0 48 48' },
  { name: 'heartOutline', render: heartOutline, limit: 300, box: '0 0 48 48' },
  { name: 'huntPoster', render: huntPoster, limit: 2500, box: '0 0 960 960' },
  { name: 'apeHead', render: apeHead, limit: 3000, box: '0 0 1024 1024' },
  { name: 'apeOnBranch', render: apeOnBranch, limit: 9000, box: '0 0 1024 1024' },
  { name: 'apeAlive', render: apeAlive, limit: 6000, box: '0 0 1024 1024' },
  { name: 'apeWithBasket', render: apeWithBasket, limit: 5000, box: '0 0 1024 1024' },
  { name: 'apePuzzled', render: apePuzzled, limit: 5000, box: '0 0 1024 1024' },
  { name: 'apeLost', render: apeLost, limit: 5000, box: '0 0 1024 1024' },
  { name: 'apeJoy', render: apeJoy, limit: 5000, box: '0 0 1024 1024' },
  { name: 'apeAsleep', render: apeAsleep, limit: 5000, box: '0 0 1024 1024' },
  { name: 'apeDrawing', render: apeDrawing, limit: 5000, box: '0 0 1024 1024' },
  { name: 'apeCounting', render: apeCounting, limit: 3500, box: '0 0 1024 1024' },
  { name: 'apeAtStall', render: apeAtStall, limit: 3500, box: '0 0 1024 1024' },
  { name: 'apeWithPostcard', render: apeWithPostcard, limit: 3500, box: '0 0 1024 1024' },
  { name: 'apeWithCamera', render: apeWithCamera, limit: 3500, box: '0 0 1024 1024' },
  { name: 'apeGuarding', render: apeGuarding, limit: 5000, box: '0 0 1024 1024' },
  { name: 'apeCharting', render: apeCharting, limit: 5000, box: '0 0 1024 1024' },
  { name: 'apeSketchingApes', render: apeSketchingApes, limit: 5000, box: '0 0 1024 1024' },
  { name: 'apeSketchingLock', render: apeSketchingLock, limit: 5000, box: '0 0 1024 1024' },
  { name: 'apeSketchingVolcano', render: apeSketchingVolcano, limit: 5000, box: '0 0 1024 1024' },
  { name: 'apeSketchingGame', render: apeSketchingGame, limit: 5000, box: '0 0 1024 1024' },
  { name: 'apeSketchingNews', render: apeSketchingNews, limit: 5000, box: '0 0 1024 1024' },
  {
    name: 'banana',
    render: (options) => banana({ ...options, filledPct: 40 }),
    limit: 600,
    box: '0 0 48 48',
  },
  { name: 'bananaBitten', render: bananaBitten, limit: 600, box: '0 0 48 48' },
  { name: 'bananaGreen', render: bananaGreen, limit: 600, box: '0 0 48 48' },
  { name: 'bananaPeel', render: bananaPeel, limit: 900, box: '0 0 48 48' },
  { name: 'basket', render: basket, limit: 600, box: '0 0 640 272' },
  { name: 'bananaTree', render: bananaTree, limit: 2500, box: '0 0 1200 380' },
  { name: 'logoMark', render: logoMark, limit: 3000, box: '0 0 1024 1024' },
  { name: 'logoWordmark', render: logoWordmark, limit: 3500, box: '0 0 618 160' },
  { name: 'logoParts', render: logoParts, limit: 3500, box: '0 0 612 132' },
  { name: 'branchButterfly', render: branchButterfly, limit: 800, box: '0 0 300 260' },
  { name: 'balloonTail', render: balloonTail, limit: 400, box: '0 0 200 300' },
  { name: 'heroGround', render: heroGround, limit: 1200, box: '0 0 1440 900' },
  { name: 'favicon', render: favicon, limit: 1000, box: '0 0 32 32' },
  ...Object.entries(stickers).map(([name, render]) => ({
    name: `sticker ${name}`,
    render,
    limit: 5500,
    box: '0 0 1024 1024',
  })),
  { name: 'easel', render: easel, limit: 1200, box: '0 0 640 800' },
  { name: 'walletPanel', render: walletPanel, limit: 3500, box: '0 0 640 480' },
  { name: 'bridgePanel', render: bridgePanel, limit: 2500, box: '0 0 640 480' },
  { name: 'fuelPanel', render: fuelPanel, limit: 1500, box: '0 0 640 480' },
  { name: 'connectPanel', render: connectPanel, limit: 3500, box: '0 0 640 480' },
  { name: 'approvePanel', render: approvePanel, limit: 2000, box: '0 0 640 480' },
  { name: 'claimPanel', render: claimPanel, limit: 3500, box: '0 0 640 480' },
  { name: 'apeLooking', render: apeLooking, limit: 3500, box: '0 0 1024 1024' },
  { name: 'apeReading', render: apeReading, limit: 3500, box: '0 0 1024 1024' },
  { name: 'apeNotLooking', render: apeNotLooking, limit: 4000, box: '0 0 1024 1024' },
  { name: 'headSheet', render: headSheet, limit: 2200, box: '0 0 320 160' },
  { name: 'volcano', render: volcano, limit: 9000, box: '0 0 720 1480' },
  { name: 'socialPicture', render: socialPicture, limit: 12_000, box: '0 0 1200 630' },
];

const idsOf = (svg: string): string[] => [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id);
const referencesOf = (svg: string): string[] =>
  [...svg.matchAll(/url\(#([^)]+)\)/g)].map(([, id = '']) => id);

/** Names of tags left open or closed out of turn. */
const unbalancedTags = (svg: string): string[] => {
  const open: string[] = [];
  for (const [, closing, name = '', selfClosing] of svg.matchAll(/<(\/?)([a-zA-Z]+)[^<>]*?(\/?)>/g)) {
    if (closing === '/') {
      const last = open.pop();
      if (last !== name) return [...open, `${last} closed by ${name}`];
    } else if (selfClosing !== '/') open.push(name);
  }
  return open;
};

describe.each(cases)('$name', ({ render, limit, box }) => {
  const svg = render({ idPrefix: 'a' });

  test('behavior: is one well-formed svg in its box', () => {
    expect(unbalancedTags(svg)).toEqual([]);
    expect(svg.startsWith('<svg xmlns="http://www.w3.org/2000/svg"')).toBe(true);
    expect(svg.endsWith('</svg>')).toBe(true);
    expect(svg).toContain(`viewBox="${box}"`);
  });

  test('behavior: writes no attribute twice on an element', () => {
    const tags = [...svg.matchAll(/<[a-zA-Z][^<>]*>/g)].map(([tag]) => tag);
    expect(tags.filter((tag) => / ([a-zA-Z-]+)="[^"]*".* \1="/.test(tag))).toEqual([]);
  });

  test('behavior: holds no number that is not one', () => {
    expect(svg).not.toMatch(/NaN|undefined|Infinity|null/);
  });

  test('behavior: passes a strict content policy', () => {
    expect(svg).not.toMatch(
      /<style|<script|<foreignObject|<image|<text| style=| on[a-z]+=|href|javascript:|data:/i,
    );
    expect(svg.replace('http://www.w3.org/2000/svg', '')).not.toMatch(/https?:|\/\//);
  });

  test('behavior: ids are unique, carry the prefix, and every reference resolves', () => {
    const ids = idsOf(svg);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.every((id) => id.startsWith('a-'))).toBe(true);
    expect(referencesOf(svg).filter((id) => !ids.includes(id))).toEqual([]);
  });

  test('behavior: is the same each time', () => {
    expect(render({ idPrefix: 'a' })).toBe(svg);
  });

  test('behavior: stays within its size', () => {
    expect(gzipSync(svg).length).toBeLessThanOrEqual(limit);
  });

  test('behavior: is hidden without a title and an image with one', () => {
    expect(svg).toContain('aria-hidden="true"');
    const titled = render({ title: 'Ape & "friends" <3' });
    expect(titled).toContain('role="img"');
    expect(titled).toContain('<title>Ape &amp; &quot;friends&quot; &lt;3</title>');
    expect(titled).not.toContain('aria-hidden');
  });
});

describe('together', () => {
  test('behavior: different prefixes share no id', () => {
    const ids = cases.flatMap(({ name, render }) => idsOf(render({ idPrefix: name })));
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('behavior: without prefixes, different drawings share no id', () => {
    const ids = cases.flatMap(({ render }) => idsOf(render()));
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('behavior: night changes what stands free on the page and leaves the ape alone', () => {
    const night = apeOnBranch({ theme: 'dark' });
    expect(night).toContain('class="art-disc" fill="#F4EBD0"');
    expect(apeOnBranch({ theme: 'light' })).toContain('class="art-disc" fill="#FFE29A"');
    expect(night).toContain('class="art-fur" fill="#C8552E"');
  });

  test.each(Object.keys(expressions) as (keyof typeof expressions)[])(
    'behavior: the %s head is well formed',
    (mood) => {
      const svg = apeHead({ mood });
      expect(unbalancedTags(svg)).toEqual([]);
      expect(svg).not.toMatch(/NaN|undefined/);
    },
  );
});

describe('the living ape', () => {
  test('behavior: whatever moves is a group of its own, and of the bites none is to be seen yet', () => {
    const alive = apeAlive();
    const parts = [...alive.matchAll(/data-part="([^"]+)"/g)].map(([, part]) => part);
    const bites = ['peel-1', 'peel-2', 'peel-3', 'peel-4'];
    expect(parts).toEqual(['peel-0', 'peel-0', ...bites, 'ear', 'pupils', 'lids', 'brow']);
    for (const bite of bites) expect(alive).toContain(`data-part="${bite}" display="none"`);
    expect(alive).toContain('data-part="lids" opacity="0"');
  });

  test('behavior: it has a mouth for each state of a sale, and by itself shows that of a sale to come', () => {
    const mouths = [...apeAlive().matchAll(/( display="none")? data-in="([^"]+)"/g)];
    const states = mouths.flatMap(([, , names = '']) => names.split(' '));
    expect(states.toSorted()).toEqual(
      ['unknown', 'upcoming', 'open', 'closing', 'ended', 'finalised', 'refunding', 'cancelled'].toSorted(),
    );
    const shown = mouths.filter(([, hidden]) => hidden === undefined).map(([, , names]) => names);
    expect(shown).toEqual(['unknown upcoming open closing']);
  });
});

describe('banana', () => {
  test('behavior: empty is an outline only, full is yellow to the end', () => {
    expect(banana({ filledPct: 0 })).not.toContain('art-banana');
    expect(banana({ filledPct: 100 })).toContain('M0 0H48V48H0Z');
  });

  test('behavior: fills from the left edge of the fruit to the right one', () => {
    expect(banana({ filledPct: 50 })).toContain('M0 0H24V48H0Z');
    expect(banana({ filledPct: 1 })).toContain('M0 0H3.4V48H0Z');
  });

  test('args: outside values are taken as the nearest end', () => {
    expect(banana({ filledPct: -5 })).toBe(banana({ filledPct: 0 }));
    expect(banana({ filledPct: 250 })).toBe(banana({ filledPct: 100 }));
    expect(banana({ filledPct: Number.NaN })).toBe(banana({ filledPct: 0 }));
  });
});
