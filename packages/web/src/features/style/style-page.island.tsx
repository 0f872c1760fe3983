/** Every token and component of the site in every state. */
import { useLanguage } from '#shell/page/use-language.ts';
import { Figures, Pressables, States, Structure } from './components.tsx';
import { Inputs, Overlays } from './moving.tsx';
import { Tokens } from './tokens.tsx';

/** Tokens first, then what is made of them; theme and language are those of the page. */
export function StylePage() {
  const language = useLanguage();
  return (
    <>
      <Tokens language={language} />
      <Pressables language={language} />
      <Inputs language={language} />
      <States language={language} />
      <Structure language={language} />
      <Figures language={language} />
      <Overlays language={language} />
    </>
  );
}
