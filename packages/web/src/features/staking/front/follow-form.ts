/** Brings the form to life without React: what is typed and chosen becomes the wish, and what the wish comes to is written into its places. */
import { isLockDays } from '@lilape/domain/staking/periods';
import { openWalletDialog } from '#ui/ask-for-wallet.ts';
import { chainNowMs } from './chain-clock.ts';
import { figuresFor, type Figures, rowsFor } from './reckon.ts';
import { amountOf, wish, wishFor } from './wish.ts';

/** The dates move with the day. */
const againMs = 60_000;

/** Follows the form in `root`; returns the way to stop. */
export function followForm(root: ParentNode, language: string): () => void {
  const form = root.querySelector<HTMLFormElement>('form[data-stake]');
  if (form === null) return () => {};
  const ending = new AbortController();
  const { signal } = ending;
  // Where React draws another page, nobody tells a script that began without it.
  const fill = () => (form.isConnected ? fillForm(form, language) : end());
  form.addEventListener('input', () => takeWish(form), { signal });
  // Where a wallet is connected the desk has the button; Enter in the field presses that.
  form.addEventListener(
    'submit',
    (event) => {
      event.preventDefault();
      form.querySelector<HTMLButtonElement>('[data-sign]')?.click();
    },
    { signal },
  );
  form.closest('[data-staking]')?.addEventListener(
    'click',
    ({ target }) => {
      if (target instanceof Element && target.closest('[data-connect]') !== null) openWalletDialog();
    },
    { signal },
  );
  const unfollow = wish.subscribe(fill);
  const timer = setInterval(fill, againMs);
  // The browser may have kept what was typed before a reload.
  takeWish(form);
  function end(): void {
    ending.abort();
    unfollow();
    clearInterval(timer);
  }
  return end;
}

function takeWish(form: HTMLFormElement): void {
  const data = new FormData(form);
  const days = Number(data.get('lock'));
  const amount = data.get('amount');
  const ape = form.elements.namedItem('doubled');
  const isAsked = ape instanceof HTMLInputElement && ape.closest('[hidden]') === null;
  wishFor({
    amountText: typeof amount === 'string' ? amount : '',
    ...(isLockDays(days) && { lockDays: days }),
    ...(isAsked && { isDoubled: ape.checked }),
  });
}

function fillForm(form: HTMLFormElement, language: string): void {
  const wanted = wish.get();
  const field = form.elements.namedItem('amount');
  if (field instanceof HTMLInputElement && field.value !== wanted.amountText) field.value = wanted.amountText;
  form.toggleAttribute('data-doubled', wanted.isDoubled);
  const amount = amountOf(wanted);
  const fault = form.querySelector<HTMLElement>('[data-fault]');
  const code = amount.ok || amount.fault === 'empty' ? undefined : amount.fault;
  if (fault !== null) setText(fault, code === undefined ? '' : (fault.getAttribute(`data-${code}`) ?? ''));
  if (field instanceof HTMLInputElement) field.ariaInvalid = String(code !== undefined);
  form.querySelector('[data-sentence]')?.toggleAttribute('data-empty', !amount.ok || amount.units === 0n);
  const tokens = amount.ok ? amount.units : 0n;
  const figures = figuresFor(tokens, wanted, chainNowMs(), language);
  for (const place of form.querySelectorAll<HTMLElement>('[data-now]'))
    setText(place, figures[place.dataset['now'] as keyof Figures]);
  fillRows(form, rowsFor(tokens, wanted, chainNowMs(), language));
}

/** The first row is the pattern, and stays hidden. */
function fillRows(form: HTMLFormElement, rows: readonly (readonly string[])[]): void {
  const body = form.querySelector('[data-rows]');
  const pattern = body?.firstElementChild;
  if (!(body instanceof HTMLElement) || !(pattern instanceof HTMLElement)) return;
  const drawn = rows.map((cells) => {
    const row = pattern.cloneNode(true) as HTMLElement;
    row.hidden = false;
    for (const [index, cell] of [...row.children].entries()) cell.textContent = cells[index] ?? '';
    return row;
  });
  body.replaceChildren(pattern, ...drawn);
}

function setText(place: HTMLElement, text: string): void {
  if (place.textContent !== text) place.textContent = text;
}
