/** The components of `ui` that answer: inputs, dialogs, toasts. */
import { useState } from 'react';
import type { Language } from '@lilape/domain/languages';
import { Button } from '#shell/ui/button.tsx';
import { Choice } from '#ui/choice.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { toast, type ToastContent } from '#shell/first/toast.ts';
import { Group, Specimen } from './specimen.tsx';
import { titles, wordsIn } from './words.ts';

type Props = { language: Language };
type Unit = 'dollars' | 'tokens';

/** Things that are typed into or chosen. */
export function Inputs({ language }: Props) {
  const { label, hint, fault, value, rightToLeft, dollars, tokens, sentence, short } = wordsIn(language);
  const [unit, setUnit] = useState<Unit>('dollars');
  const options = [
    { value: 'dollars', label: dollars },
    { value: 'tokens', label: tokens },
  ] as const;
  return (
    <Group id="inputs" title={titles.inputs[language]}>
      <Specimen name="Field">
        <Field label={label} hint={hint} defaultValue={value} />
      </Specimen>
      <Specimen name="Field placeholder">
        <Field label={label} hint={hint} placeholder={value} />
      </Specimen>
      <Specimen name="Field fault">
        <Field label={label} hint={hint} fault={fault} defaultValue={value} />
      </Specimen>
      <Specimen name="Field disabled">
        <Field label={label} hint={hint} defaultValue={value} disabled />
      </Specimen>
      <Specimen name="Field dir=auto">
        <Field label={rightToLeft} defaultValue="לחם בננה" />
      </Specimen>
      <Specimen name="Choice">
        <Choice legend={label} name="style-unit" options={options} value={unit} onChange={setUnit} />
      </Specimen>
      <Specimen name="Tabs" isWide>
        <Tabs
          label={label}
          chosen={unit}
          onChoose={setUnit}
          tabs={[
            { key: 'dollars', title: dollars, content: <p>{sentence}</p> },
            { key: 'tokens', title: tokens, content: <p>{short}</p> },
          ]}
        />
      </Specimen>
    </Group>
  );
}

/** What comes over the page. */
export function Overlays({ language }: Props) {
  const { open, close, retry, sentence, question, saved, failed, broken } = wordsIn(language);
  const [shape, setShape] = useState<'dialog' | 'sheet' | null>(null);
  const toasts: Record<string, ToastContent> = {
    'toast default': { title: saved, description: sentence },
    'toast destructive': { title: failed, description: broken, variant: 'destructive' },
    'toast action': { title: saved, action: { label: retry, altText: retry, onSelect: () => {} } },
  };
  return (
    <Group id="overlays" title={titles.overlays[language]}>
      {(['dialog', 'sheet'] as const).map((name) => (
        <Specimen key={name} name={`Dialog ${name}`}>
          <Button look="secondary" onClick={() => setShape(name)}>
            {open}: {name}
          </Button>
        </Specimen>
      ))}
      {Object.entries(toasts).map(([name, content]) => (
        <Specimen key={name} name={name}>
          <Button look="secondary" onClick={() => toast(content)}>
            {open}: {name}
          </Button>
        </Specimen>
      ))}
      {shape !== null && (
        <Dialog title={question} shape={shape} onClose={() => setShape(null)}>
          <p>{sentence}</p>
          <Button onClick={() => setShape(null)}>{close}</Button>
        </Dialog>
      )}
    </Group>
  );
}
