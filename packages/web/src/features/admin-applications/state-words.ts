/** Where an application is with us, in words. */
import type { ApplicationState } from '@lilape/domain/launchpad/application';
import { useLingui } from '@lingui/react/macro';

/** By state. */
export function useStateWords(): Readonly<Record<ApplicationState, string>> {
  const { t } = useLingui();
  return { new: t`New`, reading: t`Being read`, accepted: t`Accepted`, declined: t`Declined` };
}
