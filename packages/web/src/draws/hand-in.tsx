/** A round whose time has come: the beacon's signature as the site has it, or one that is pasted, checked here before it is sent. */
import type { DrawSummary } from '@lilape/wire/draws';
import { drawBeacon } from '@lilape/wire/endpoints/draws';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { callApi } from '#shell/first/api.ts';
import { part } from '#shell/page/part.tsx';
import { formatDecimal } from '#shell/first/format.ts';
import { Button } from '#shell/ui/button.tsx';
import { Lost } from '#shell/ui/lost.tsx';
import { openWalletDialog } from '#shell/wallet/choose-wallet.ts';
import { useSession } from '#shell/wallet/session.ts';
import { Field } from '#ui/field.tsx';
import { useAsync } from '#ui/use-async.ts';
import { Proof } from './step.tsx';

const RevealButton = part<{ drawId: number; signature: string }>({
  load: async () => (await import('./buttons/reveal-button.tsx')).RevealButton,
  catalog: 'wallet',
  lost: Lost,
});

/** The beacon may be late: asked again after this, milliseconds. */
const againMs = 5_000;

/** What is missing, and who may bring it. */
export function HandIn({ draw }: { draw: DrawSummary }) {
  const { t, i18n } = useLingui();
  const session = useSession();
  const [pasted, setPasted] = useState('');
  const asked = useAsync(
    draw.id,
    async (signal) => (await callApi(drawBeacon, { params: { id: draw.id }, signal })).body,
  );
  const { value, isLoading, reload } = asked;
  useEffect(() => {
    if (value !== null || isLoading) return undefined;
    const timer = setTimeout(reload, againMs);
    return () => clearTimeout(timer);
    // `reload` is another function in every drawing, and always does the same.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [value, isLoading]);
  const signature = pasted.trim() === '' ? (value?.signature ?? '') : pasted;
  const round = formatDecimal(String(draw.round), i18n.locale);
  return (
    <>
      <p aria-live="polite">
        {value === null ? (
          <Trans>
            The beacon’s signature for round {round} isn’t here yet. We check every few seconds. If you have
            it, paste it.
          </Trans>
        ) : (
          <Trans>
            The random number for round {round} is out. Anyone can submit it to lock in the winners; you’d pay
            the network fee.
          </Trans>
        )}
      </p>
      {value !== null && <Proof name={t`Signature`}>{value.signature}</Proof>}
      {value === null && (
        <Field
          label={t`Paste a signature`}
          hint={t`96 characters, as any drand relay gives it. This browser checks it before it sends anything.`}
          value={pasted}
          spellCheck={false}
          autoComplete="off"
          onChange={(event) => setPasted(event.target.value)}
        />
      )}
      {session.status === 'connected' ? (
        <RevealButton drawId={Number(draw.id)} signature={signature} />
      ) : (
        <div>
          <Button look="secondary" onClick={() => openWalletDialog()}>
            <Trans>Connect a wallet to submit it</Trans>
          </Button>
        </div>
      )}
    </>
  );
}
