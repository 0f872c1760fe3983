// What befalls a server in a run of chaos, each for a while: what it is, what needs root, and how it does without.
import { setTimeout as wait } from 'node:timers/promises';
import type { ChaosRig } from '#testing/chaos/rig.ts';
import { liesAbout } from '#testing/lies.ts';

/** Begins something and returns what ends it. */
type Begin = (rig: ChaosRig) => Promise<() => unknown>;

export type Strike = { readonly name: string; readonly begin: Begin };

const LONGEST_SILENCE_MS = 7_000;
const WRONG_CLOCK_MS = 5 * 3_600_000;

const nothing = () => undefined;
const one = <T>(rig: ChaosRig, of: readonly T[]): T => {
  const found = of[rig.random.below(of.length)];
  if (found === undefined) throw new Error('There is nothing to choose from.');
  return found;
};

const killWatcher: Begin = async (rig) => {
  await one(rig, rig.watchers).kill();
  return nothing;
};

const killApi: Begin = async (rig) => {
  await rig.api.kill();
  return nothing;
};

const killPostgres: Begin = async ({ database }) => {
  const pid = database.serverPid();
  if (pid !== null) process.kill(pid, 'SIGKILL');
  return nothing;
};

/** Hangs as on an overloaded machine; where that takes too long for its database session, another leads. */
const stallWatcher: Begin = async (rig) => {
  const server = one(rig, rig.watchers).current();
  server.signal('SIGSTOP');
  return () => server.signal('SIGCONT');
};

const stallChain: Begin = async ({ chain, random }) => {
  chain.signal('SIGSTOP');
  await wait(random.below(2_000));
  chain.signal('SIGCONT');
  return nothing;
};

const cutDatabase: Begin = async ({ databaseWire }) => {
  databaseWire.cut();
  return () => databaseWire.mend();
};

const silenceDatabase: Begin = async ({ databaseWire, random }) => {
  databaseWire.hold();
  await wait(random.below(LONGEST_SILENCE_MS));
  return () => databaseWire.mend();
};

const cutEndpoint: Begin = async (rig) => {
  const wire = one(rig, rig.endpointWires);
  wire.cut();
  return () => wire.mend();
};

const silenceEndpoint: Begin = async (rig) => {
  const wire = one(rig, rig.endpointWires);
  wire.hold();
  return () => wire.mend();
};

const refuse: Begin = async (rig) => {
  const endpoint = one(rig, rig.endpoints);
  endpoint.refuse(true);
  return () => endpoint.refuse(false);
};

/** The first endpoint lies, since the second proves it; both are never wrong at once. */
const lie: Begin = async (rig) => {
  const [endpoint] = rig.endpoints;
  endpoint?.tell(
    one(
      rig,
      liesAbout(() => rig.chain),
    ).lie,
  );
  return () => endpoint?.tell(null);
};

const fillDisk: Begin = async ({ disk, database }) => {
  await disk.fill(database.pool);
  return () => disk.makeRoom(database.pool);
};

const moveClock: Begin = async (rig) => {
  const watcher = one(rig, rig.watchers);
  const shiftMs = rig.random.chance(0.5) ? WRONG_CLOCK_MS : -WRONG_CLOCK_MS;
  await watcher.kill({ CLOCK_SHIFT_MS: String(shiftMs) });
  return () => watcher.kill();
};

/** Everything that befalls it, beside reorganisations, which go on all the time. */
export const STRIKES: readonly Strike[] = [
  { name: 'kill a watcher', begin: killWatcher },
  { name: 'kill the API', begin: killApi },
  { name: 'kill Postgres', begin: killPostgres },
  { name: 'stall a watcher', begin: stallWatcher },
  { name: 'stall the chain', begin: stallChain },
  { name: 'cut the database', begin: cutDatabase },
  { name: 'silence the database', begin: silenceDatabase },
  { name: 'cut an endpoint', begin: cutEndpoint },
  { name: 'silence an endpoint', begin: silenceEndpoint },
  { name: 'an endpoint refuses', begin: refuse },
  { name: 'an endpoint lies', begin: lie },
  { name: 'fill the disk', begin: fillDisk },
  { name: 'move a clock', begin: moveClock },
];
