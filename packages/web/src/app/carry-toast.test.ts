/** A message outlives its page once. */
import { beforeEach, expect, test } from 'vitest';
import { shownToast, toast } from '#shell/first/toast.ts';
import { carryToast } from './carry-toast.ts';

carryToast();
beforeEach(() => {
  sessionStorage.clear();
  shownToast.set(null);
});
const leave = () => dispatchEvent(new Event('pagehide'));

test('behavior: what is said in the moment of going is said on the next page, and only there', () => {
  toast({ title: 'Purchase Successful!', description: '50,000 LILAPE', variant: 'default' });
  leave();
  expect(shownToast.get()?.isOpen).toBe(false);
  shownToast.set(null);
  carryToast();
  expect(shownToast.get()).toMatchObject({
    title: 'Purchase Successful!',
    description: '50,000 LILAPE',
    isOpen: true,
  });
  shownToast.set(null);
  carryToast();
  expect(shownToast.get()).toBe(null);
});

test('behavior: a message that was closed, or none, is not carried', () => {
  leave();
  toast({ title: 'Old' }).dismiss();
  leave();
  shownToast.set(null);
  carryToast();
  expect(shownToast.get()).toBe(null);
});

test('error: what does not parse is forgotten', () => {
  sessionStorage.setItem('lilape.toast', '{');
  carryToast();
  expect(shownToast.get()).toBe(null);
  expect(sessionStorage.getItem('lilape.toast')).toBe(null);
});

test('behavior: what has to be answered is not carried, as the next page asks it anew', () => {
  toast({ title: 'Continue: step 2 of 2', onRefuse: () => {} });
  leave();
  shownToast.set(null);
  carryToast();
  expect(shownToast.get()).toBe(null);
});
