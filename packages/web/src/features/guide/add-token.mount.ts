/** 'Add to wallet'; loads when it is pressed. @see specification §2 How-to-buy page */
import type { Language } from '@lilape/domain/languages';
import { sentenceOf } from '#text/sentence.ts';
import { AppError } from '@lilape/domain/app-error';
import { sentence } from '@lilape/domain/messages/catalogue';
import { toast } from '#shell/first/toast.ts';
import { watchToken } from '#wallet/watch-token.ts';

/** Lets the button in `root` ask a wallet. */
export function mount(root: HTMLElement, language: Language): void {
  root.querySelector('button')?.addEventListener('click', () => void addToken(language));
}

/** Asks a wallet to show LILAPE among its tokens and says how that went; a visitor without a wallet is offered one first. */
async function addToken(language: Language): Promise<void> {
  try {
    const outcome = await watchToken(() => void addToken(language));
    if (outcome === 'choosing') return;
    const { title = '', text } = sentence(
      outcome === 'added' ? 'TOKEN_ADDED' : 'TOKEN_NOT_ADDED',
      {},
      language,
    );
    toast({ title, description: text });
  } catch (thrown) {
    const { title, text } =
      thrown instanceof AppError ? sentenceOf(thrown, language) : sentence('TOKEN_NOT_ADDED', {}, language);
    toast({
      title: title ?? text,
      ...(title !== undefined && { description: text }),
      variant: 'destructive',
    });
  }
}
