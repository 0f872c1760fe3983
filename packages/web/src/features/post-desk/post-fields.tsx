/** What an admin types of a post: its title, its lines and its clip. */
import { FACT_KEYS, type FactKey, isFactKey } from '@lilape/domain/posts/placeholders';
import { GIFS, POST_LIMITS } from '@lilape/domain/posts/template';
import type { WirePostTemplate } from '@lilape/wire/posts';
import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import { useLanguage } from '#shell/page/use-language.ts';
import { Button } from '#shell/ui/button.tsx';
import { faultSentence } from '#text/fault-sentence.ts';
import { Choice } from '#ui/choice.tsx';
import { Field } from '#ui/field.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import styles from './posts.module.css';
import type { PostEditor } from './use-post-editor.ts';

type Line = WirePostTemplate['fields'][number];

/** The fields; what is wrong is said at the first that is. */
export function PostFields({
  editor: { template, problem, type },
  name,
}: {
  editor: PostEditor;
  name: string;
}) {
  const { t } = useLingui();
  const language = useLanguage();
  const { title, fields, gif } = template;
  const change = (at: number, line: Partial<Line>) =>
    type({ fields: fields.map((each, index) => (index === at ? { ...each, ...line } : each)) });
  const move = (at: number, to: number) => type({ fields: moved(fields, at, to) });
  return (
    <div className={styles.fields}>
      <Field
        label={t`Title`}
        autoComplete="off"
        value={title}
        maxLength={POST_LIMITS.titleChars}
        fault={problem?.field === null ? faultSentence(t`Title`, problem.problem, language) : null}
        onChange={({ target }) => type({ title: target.value })}
      />
      <ol className={styles.lines}>
        {fields.map((line, at) => (
          // A line has no name of its own: it is where it stands.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={at}>
            <LineFields
              line={line}
              number={at + 1}
              fault={
                problem?.field === at ? faultSentence(t`Line ${at + 1}`, problem.problem, language) : null
              }
              onChange={(changed) => change(at, changed)}
            />
            <div className={styles.moves}>
              <IconButton label={t`Line ${at + 1} up`} disabled={at === 0} onClick={() => move(at, at - 1)}>
                <ArrowUp aria-hidden="true" size={20} />
              </IconButton>
              <IconButton
                label={t`Line ${at + 1} down`}
                disabled={at === fields.length - 1}
                onClick={() => move(at, at + 1)}
              >
                <ArrowDown aria-hidden="true" size={20} />
              </IconButton>
              <IconButton
                label={t`Take line ${at + 1} out`}
                disabled={fields.length === 1}
                onClick={() => type({ fields: fields.filter((_, index) => index !== at) })}
              >
                <Trash2 aria-hidden="true" size={20} />
              </IconButton>
            </div>
          </li>
        ))}
      </ol>
      <Button
        look="secondary"
        size="small"
        disabled={fields.length >= POST_LIMITS.fields}
        onClick={() =>
          type({ fields: [...fields, { label: '', value: 'formattedTotal', prefix: '$', unit: '' }] })
        }
      >
        <Trans>Add a line</Trans>
      </Button>
      <Choice
        legend={t`Clip`}
        name={`clip-${name}`}
        value={gif ?? ''}
        options={[
          { value: '', label: t`No clip` },
          ...GIFS.map((value) => ({ value: value as string, label: value.replace('.gif.mp4', '') })),
        ]}
        onChange={(value) => type({ gif: value === '' ? null : value })}
      />
    </div>
  );
}

type LineProps = {
  line: Line;
  number: number;
  fault: string | null;
  onChange: (line: Partial<Line>) => void;
};

/** A line: its label, and a figure of the ledger or words of one's own between two signs. */
function LineFields({ line: { label, value, prefix, unit }, number, fault, onChange }: LineProps) {
  const { t } = useLingui();
  const words = useFactWords();
  const isFact = isFactKey(value);
  const plain = { autoComplete: 'off' } as const;
  return (
    <fieldset className={styles.line}>
      <legend>
        <Trans>Line {number}</Trans>
      </legend>
      <Field
        label={t`Label`}
        {...plain}
        value={label}
        fault={fault}
        onChange={({ target }) => onChange({ label: target.value })}
      />
      <label className={styles.select}>
        <Trans>Figure</Trans>
        <select
          value={isFact ? value : ''}
          onChange={({ target }) => onChange({ value: target.value === '' ? '' : target.value })}
        >
          {FACT_KEYS.map((key) => (
            <option key={key} value={key}>
              {words[key]}
            </option>
          ))}
          <option value="">{t`Words of my own`}</option>
        </select>
      </label>
      {!isFact && (
        <Field
          label={t`Words`}
          {...plain}
          value={value}
          onChange={({ target }) => onChange({ value: target.value })}
        />
      )}
      <div className={styles.signs}>
        <Field
          label={t`Before it`}
          {...plain}
          value={prefix}
          maxLength={POST_LIMITS.signChars}
          onChange={({ target }) => onChange({ prefix: target.value })}
        />
        <Field
          label={t`Behind it`}
          {...plain}
          value={unit}
          maxLength={POST_LIMITS.signChars}
          onChange={({ target }) => onChange({ unit: target.value })}
        />
      </div>
    </fieldset>
  );
}

/** What each figure is, beside the word that a template has for it. */
export function useFactWords(): Readonly<Record<FactKey, string>> {
  const { t } = useLingui();
  return {
    formattedETH: t`Newest purchase in ETH (formattedETH)`,
    formattedAmount: t`Newest purchase in dollars (formattedAmount)`,
    formattedTokens: t`LILAPE of it (formattedTokens)`,
    formattedTotal: t`Raised by all, dollars (formattedTotal)`,
    formattedHolders: t`Total holders (formattedHolders)`,
  };
}

function moved<T>(list: readonly T[], at: number, to: number): T[] {
  const rest = list.filter((_, index) => index !== at);
  return [...rest.slice(0, to), ...list.slice(at, at + 1), ...rest.slice(to)];
}
