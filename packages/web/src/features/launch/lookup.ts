/** Whose part in the launch is looked up. */
import { launchWallet } from '@lilape/wire/endpoints/launches';
import type { LaunchWalletBody } from '@lilape/wire/launches';
import { callApi } from '#shell/first/api.ts';
import { createLookup } from '#ui/lookup/lookup.ts';
import { launch, launchId } from './launch-store.ts';

const markOf = () => {
  const { body } = launch.get();
  return body && `${body.status} ${body.draw?.settledPlaces} ${body.soFar?.totalTickets}`;
};

/** Asked again when the launch or its draw has moved on. */
export const lookup = createLookup<LaunchWalletBody>({
  ask: async (address) => (await callApi(launchWallet, { params: { id: launchId() ?? '', address } })).body,
  follow: (refresh) => {
    let last = markOf();
    return launch.subscribe(() => {
      const now = markOf();
      if (now === last) return;
      last = now;
      void refresh();
    });
  },
});
