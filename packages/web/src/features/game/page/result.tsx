/** The end of a game: how it went, in points, in three panels, and its way to the board. Its styles come with the cabinet. */
import { Trans, useLingui } from '@lingui/react/macro';
import { PLAYER_NAME_RULE } from '@lilape/domain/game';
import { Art } from '#shell/ui/art.tsx';
import { Button } from '#shell/ui/button.tsx';
import { StripTexts } from '../strip/strip-words.tsx';
import { Link } from '#shell/ui/link.tsx';
import table from '#ui/table/table.module.css';

const enemies = ['parrot', 'snake', 'crab'] as const;

/** The screens of a win, a loss and the end of the time. */
export function Result() {
  const { t } = useLingui();
  return (
    <div data-shown="won lost timeout" data-result="" hidden>
      <div data-falling="" data-shown="won" aria-hidden="true" hidden>
        {Array.from({ length: 12 }, (_, index) => (
          <i key={index}>
            <Art name="banana" width={32} />
          </i>
        ))}
      </div>
      <div data-pictures="" aria-hidden="true">
        <div data-shown="won" hidden>
          <Art name="ape-joy" width={260} />
        </div>
        <div data-shown="timeout" hidden>
          <Art name="ape-asleep" width={220} />
        </div>
        <div data-shown="lost" hidden>
          {enemies.map((kind) => (
            <div key={kind} data-by={kind} hidden={kind !== 'parrot'}>
              <Art name={`cast-${kind}`} width={200} />
            </div>
          ))}
        </div>
      </div>
      <h2 tabIndex={-1} data-shown="won" hidden>
        <Trans>All yours!</Trans>
      </h2>
      <h2 tabIndex={-1} data-shown="lost" hidden>
        <Trans>Splat.</Trans>
      </h2>
      <h2 tabIndex={-1} data-shown="timeout" hidden>
        <Trans>Time!</Trans>
      </h2>
      <p data-total="">
        <span>{t`Points`}</span> <b data-now="total">0</b>
      </p>
      <Epitaph />
      <table className={table.table} data-items="">
        <caption>{t`Where the points come from`}</caption>
        <tbody>
          <tr>
            <th scope="row">{t`Bananas`}</th>
            <td data-now="bananasCount">0 × 10</td>
            <td data-now="bananasPoints">0</td>
          </tr>
          <tr>
            <th scope="row">{t`Enemies`}</th>
            <td data-now="enemiesCount">0 × 50</td>
            <td data-now="enemiesPoints">0</td>
          </tr>
          <tr data-shown="won" hidden>
            <th scope="row" colSpan={2}>{t`Seconds left`}</th>
            <td data-now="secondsPoints">0</td>
          </tr>
          <tr data-shown="won" hidden>
            <th scope="row" colSpan={2}>{t`Health left`}</th>
            <td data-now="healthPoints">0</td>
          </tr>
        </tbody>
      </table>
      <figure data-strip="" hidden>
        <canvas>{t`Your game as a strip of three panels`}</canvas>
        <figcaption>
          <Button look="secondary" size="small" data-game-do="share">
            <Trans>Share the strip</Trans>
          </Button>
        </figcaption>
      </figure>
      <StripTexts />
      <HandIn />
      <div data-actions="">
        <Button data-game-do="again">
          <Trans>Again</Trans>
        </Button>
        <Button look="secondary" data-game-do="watch">
          <Trans>Watch it again</Trans>
        </Button>
        <Button look="secondary" data-game-do="practise">
          <Trans>Practise</Trans>
        </Button>
        <Button look="plain" data-game-do="leave">
          <Trans>Back</Trans>
        </Button>
      </div>
    </div>
  );
}

/** Who got you, in their words, and what helps against them. */
function Epitaph() {
  return (
    <div data-epitaph="">
      <p data-shown="won" hidden>
        <Trans>Eight bananas, three lumps on three heads. The jungle is quiet again.</Trans>
      </p>
      <p data-shown="timeout" hidden>
        <Trans>The bananas are overripe and the crooks went home for supper.</Trans>
      </p>
      <div data-shown="lost" hidden>
        <p data-by="parrot">
          <q>
            <Trans>Polly wants your seed phrase. Polly takes the ape instead.</Trans>
          </q>{' '}
          <Trans>It shows its line before it swoops: two steps aside, then throw.</Trans>
        </p>
        <p data-by="snake" hidden>
          <q>
            <Trans>A guaranteed return. Straight to the floor.</Trans>
          </q>{' '}
          <Trans>It lies beside a banana and strikes straight ahead: go near, go aside, throw.</Trans>
        </p>
        <p data-by="crab" hidden>
          <q>
            <Trans>Sideways, sideways, sideways. Down.</Trans>
          </q>{' '}
          <Trans>It opens its shell to throw the hammer: that is when to hit it.</Trans>
        </p>
      </div>
    </div>
  );
}

/** A name, and the board; or why this game is not for it. */
function HandIn() {
  const { t } = useLingui();
  return (
    <form
      data-hand-in="open"
      data-unsent={t`It could not be sent. Check your network and try again: the game is kept here.`}
      noValidate
    >
      <div data-hands="open sending refused">
        <label htmlFor="game-name">{t`Name on the board, if you like`}</label>
        <div data-row="">
          <input
            id="game-name"
            name="name"
            maxLength={PLAYER_NAME_RULE.most}
            autoComplete="off"
            autoCapitalize="words"
            spellCheck={false}
            dir="auto"
            enterKeyHint="send"
            aria-describedby="game-name-words"
          />
          <Button type="submit" look="secondary" data-game-do="send">
            <Trans>Post my score</Trans>
          </Button>
        </div>
        <p id="game-name-words">
          <Trans>
            Everybody sees it. What is stored, and for how long, is on{' '}
            <Link to="/privacy#game">the privacy page</Link>.
          </Trans>
        </p>
      </div>
      <p data-now="refusal" role="alert" />
      <p data-hands="done" tabIndex={-1} hidden>
        <Trans>
          It is on the board: place <b data-now="place">—</b>.
        </Trans>
      </p>
      <p data-hands="below" tabIndex={-1} hidden>
        <Trans>
          It is counted: place <b data-now="place">—</b>. The board shows the best hundred.
        </Trans>
      </p>
      <p data-hands="practice" hidden>
        <Trans>This was practice, so it does not go on the board.</Trans>
      </p>
      <p data-hands="nothing" hidden>
        <Trans>Not a point: the board politely looks away.</Trans>
      </p>
    </form>
  );
}
