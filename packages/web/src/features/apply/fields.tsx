/** What is asked on the postcard. */
import { APPLICATION_LIMITS } from '@lilape/domain/launchpad/application-limits';
import { useLingui } from '@lingui/react/macro';
import { Field } from '#ui/field.tsx';
import { LinksField } from '#ui/links-field.tsx';
import { TextArea } from '#ui/text-area.tsx';
import type { Typed } from './draft.ts';
import styles from './form.module.css';
import type { FaultName } from './rules.ts';
import type { FaultWords } from './use-faults.ts';

type Props = {
  typed: Typed;
  faults: FaultWords;
  /** `name` is what a fault of it is filed under. */
  onType: (change: Partial<Typed>, name: FaultName) => void;
};

/** The fields; nothing that is typed or pasted is cut. */
export function Fields({ typed, faults, onType }: Props) {
  const { t } = useLingui();
  return (
    <div className={styles.fields}>
      <Field
        label={t`Project`}
        name="project"
        autoComplete="organization"
        value={typed.project}
        fault={faults.project ?? null}
        hint={t`Its name, as it should read on the boarding pass.`}
        onChange={({ target }) => onType({ project: target.value }, 'project')}
      />
      <TextArea
        label={t`Pitch`}
        name="pitch"
        value={typed.pitch}
        most={APPLICATION_LIMITS.pitchChars}
        fault={faults.pitch ?? null}
        hint={t`What you’re building, for whom, how far along it is, and what holders of LILAPE would get. Plain text.`}
        onChange={({ target }) => onType({ pitch: target.value }, 'pitch')}
      />
      <LinksField
        legend={t`Links`}
        hint={t`Site, code, paper, people: https only.`}
        links={typed.links}
        most={APPLICATION_LIMITS.links}
        faultOf={(index) => faults[`links.${index}`] ?? null}
        onChange={(links, index) => onType({ links }, `links.${index}`)}
      />
      <Field
        label={t`Contact`}
        name="contact"
        autoComplete="email"
        value={typed.contact}
        fault={faults.contact ?? null}
        hint={t`An e-mail address, or another way to reach you. We use it only to answer.`}
        onChange={({ target }) => onType({ contact: target.value }, 'contact')}
      />
      <Field
        label={t`Token contract on Base (if there is one)`}
        name="contract"
        autoComplete="off"
        spellCheck={false}
        placeholder="0x"
        value={typed.contract}
        fault={faults.contract ?? null}
        hint={t`The token’s address. Leave it empty if there’s no token yet.`}
        onChange={({ target }) => onType({ contract: target.value }, 'contract')}
      />
    </div>
  );
}
