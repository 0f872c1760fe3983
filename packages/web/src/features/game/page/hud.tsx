/** What stands over the field during a game: hearts, bananas to be filled, boxes with figures, sound and pause. Its styles come with the cabinet. */
import { useLingui } from '@lingui/react/macro';
import { Pause, Play, Volume2, VolumeX } from 'lucide-react';
import { BANANA_COUNT } from '@lilape/game/constants';
import { Art } from '#shell/ui/art.tsx';

/** Twenty health each. */
const HEARTS = 5;

/** The figures and the two buttons; `cabinet/hud.ts` fills it. */
export function Hud() {
  const { t } = useLingui();
  return (
    <div data-hud="">
      <p data-box="health">
        <span aria-hidden="true">
          {Array.from({ length: HEARTS }, (_, index) => (
            <i key={index} data-heart="4">
              <Art name="heart-outline" width={24} />
              <Art name="heart" width={24} />
            </i>
          ))}
        </span>
        <small>{t`Health`}</small> <b data-now="health">100</b>
      </p>
      <p data-box="bananas">
        <span aria-hidden="true">
          {Array.from({ length: BANANA_COUNT }, (_, index) => (
            <i key={index} data-heart="0">
              <Art name="banana-outline" width={24} />
              <Art name="banana" width={24} />
            </i>
          ))}
        </span>
        <small>{t`Bananas left`}</small> <b data-now="bananas">{BANANA_COUNT}</b>
      </p>
      <p data-box="score">
        <small>{t`Points`}</small> <b data-now="score">0</b>
      </p>
      <p data-box="enemies">
        <small>{t`Enemies`}</small> <b data-now="enemies">3</b>
      </p>
      <p data-box="time">
        <small>{t`Time`}</small> <b data-now="time">5:00</b>
      </p>
      <button type="button" data-game-do="sound" aria-pressed="false" aria-label={t`Sound`}>
        <Volume2 aria-hidden="true" />
        <VolumeX aria-hidden="true" />
      </button>
      <button type="button" data-game-do="pause" aria-label={t`Pause`}>
        <Pause aria-hidden="true" />
        <Play aria-hidden="true" />
      </button>
    </div>
  );
}
