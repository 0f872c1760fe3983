/** The way to hand on the page of an open market. */
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#shell/ui/button.tsx';

/** Copies the page's address; what is sent shows the card of the market. */
export function Share() {
  const { t } = useLingui();
  return (
    <div>
      <Button
        look="secondary"
        data-copy={location.origin + location.pathname}
        data-copied={t`Link copied`}
        data-failed={t`We couldn’t copy the link. Copy it from the address bar.`}
      >
        <Trans>Copy the link</Trans>
      </Button>
    </div>
  );
}
