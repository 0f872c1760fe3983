/** What an admin types of the site's settings. */
import { HOSTS, SITE_LIMITS } from '@lilape/domain/site/rules';
import type { SiteField } from '@lilape/domain/site/settings';
import { Trans, useLingui } from '@lingui/react/macro';
import { useLanguage } from '#shell/page/use-language.ts';
import { faultSentence } from '#text/fault-sentence.ts';
import { Field } from '#ui/field.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { useSiteFieldNames } from './field-names.ts';
import styles from './site-panels.module.css';
import type { SiteEditor } from './use-site-editor.ts';
import admin from '#admin/admin.module.css';

/** More than all rows of a list can have. */
const mostListChars = 2_600;

const hosts = (list: readonly string[]) => list.map((host) => host.replace('*.', '')).join(', ');

/** The fields, each with what is wrong with it. */
export function SiteFields({ draft, problems, type }: Pick<SiteEditor, 'draft' | 'problems' | 'type'>) {
  const { t } = useLingui();
  const language = useLanguage();
  const names = useSiteFieldNames();
  const of = (field: SiteField) => {
    const problem = problems?.[field];
    return {
      label: names[field],
      value: draft[field],
      fault: problem === undefined ? null : faultSentence(names[field], problem, language),
      onChange: ({ target }: { target: { value: string } }) => type({ [field]: target.value }),
      autoComplete: 'off',
    };
  };
  const exact = { spellCheck: false, inputMode: 'url' } as const;
  const most = SITE_LIMITS.announcementChars;
  return (
    <div className={admin.fields}>
      <fieldset className={styles.group}>
        <legend>
          <Trans>Line above the header</Trans>
        </legend>
        <Field
          {...of('announcementEn')}
          lang="en"
          hint={t`Up to ${most} characters; empty in both languages: no line. Never promise anything about money.`}
        />
        <Field {...of('announcementRu')} lang="ru" />
        <Field
          {...of('announcementLink')}
          {...exact}
          placeholder="/mint-nft"
          hint={t`A page of this site, or a link to ${hosts(HOSTS.announcement)}; or nothing.`}
        />
        <Field
          {...of('announcementUntil')}
          type="datetime-local"
          hint={t`Your own time. Empty: until you remove it.`}
        />
      </fieldset>
      <fieldset className={styles.group}>
        <legend>
          <Trans>Channels in the footer</Trans>
        </legend>
        <Field {...of('telegram')} {...exact} placeholder="https://t.me/…" hint={t`Empty: not shown.`} />
        <Field {...of('twitter')} {...exact} placeholder="https://x.com/…" />
        <Field {...of('website')} {...exact} placeholder="https://…" />
        <Field {...of('email')} spellCheck={false} inputMode="email" placeholder="hello@…" />
      </fieldset>
      <fieldset className={styles.group}>
        <legend>
          <Trans>Lists</Trans>
        </legend>
        <TextArea
          {...of('onRamps')}
          spellCheck={false}
          rows={3}
          most={mostListChars}
          hint={t`One a line: name | link. Links to ${hosts(HOSTS.onRamp)}.`}
        />
        <TextArea
          {...of('articles')}
          spellCheck={false}
          rows={3}
          most={mostListChars}
          hint={t`One a line: outlet | title | link. Only real articles; they scroll by on the home page.`}
        />
      </fieldset>
    </div>
  );
}
