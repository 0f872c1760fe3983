import type { PresaleInfo } from '@lilape/wire/presale';
import { beforeEach, expect, test, vi } from 'vitest';
import { fill } from './fill.ts';
import { fillLadder, showEaten } from '#shell/front/front-ladder.ts';
import type { Written } from './figures.ts';

beforeEach(() => {
  document.body.innerHTML = `
    <section data-figures="waiting">
      <p><span data-fill="price"><i>grey</i></span><span data-fill="next-price" data-none="none"></span></p>
      <p data-when="known" hidden></p><p data-when="unknown"></p>
      <button data-off-when="never-known"></button>
      <time data-fill="end"></time><b data-exact data-fill="left"></b>
    </section>`;
});

const at = (selector: string) => document.querySelector<HTMLElement>(selector) ?? document.body;

/** Fills with these figures; the conditions named hold. */
function show(figures: Readonly<Record<string, Written | null>>, ...holding: string[]): void {
  fill(
    document,
    (name) => figures[name],
    (name) => holding.includes(name),
  );
}

test('behavior: what is known is written, the rest stays as it is', () => {
  show({ price: { text: '$0.0012' }, 'next-price': null });
  expect(at('[data-fill=price]').textContent).toBe('$0.0012');
  expect(at('[data-fill=next-price]').textContent).toBe('none');
  show({});
  expect(at('[data-fill=price]').textContent).toBe('$0.0012');
});

test('behavior: a button whose condition is not asked about stays as it is', () => {
  const button = at('button') as HTMLButtonElement;
  button.disabled = true;
  fill(
    document,
    () => undefined,
    () => undefined,
  );
  expect(button.disabled).toBe(true);
});

test('behavior: a figure that changes stays the same node, and nothing around it is styled again', () => {
  show({ price: { text: '$0.0012' } });
  const written = at('[data-fill=price]').firstChild;
  show({ price: { text: '$0.0013' } });
  expect(at('[data-fill=price]').textContent).toBe('$0.0013');
  expect(at('[data-fill=price]').firstChild).toBe(written);
});

test('behavior: a part whose condition is asked about elsewhere stays as it is', () => {
  fill(
    document,
    () => undefined,
    () => undefined,
  );
  expect([at('[data-when=known]').hidden, at('[data-when=unknown]').hidden]).toEqual([true, false]);
});

test('behavior: a part is there while its condition holds', () => {
  show({}, 'known');
  expect([at('[data-when=known]').hidden, at('[data-when=unknown]').hidden]).toEqual([false, true]);
  show({}, 'unknown');
  expect([at('[data-when=known]').hidden, at('[data-when=unknown]').hidden]).toEqual([true, false]);
});

test('behavior: a button is off while its condition holds', () => {
  show({}, 'never-known');
  expect((at('button') as HTMLButtonElement).disabled).toBe(true);
  show({});
  expect((at('button') as HTMLButtonElement).disabled).toBe(false);
});

test('behavior: a section says whether its figures are awaited, lost or there', () => {
  const section = at('section');
  show({});
  expect(section.dataset['figures']).toBe('waiting');
  show({}, 'age-late');
  expect(section.dataset['figures']).toBe('lost');
  show({ price: { text: '$0.0012' } }, 'age-late');
  expect(section.dataset['figures']).toBeUndefined();
});

test('behavior: a section whose figures React renders is left to it', () => {
  document.body.innerHTML = '<dl data-figures="lost"></dl>';
  show({}, 'age-live');
  expect(at('dl').dataset['figures']).toBe('lost');
});

test('behavior: a time carries its moment, a short figure the whole one', () => {
  show({ end: { text: 'tomorrow', iso: '2027-11-01T00:00:00.000Z' }, left: { text: '1', full: '1.5' } });
  expect((at('time') as HTMLTimeElement).dateTime).toBe('2027-11-01T00:00:00.000Z');
  expect(at('b').dataset['full']).toBe('1.5');
  expect(at('b').tabIndex).toBe(0);
  show({ left: { text: '2', full: '2' } });
  expect(at('b').hasAttribute('tabindex')).toBe(false);
  expect(at('b').dataset['full']).toBeUndefined();
});

