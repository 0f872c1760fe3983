/** What whoever mints should know: the bands, how one chooses, and what the contract can and cannot do. */
import { BANDS } from '@lilape/domain/apes/rarity';
import { Trans, useLingui } from '@lingui/react/macro';
import { bandWords } from '#content/apes.ts';
import { useLanguage } from '#shell/page/use-language.ts';
import { formatDecimal } from '#shell/first/format.ts';
import { Art } from '#shell/ui/art.tsx';
import { Link } from '#shell/ui/link.tsx';
import { Promises } from '#ui/promises.tsx';
import { Section } from '#ui/section.tsx';
import { Table } from '#ui/table/table.tsx';
import styles from './reading.module.css';

/** Everything under the first screen that never changes. */
export function Reading() {
  const { t } = useLingui();
  return (
    <>
      <Section
        id="rarity"
        look="dots"
        layout="beside"
        title={t`How rare is yours?`}
        lead={t`A trait scores 100 minus its percentage in the catalogue; an ape’s score is the mean of its five, rounded. All 10,000 scores and bands were fixed before the first mint: their hash is in the contract.`}
        aside={
          <p className={styles.note}>
            <Trans>
              The bands aim at 50, 30, 15, 4 and 1% of all apes, as near as whole scores allow. Epic and
              Legendary came out at one score each, so they’re equally rare.
            </Trans>
          </p>
        }
      >
        <Bands />
      </Section>
      <Section id="rules" title={t`Before you pay`}>
        <Promises
          shown={[
            {
              art: 'ape-drawing',
              title: t`You see it first`,
              text: (
                <Trans>
                  The studio paints your ape and publishes its picture and description before it signs. Your
                  browser checks both against their addresses, and the mint stops if a single byte differs.
                </Trans>
              ),
            },
            {
              art: 'ape-basket',
              title: t`Everybody chooses from the same branch`,
              text: (
                <Trans>
                  Anyone can mint one of 240 apes at a time; you see 24 of them, and the others in turn. First
                  come, first served: the rare ones go first. What climbs up next was fixed before the first
                  mint by a key whose hash is known. The key is published after the last mint.
                </Trans>
              ),
            },
            {
              art: 'ape-guard',
              title: t`Nobody can swap the picture`,
              text: (
                <Trans>
                  The contract keeps the hash of the description, which names the picture by its own hash. The
                  picture stays visible as long as someone keeps the file on IPFS; we do. Who owns what, and
                  who has which power, is on the <Link to="/contracts">contracts page</Link>.
                </Trans>
              ),
            },
          ]}
          label={t`Price, and what is held for you`}
          more={[
            {
              title: t`No ape is held before you mint`,
              text: (
                <Trans>
                  If someone else mints your ape first, the page offers you the next by itself. Only the ape
                  that climbs up after your own mint is held for you, for ten minutes at most. If your mint
                  comes too late, the contract refuses it: you keep the price and lose only the network fee.
                </Trans>
              ),
            },
            {
              title: t`One price, for ever`,
              text: (
                <Trans>
                  The price is written into the contract and nobody can change it. The contract takes exactly
                  that and refuses more. There’s no royalty when you sell.
                </Trans>
              ),
            },
            {
              title: t`A hundred are not for sale`,
              text: (
                <Trans>
                  Numbers #9901 to #10000 go to winners of the <Link to="/giveaway">giveaway</Link>, and to
                  nobody else. An ape in your wallet can double the rate of one{' '}
                  <Link to="/staking">stake</Link>.
                </Trans>
              ),
            },
          ]}
        />
      </Section>
    </>
  );
}

function Bands() {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const percent = (apes: number) => `${formatDecimal(String(apes / 100), i18n.locale)}%`;
  return (
    <div className={styles.bands}>
      <Table
        columns={[
          { title: t`Band` },
          { title: t`Score`, isNumber: true },
          { title: t`Apes`, isNumber: true },
          { title: t`Of all`, isNumber: true },
        ]}
        rows={BANDS.map(({ name, from, to, apes }) => ({
          key: name,
          cells: [
            bandWords[name][language],
            from === to ? from : `${from}–${to}`,
            formatDecimal(String(apes), i18n.locale),
            percent(apes),
          ],
        }))}
      />
      <Art name="sketch-apes" width={280} />
    </div>
  );
}
