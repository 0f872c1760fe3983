/** What an admin types of a post: title, lines, clip. */
import { POST_LIMITS } from '@lilape/domain/posts/template';
import { Trans, useLingui } from '@lingui/react/macro';
import { useLanguage } from '#shell/page/use-language.ts';
import { Button } from '#shell/ui/button.tsx';
import { faultSentence } from '#text/fault-sentence.ts';
import { Field } from '#ui/field.tsx';
import { FieldRow } from './field-row.tsx';
import { Picked } from './picked.tsx';
import styles from './posts-section.module.css';
import { withLine, withMoved } from './post-typed.ts';
import type { PostEditor } from './use-post-editor.ts';

/** The fields, with what is wrong where it is. */
export function PostFields({ editor, gifs }: { editor: PostEditor; gifs: readonly string[] }) {
  const { t } = useLingui();
  const language = useLanguage();
  const { draft: typed, problems: fault, type } = editor;
  const { fields } = typed;
  const said = (field: number | null, name: string) =>
    fault === null || fault.field !== field ? null : faultSentence(name, fault.problem, language);
  // What is wrong with the post as a whole is its title, or that it has no line.
  const isTitle = fields.length > 0;
  return (
    <>
      <Field
        label={t`Title`}
        value={typed.title}
        fault={isTitle ? said(null, t`Title`) : null}
        autoComplete="off"
        onChange={({ target }) => type({ title: target.value })}
      />
      {fields.map((field, index) => (
        <FieldRow
          key={field.key}
          field={field}
          number={index + 1}
          isLast={index === fields.length - 1}
          fault={said(index, t`Line ${index + 1}`)}
          onChange={(change) =>
            type({ fields: fields.map((each) => (each.key === field.key ? { ...each, ...change } : each)) })
          }
          onMove={(by) => type({ fields: withMoved(fields, field.key, by) })}
          onRemove={() => type({ fields: fields.filter(({ key }) => key !== field.key) })}
        />
      ))}
      {!isTitle && fault !== null && (
        <p className={styles.fault} role="alert">
          {said(null, t`Lines`)}
        </p>
      )}
      {fields.length < POST_LIMITS.fields && (
        <Button look="secondary" size="small" onClick={() => type({ fields: withLine(typed) })}>
          <Trans>Add a line</Trans>
        </Button>
      )}
      <Picked
        label={t`Clip`}
        value={typed.gif}
        onPick={(gif) => type({ gif })}
        options={[{ value: '', name: t`No clip` }, ...gifs.map((name) => ({ value: name, name }))]}
      />
    </>
  );
}
