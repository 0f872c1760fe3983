/** What was typed before an island hears is heard by it, and stands there. */
import { act } from '@testing-library/react';
import { type ReactElement, useEffect, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, test } from 'vitest';
import { takeTyped } from './typed-early.ts';

type Heard = Readonly<Record<string, string | boolean>>;
let heard: Heard = {};
const hear = (now: Heard) => {
  heard = now;
};
beforeEach(() => {
  heard = {};
  document.body.innerHTML = '<main></main>';
});

function Form() {
  const [text, setText] = useState('');
  const [words, setWords] = useState('as written');
  const [is, setIs] = useState(false);
  const [one, setOne] = useState('a');
  const [lock, setLock] = useState('90');
  useEffect(() => hear({ text, words, is, one, lock }), [text, words, is, one, lock]);
  return (
    <form>
      <input name="text" value={text} onChange={({ target }) => setText(target.value)} />
      <textarea name="words" value={words} onChange={({ target }) => setWords(target.value)} />
      <input name="is" type="checkbox" checked={is} onChange={({ target }) => setIs(target.checked)} />
      <select name="one" value={one} onChange={({ target }) => setOne(target.value)}>
        <option>a</option>
        <option>b</option>
      </select>
      {['90', '180', '360'].map((days) => (
        <input
          key={days}
          type="radio"
          name="lock"
          value={days}
          checked={lock === days}
          onChange={() => setLock(days)}
        />
      ))}
    </form>
  );
}

/** Puts the HTML of `element` on the page, lets `before` happen to it, and takes it over. */
async function takeOver(
  element: ReactElement,
  before: (form: HTMLFormElement) => void,
): Promise<HTMLFormElement> {
  const main = document.querySelector('main');
  if (main === null) throw new Error('There is no place for it.');
  main.innerHTML = renderToString(element);
  const form = main.querySelector('form') as HTMLFormElement;
  before(form);
  const giveTyped = takeTyped(main);
  await act(async () => void hydrateRoot(main, element));
  await act(async () => giveTyped());
  return form;
}

const field = (form: HTMLFormElement, name: string) => form.elements.namedItem(name) as HTMLInputElement;
const branch = (form: HTMLFormElement) => form.querySelector('[value="360"]') as HTMLInputElement;

test('behavior: text, long text, checks and choices are heard', async () => {
  const form = await takeOver(<Form />, (early) => {
    field(early, 'text').value = '250';
    field(early, 'words').value = 'as typed';
    field(early, 'is').checked = true;
    field(early, 'one').value = 'b';
    branch(early).checked = true;
  });
  expect(heard).toEqual({ text: '250', words: 'as typed', is: true, one: 'b', lock: '360' });
  expect(field(form, 'text').value).toBe('250');
  expect(field(form, 'words').value).toBe('as typed');
  expect(branch(form).checked).toBe(true);
});

test('behavior: where nothing was typed nothing is heard', async () => {
  await takeOver(<Form />, () => undefined);
  expect(heard).toEqual({ text: '', words: 'as written', is: false, one: 'a', lock: '90' });
});
