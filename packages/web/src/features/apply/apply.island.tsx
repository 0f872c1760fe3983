/** Applying for a launch: the form and its postcard, or the number that it got. */
import { useRef, useState } from 'react';
import { part } from '#shell/page/part.tsx';
import { Lost } from '#shell/ui/lost.tsx';
import { Form } from './form.tsx';
import { newDraft, type Receipt, type Typed } from './draft.ts';
import { typedIn } from './typed-in.ts';
import { useApplication } from './use-application.ts';

/** What follows a card that has arrived; asked for before it does. */
const loadReceived = async () => (await import('./received.tsx')).Received;
const Received = part<{ receipt: Receipt; typed: Typed | null; onAgain: () => void }>({
  load: loadReceived,
  catalog: 'wallet',
  lost: Lost,
});

/** Who has applied sees the number, until they write another card. */
export function Apply() {
  const form = useRef<HTMLFormElement>(null);
  const application = useApplication(() => (form.current === null ? {} : typedIn(form.current)));
  /** What stood on the card that has just arrived: the browser forgets it, the screen need not. */
  const [arrived, setArrived] = useState<Typed | null>(null);
  const { receipt, keep, typed } = application;
  if (receipt !== null)
    return <Received receipt={receipt} typed={arrived} onAgain={() => keep(newDraft())} />;
  return (
    <Form
      ref={form}
      application={application}
      onArrived={(number) => {
        setArrived(typed);
        keep({ number, project: typed.project.trim() });
      }}
    />
  );
}
