/** The place of the charts until they can be explored: the line as a picture that the server drew. */
import { saleChart } from '@lilape/wire/endpoints/sale';
import { useLingui } from '@lingui/react/macro';
import { useCallback, useEffect, useRef, useState } from 'react';
import { Card } from '#ui/card/card.tsx';
import styles from './charts-blank.module.css';
import charts from '#ui/sale-charts/charts.module.css';

type Props = {
  /** Called when the picture does not come. */
  onMissing?: () => void;
};

/** The picture in the card that the chart will have, between a switch and bars of the size to come. */
export function ChartsBlank({ onMissing }: Props) {
  const { t, i18n } = useLingui();
  const img = useRef<HTMLImageElement>(null);
  const [isMissing, setIsMissing] = useState(false);
  const miss = useCallback(() => {
    setIsMissing(true);
    onMissing?.();
  }, [onMissing]);
  useEffect(() => {
    // It may have failed before there was anyone to hear of it.
    if (img.current?.complete === true && img.current.naturalWidth === 0) miss();
  }, [miss]);
  const picture = (width: number) => `${saleChart.path}?width=${width}&language=${i18n.locale}`;
  return (
    <div className={styles.blank}>
      <div className={styles.switch} aria-hidden="true" />
      <Card className={`${charts.card} ${styles.line}`}>
        <h2>{t`Over time`}</h2>
        <picture>
          <source media="(min-width: 70rem)" srcSet={picture(1148)} width={1148} height={368} />
          <source media="(min-width: 40rem)" srcSet={picture(656)} width={656} height={368} />
          <img
            ref={img}
            onError={miss}
            hidden={isMissing}
            src={picture(296)}
            width={296}
            height={280}
            alt={t`Dollars raised over time`}
          />
        </picture>
      </Card>
      <div className={styles.bars} aria-hidden="true" />
    </div>
  );
}
