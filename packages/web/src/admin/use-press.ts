/** A button that asks the server for something: busy while it does, with what it failed with. */
import { useState } from 'react';
import { useAdmin } from './use-admin.ts';

export type Press = {
  readonly isBusy: boolean;
  readonly failure: unknown;
  readonly press: () => Promise<void>;
};

export function usePress(work: () => Promise<unknown>): Press {
  const { handleError } = useAdmin();
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  return {
    isBusy,
    failure,
    async press() {
      setIsBusy(true);
      setFailure(null);
      try {
        await work();
      } catch (thrown) {
        handleError(thrown);
        setFailure(thrown);
      }
      setIsBusy(false);
    },
  };
}
