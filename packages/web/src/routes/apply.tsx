/** The application for a launch. */
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Apply } from '#features/apply/apply.island.tsx';
import { Island } from '#shell/island/island.tsx';
import type { PageHead } from '#shell/page/page-head.ts';
import { PageIntro } from '#ui/page-intro.tsx';
import styles from './purchases.module.css';

export const head: PageHead = {
  description: msg`Apply for a launch to the holders of $LILAPE: a postcard to those who run the launchpad.`,
};

/** The form with its postcard. @see specification §2 'Apply to Launch Your Project' */
export function Page() {
  const { t } = useLingui();
  return (
    <>
      <PageIntro
        title={t`Launch your project`}
        lead={t`Send us a postcard. It’s free and commits you to nothing. A human reads it and replies.`}
        art="ape-postcard"
        isLow
      />
      <div className={styles.content}>
        <Island when="load">
          <Apply />
        </Island>
      </div>
    </>
  );
}
