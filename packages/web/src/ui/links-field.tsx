/** Links to other sites, a line each. */
import { useLingui } from '@lingui/react/macro';
import { Field } from './field.tsx';
import styles from './links-field.module.css';

type Props = {
  legend: string;
  /** Under the first line. */
  hint: string;
  links: readonly string[];
  /** How many there may be. */
  most: number;
  /** What is wrong with the link of an index, from 0. */
  faultOf: (index: number) => string | null;
  /** All links, and the index of the one that was typed in. */
  onChange: (links: readonly string[], index: number) => void;
};

/** A line for each link, and an empty one after the last as long as there may be more. */
export function LinksField({ legend, hint, links, most, faultOf, onChange }: Props) {
  const { t } = useLingui();
  const lines = links.length < most ? [...links, ''] : links;
  return (
    <fieldset className={styles.links}>
      <legend>{legend}</legend>
      {lines.map((link, index) => (
        <Field
          // A line is its place: there is nothing else to know it by.
          // oxlint-disable-next-line react/no-array-index-key
          key={index}
          label={t`Link ${index + 1}`}
          name="links"
          type="url"
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
          placeholder="https://"
          value={link}
          fault={faultOf(index)}
          {...(index === 0 && { hint })}
          onChange={({ target }) => onChange(withoutEnd(lines.with(index, target.value)), index)}
        />
      ))}
    </fieldset>
  );
}

/** Empty lines at the end are offered anyway. */
function withoutEnd(lines: readonly string[]): readonly string[] {
  return lines.slice(0, lines.findLastIndex((line) => line !== '') + 1);
}
