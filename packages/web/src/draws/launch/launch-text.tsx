/** What a project says of its launch, in its own words: text alone. */
import styles from './launch-text.module.css';

/** A paragraph a line. */
export function LaunchText({ text, lang }: { text: string; lang?: string }) {
  const paragraphs = text.split(/\n+/).filter((paragraph) => paragraph.trim() !== '');
  return (
    <div className={styles.text} lang={lang} dir="auto">
      {paragraphs.map((paragraph, index) => (
        // Paragraphs keep their places, and two may say the same.
        // oxlint-disable-next-line react/no-array-index-key
        <p key={index}>{paragraph}</p>
      ))}
    </div>
  );
}
