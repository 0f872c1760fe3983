/** The place of what a wallet has coming while nothing is known of it. */
import { Blank } from '#shell/ui/blank.tsx';
import { Button } from '#shell/ui/button.tsx';
import { classNames } from '#shell/ui/class-names.ts';
import { failed, reached, undecided } from '#text/sale-state.ts';
import { Card } from '#ui/card/card.tsx';
import { whileSale } from '#ui/in-sale.tsx';
import clock from '#ui/clock.module.css';
import said from '#ui/said.module.css';
import styles from './connected/claim.module.css';
import story from './connected/progress.module.css';

/** About as long as what is said of a sale that goes on, and of one that is over. */
const until =
  'The sale runs until 29 November 2027 at 10:50 AM (UTC), or until everything is sold. Then anyone can finalise it, and you claim.';
const unless = 'If it ends below $1,000 or is cancelled, you can get back here exactly what you paid.';
const over = 'The sale is finalised, and these are yours to claim. The network fee is all it costs.';

/** In the shape of the whole: the five panels, the card with its button, and the field for another address. */
export function ClaimBlank() {
  return (
    <div className={styles.connected} aria-hidden="true">
      <ComingBlank />
      <div className={styles.aside}>
        <Card className={styles.other}>
          <p>
            <Blank sample="For another address" />
          </p>
        </Card>
        <p className={said.small}>
          <Blank sample="See every purchase: My purchases." />
        </p>
      </div>
    </div>
  );
}

/** The panels and the card alone, while the contract is asked. */
export function ComingBlank() {
  return (
    <>
      <div className={styles.story} aria-hidden="true">
        <ol className={story.progress}>
          {['Paid', 'Recorded', 'Final', 'Claimable', 'In your wallet'].map((words, index) => (
            <li key={words} className={classNames(story.panel, index === 4 && story.last)}>
              <span className={story.number}>{index + 1}</span>
              <span className={story.words}>
                <span>
                  <Blank sample={words} />
                </span>
                {(index === 0 || index === 4) && (
                  <span className={story.figure}>
                    <Blank sample="60 USDT" />
                  </span>
                )}
              </span>
            </li>
          ))}
        </ol>
      </div>
      <div className={styles.panels} aria-hidden="true">
        <Card className={styles.panel}>
          <p className={styles.figure}>
            <Blank sample="50,000 LILAPE wait" />
          </p>
          <p {...whileSale(undecided)}>
            <Blank sample={until} />
          </p>
          <p {...whileSale(undecided)} className={clock.clock}>
            <Blank sample="364 d 23:58:33" />
          </p>
          <p {...whileSale(undecided)} className={said.small}>
            <Blank sample={unless} />
          </p>
          <p {...whileSale([...reached, ...failed])}>
            <Blank sample={over} />
          </p>
          <div {...whileSale([...reached, ...failed])} className={styles.act}>
            <Button size="large" isWide disabled>
              <Blank sample="Claim 50,000 LILAPE" />
            </Button>
          </div>
        </Card>
      </div>
    </>
  );
}
