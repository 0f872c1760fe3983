/** The blocks of a long text. */
import type { Block } from '#text/document.ts';
import type { Language } from '@lilape/domain/languages';
import { whileSale } from '#ui/in-sale.tsx';
import { Anchor } from './anchor.tsx';
import { Fact, Facts } from '#ui/facts.tsx';
import { Fold } from '#ui/fold.tsx';
import styles from './blocks.module.css';
import { Inline } from './inline.tsx';
import { DocumentTable } from './table.tsx';

/** Blocks one under the other. */
export function Blocks({ blocks, language }: { blocks: readonly Block[]; language: Language }) {
  return blocks.map((block, index) => (
    // Blocks are fixed text: they never change places.
    // oxlint-disable-next-line react/no-array-index-key
    <Folded key={index} block={block} language={language} />
  ));
}

/** As it is, or on a phone folded; an address that names its chapter has it open. @see fold.module.css */
function Folded({ block, language }: { block: Block; language: Language }) {
  const view = <BlockView block={block} language={language} />;
  if (!('fold' in block) || block.fold === undefined) return view;
  return <Fold label={block.fold[language]}>{view}</Fold>;
}

function BlockView({ block, language }: { block: Block; language: Language }) {
  switch (block.kind) {
    case 'text':
      return (
        <p>
          <Inline text={block.text} language={language} />
        </p>
      );
    case 'heading':
      return (
        <h3 id={block.id} className={styles.heading}>
          <Inline text={block.text} language={language} />
          <Anchor id={block.id} title={block.text} language={language} />
        </h3>
      );
    case 'list':
      return (
        <ul className={styles.list}>
          {block.items.map((item) => (
            <li key={item.en}>
              <Inline text={item} language={language} />
            </li>
          ))}
        </ul>
      );
    case 'note':
      return (
        <div className={styles.note} data-look={block.look}>
          <p className={styles.noteTitle}>{block.title[language]}</p>
          <p>
            <Inline text={block.text} language={language} />
          </p>
        </div>
      );
    case 'facts':
      return (
        <Facts look="cells">
          {block.facts.map(({ name, value }) => (
            <Fact key={name.en} name={name[language]}>
              {value[language]}
            </Fact>
          ))}
        </Facts>
      );
    case 'table':
      return <DocumentTable table={block} language={language} />;
    case 'formula':
      return (
        <figure className={styles.formula}>
          <pre>
            {block.lines.map((line) => (
              <code key={line.en}>{line[language]}</code>
            ))}
          </pre>
          <figcaption>{block.caption[language]}</figcaption>
        </figure>
      );
    case 'phases':
      return (
        <ol className={styles.phases}>
          {block.phases.map(({ title, stands, items }) => (
            <li key={title.en}>
              <h3>{title[language]}</h3>
              {stands.map(({ status, label, states }) => (
                <span key={status} className={styles.status} data-status={status} {...whileSale(states)}>
                  {label[language]}
                </span>
              ))}
              {items.map((item) => (
                <p key={item.en}>
                  <Inline text={item} language={language} />
                </p>
              ))}
            </li>
          ))}
        </ol>
      );
  }
}
