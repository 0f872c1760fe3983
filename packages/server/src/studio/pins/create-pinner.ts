// Who pins, by the settings: a service, a node, or nobody.
import { createKubo } from '#studio/pins/kubo.ts';
import { createPinService } from '#studio/pins/pin-service.ts';
import type { Pinner } from '#studio/pins/pinner.ts';
import type { PublishingSettings } from '#studio/publishing-settings.ts';

/** Null where the settings name neither a node nor a service. With both, both must have a file. */
export function createPinner({ kubo, pinService }: PublishingSettings): Pinner | null {
  const node = kubo === null ? null : createKubo(kubo);
  return pinService === null ? node : createPinService(pinService, node);
}
