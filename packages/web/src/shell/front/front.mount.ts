/** Keeps true what the front page alone says about the sale; its code comes with that page. */
import { saleHistory } from '@lilape/wire/endpoints/sale';
import { callApi } from '#shell/first/api.ts';
import { alsoFill, showSale } from '#shell/live/show-sale.ts';
import { fillHeads } from '#shell/heads/fill-heads.ts';
import { type Asked, frontConditionsOf, frontFiguresOf } from './front-figures.ts';
import { greetNewest } from './greet-newest.ts';
import { fillLadder, showEaten } from './front-ladder.ts';
import { sale } from '#shell/live/sale.ts';

let asked: Asked = 'unasked';

/** Fills the front page's figures in from now on, and asks once for the purchases from before the page was opened. */
export function mount(root: HTMLElement): void {
  alsoFill({
    figuresOf: frontFiguresOf,
    conditionsOf: ({ data }) => frontConditionsOf(data, asked),
    filled: ({ presale, newest }, figures) => {
      if (presale !== null) {
        fillLadder(root, presale);
        showEaten(presale);
      }
      fillHeads(root, figures);
      greetNewest(root, newest);
    },
  });
  showSale();
  void askNewest();
}

async function askNewest(): Promise<void> {
  asked = 'asking';
  try {
    sale.addNewest((await callApi(saleHistory)).body.newest);
    asked = 'known';
  } catch {
    asked = 'failed';
  }
  showSale();
}