test('behavior: a link leads where its figure says and keeps its words, whatever is cut shows its whole on hover', () => {
  document.body.innerHTML =
    '<a data-fill="explorer" href="https://scan.example">Explorer</a><code data-fill="buyer"></code>';
  const figures: Record<string, Written> = {
    explorer: { href: '/tx/0x1' },
    buyer: { text: '0x1…2', full: '0x12' },
  };
  fill(
    document,
    (name) => figures[name],
    () => undefined,
  );
  expect(at('a').getAttribute('href')).toBe('https://scan.example/tx/0x1');
  expect(at('a').textContent).toBe('Explorer');
  expect(at('code').title).toBe('0x12');
});

test('behavior: bananas ripen as far as their stage is sold', () => {
  document.body.innerHTML = '<li data-rung="1"></li><li data-rung="2"></li><li data-rung="3"></li>';
  const rungs = [...document.querySelectorAll<HTMLElement>('li')];
  const presale = { current_stage: 2, stage_progress: 25, sold_out: false } as PresaleInfo;
  fillLadder(document, presale);
  expect(rungs.map((rung) => rung.style.getPropertyValue('--sold'))).toEqual(['1', '0.25', '0']);
  expect(rungs.map((rung) => rung.hasAttribute('data-begun'))).toEqual([true, true, false]);
  expect(rungs.map((rung) => rung.hasAttribute('data-eaten'))).toEqual([true, false, false]);
  expect(rungs.map((rung) => rung.ariaCurrent)).toEqual([null, 'step', null]);
  fillLadder(document, { ...presale, sold_out: true });
  expect(rungs.map((rung) => rung.ariaCurrent)).toEqual([null, null, null]);
});

test.each([
  [1, 0, false, '0', 0],
  [1, 12, false, '0', 0],
  [2, 40, false, '2', 1],
  [10, 99, false, '4', 9],
  [10, 100, true, '4', 10],
])(
  'behavior: in stage %i, %i%% sold (all: %s), the banana has %s bites, and %s peels lie below',
  (stage, sold, isSoldOut, bites, peels) => {
    document.body.innerHTML = `<div id="eater" data-peel="0"><span></span><span>${'<img>'.repeat(10)}</span></div>`;
    const eater = document.querySelector('div');
    showEaten({ current_stage: stage, stage_progress: sold, sold_out: isSoldOut } as PresaleInfo);
    expect(eater?.dataset['peel']).toBe(bites);
    expect(eater?.querySelectorAll('img[hidden]')).toHaveLength(10 - peels);
    expect(eater?.querySelectorAll('span:last-of-type > img:not([hidden])')).toHaveLength(peels);
  },
);

test('behavior: the ape is a picture until it eats, then the same drawing without the rules that the policy forbids', async () => {
  const file =
    '<svg xmlns="http://www.w3.org/2000/svg"><style>a{}</style><g data-part="peel-0"/><g display="none" data-in="ended"/></svg>';
  const ask = vi.fn<typeof fetch>();
  vi.stubGlobal(
    'fetch',
    ask.mockRejectedValueOnce(new TypeError('no network')).mockResolvedValue(new Response(file)),
  );
  document.body.innerHTML =
    '<div id="eater"><span><img src="/ape.svg"></span><img src="/butterfly.svg"></div>';
  const presale = { current_stage: 1, stage_progress: 0, sold_out: false } as PresaleInfo;
  showEaten(presale);
  await vi.waitFor(() => expect(ask).toHaveBeenCalledOnce());
  expect(at('#eater img').getAttribute('src')).toBe('/ape.svg');
  await new Promise((done) => setTimeout(done));
  for (let i = 0; i < 3; i += 1) showEaten(presale);
  await vi.waitFor(() => expect(at('#eater span').innerHTML).toContain('data-part="peel-0"'));
  expect(at('#eater span').innerHTML).not.toContain('style');
  // Which mouth it makes is said by the sale's state from then on.
  expect(at('#eater [data-in="ended"]').hasAttribute('display')).toBe(false);
  expect(at('#eater span').firstElementChild?.ariaHidden).toBe('true');
  expect(ask).toHaveBeenCalledTimes(2);
});

test('behavior: the banana of a stage that begins pops once', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  document.body.innerHTML = '<li data-rung="3"></li><li data-rung="4"></li>';
  const pops = [...document.querySelectorAll<HTMLElement>('li')].map((rung) => {
    const animate = vi.fn<Element['animate']>();
    rung.animate = animate;
    return animate;
  });
  for (const stage of [2, 3, 3, 4, 4])
    fillLadder(document, { current_stage: stage, stage_progress: 0, sold_out: false } as PresaleInfo);
  expect(pops.map((animate) => animate.mock.calls.length)).toEqual([1, 1]);
  vi.unstubAllGlobals();
});
