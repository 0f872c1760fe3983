// Writes the recorded games anew, after the rules have changed: `node packages/game/src/testing/record.ts > packages/game/vectors/games.json`.
import { encodePacked } from '../log.ts';
import { replay } from '../replay.ts';
import { SKILLS, idleBot, makeBot, makeRandomBot, type Bot } from './bot.ts';
import { play } from './play.ts';

const games: readonly { name: string; seed: number; bot: Bot }[] = [
  { name: 'a good player', seed: 20_261_123, bot: makeBot(SKILLS.good, 1) },
  { name: 'a middling player', seed: 4_294_967_295, bot: makeBot(SKILLS.middling, 2) },
  { name: 'a beginner', seed: 3, bot: makeBot(SKILLS.beginner, 3) },
  { name: 'somebody at random', seed: 0, bot: makeRandomBot(4) },
  { name: 'nobody', seed: 1_234_567_890, bot: idleBot },
];

const recorded = games.map(({ name, seed, bot }) => {
  const { inputs } = play(seed, bot);
  return {
    name,
    seed,
    log: Buffer.from(encodePacked(inputs)).toString('base64'),
    result: replay(seed, inputs),
  };
});
console.log(JSON.stringify(recorded, null, 2));
