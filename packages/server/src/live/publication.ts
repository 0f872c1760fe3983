// Turns each change of the ledger into bytes: the hot reads, and the events of the streams.
import type { Topic } from '@lilape/wire/topics';
import { type Prepared, prepareJson } from '#http/prepared.ts';
import type { LedgerSnapshot } from '#ledger/read.ts';
import type { LedgerChange } from '#live/changes.ts';
import { CHANNELS, type Channel, type State } from '#live/channels.ts';
import { frame, idFrame } from '#live/frames.ts';
import type { Hub } from '#live/hub.ts';

/** Answers that are served as they are, by their exact path. */
export type HotReads = Map<string, Prepared>;

export type Publication = {
  publish(change: LedgerChange): void;
  /** The frames with which a stream of `topics` opens: the present state, under the present version. */
  openingFrames(topics: readonly Topic[]): string;
};

/** Publishes into `hot` and `hub`. What did not change is neither sent again nor given a new ETag. */
export function createPublication(
  hot: HotReads,
  hub: Hub,
  channels: readonly Channel[] = CHANNELS,
): Publication {
  const shown = new Map<State, string>();
  let version = 0n;

  /** The frames of the states that changed. They carry the id: what is sent once went before them. */
  const changedStates = ({ states }: Channel, snapshot: LedgerSnapshot) =>
    states
      .filter((state) => {
        const json = refresh(hot, state, snapshot);
        const isChanged = json !== shown.get(state);
        shown.set(state, json);
        return isChanged;
      })
      .map((state) => frame(state.event, shown.get(state) ?? '', version));

  return {
    publish(change) {
      const isNew = change.snapshot.version !== version;
      version = change.snapshot.version;
      const published = channels.map((channel) => ({
        topic: channel.topic,
        news: channel.newsOf(change),
        states: changedStates(channel, change.snapshot).join(''),
      }));
      hub.tell(version, published, isNew ? idFrame(version) : '');
    },
    openingFrames(topics) {
      const states = channels
        .filter(({ topic }) => topics.includes(topic))
        .flatMap((channel): readonly State[] => channel.states);
      const known = states.filter((state) => (shown.get(state) ?? '') !== '');
      return known.map((state) => frame(state.event, shown.get(state) ?? '', version)).join('');
    },
  };
}

/** The state's JSON, put under the paths that read it; empty where there is nothing to tell. */
function refresh(hot: HotReads, { reads, of }: State, snapshot: LedgerSnapshot): string {
  const body = of(snapshot);
  if (body === null) {
    for (const { path } of reads) hot.delete(path);
    return '';
  }
  const prepared = prepareJson(body);
  for (const { path } of reads) if (hot.get(path)?.etag !== prepared.etag) hot.set(path, prepared);
  return prepared.body.toString();
}
