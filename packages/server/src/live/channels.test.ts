// What is sent as it happens, against the table of topics.
import { TOPICS } from '@lilape/wire/topics';
import { expect, test } from 'vitest';
import { CHANNELS } from '#live/channels.ts';

test('behavior: every topic that can be asked for has its channel, and none has two', () => {
  expect(CHANNELS.map(({ topic }) => topic).toSorted()).toEqual([...TOPICS].toSorted());
});
