/** The arcade cabinet: a marquee, the screen in which everything happens, and below it what thumbs hold. */
import { useLingui } from '@lingui/react/macro';
import { CANVAS } from '@lilape/game/constants';
import hidden from '#shell/ui/visually-hidden.module.css';
import { Heads } from './heads.tsx';
import { Hud } from './hud.tsx';
import { Asking, Failed, Paused, Watched } from './notes.tsx';
import { Result } from './result.tsx';
import { TitleCard } from './title-card.tsx';
import styles from './cabinet.module.css';

/** Everything of the game itself. */
export function Cabinet() {
  const { t } = useLingui();
  return (
    <section className={styles.cabinet} data-cabinet="" aria-label={t`The game`}>
      <Heads />
      <TitleCard />
      <Asking />
      <Failed />
      <div data-play="" data-shown="ready playing paused watching" hidden>
        <Hud />
        <div data-stage="">
          {/* Keys are the game's: a screen reader lets them through. */}
          <canvas
            data-field=""
            width={CANVAS.width}
            height={CANVAS.height}
            tabIndex={0}
            // oxlint-disable-next-line jsx-a11y/no-interactive-element-to-noninteractive-role
            role="application"
            aria-label={t`The field of the hunt`}
            aria-describedby="game-rules"
          />
          <Paused />
          <Watched />
        </div>
        <div data-pads="" aria-hidden="true">
          <div data-pad="left">
            <span>{t`walk`}</span>
          </div>
          <div data-pad="right">
            <span>{t`aim and throw`}</span>
          </div>
        </div>
      </div>
      <Result />
      <output
        className={hidden.hidden}
        data-said=""
        aria-live="polite"
        data-pickup={t`Banana. Left: %.`}
        data-parrot-down={t`The parrot is out.`}
        data-snake-down={t`The snake is out.`}
        data-crab-down={t`The crab is out.`}
        data-parrot-hurt={t`The parrot hooked you. Health: %.`}
        data-snake-hurt={t`The snake bit you. Health: %.`}
        data-crab-hurt={t`A hammer hit you. Health: %.`}
      />
    </section>
  );
}
