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
        lead={t`An ape’s score is the mean of 100 − rarity over its five traits, rounded. The scores and bands of all 10,000 were fixed before the first mint: their hash is in the contract.`}
        aside={
          <p className={styles.note}>
            <Trans>
              Each band is the run of scores nearest to its aim of 50, 30, 15, 4 and 1 percent. The last two
              came out at one score each, so Epic and Legendary are equally rare.
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
                  The studio paints your ape and publishes picture and description before it signs. Your
                  browser compares both with their addresses, and the mint stops where one byte differs.
                </Trans>
              ),
            },
            {
              art: 'ape-basket',
              title: t`Everybody chooses from the same branch`,
              text: (
                <Trans>
                  Two hundred and forty apes can be minted at a time, by anyone; you see twenty-four of them,
                  and others in turn. First come, first served: the rare ones go first. What climbs up next
                  was fixed before the first mint by a key whose hash is known. The key is published after the
                  last mint.
                </Trans>
              ),
            },
            {
              art: 'ape-guard',
              title: t`Nobody can swap the picture`,
              text: (
                <Trans>
                  The contract keeps the fingerprint of the description, which names the picture by its own.
                  It stays visible as long as someone keeps the file on IPFS; we do. Who owns what, and who
                  has which power, is on the <Link to="/contracts">contracts page</Link>.
                </Trans>
              ),
            },
          ]}
          label={t`Price, and what is reserved`}
          more={[
            {
              title: t`Nothing is reserved`,
              text: (
                <Trans>
                  If someone else mints your ape first, the page offers you the next by itself. Only what
                  climbs after your own mint is held for you, for ten minutes at most. A mint that comes too
                  late is refused by the contract: the price stays with you, only the network fee is spent.
                </Trans>
              ),
            },
            {
              title: t`One price, for ever`,
              text: (
                <Trans>
                  The price is written into the contract and nobody can change it. The contract takes exactly
                  that, and refuses more. There is no royalty when you sell.
                </Trans>
              ),
            },
            {
              title: t`A hundred are not for sale`,
              text: (
                <Trans>
                  Numbers 9,901 to 10,000 go to winners of the <Link to="/giveaway">giveaway</Link>, and to
                  nobody else. An ape in your wallet doubles the rate of one <Link to="/staking">stake</Link>.
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
          { title: t`Share`, isNumber: true },
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
