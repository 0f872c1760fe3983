/** Why no wallet was connected; its sentences load with the first failure. */
import { useLanguage } from '#shell/page/use-language.ts';
import { sentenceOf } from '#text/sentence.ts';
import styles from './wallet-dialog.module.css';

/** The sentence of `error`. */
export function ConnectError({ error }: { error: unknown }) {
  const language = useLanguage();
  return (
    <p className={styles.error} role="alert">
      {sentenceOf(error, language).text}
    </p>
  );
}
