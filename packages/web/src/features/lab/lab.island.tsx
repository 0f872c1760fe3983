/** The laboratory: everything that can happen to a sale, at the press of a button, on the local chain only. */
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { ChainNow } from './chain-now.tsx';
import { DrawGiveaway } from './draw-giveaway.tsx';
import { EndSale } from './end-sale.tsx';
import { HandOut } from './hand-out.tsx';
import styles from './lab.module.css';
import { MoveTime } from './move-time.tsx';
import { OpenMarket } from './open-market.tsx';
import { PullPlug } from './pull-plug.tsx';
import { Reorganise } from './reorganise.tsx';
import { Said } from './said.tsx';
import { TradePanel } from './trade.tsx';
import { useLab } from './use-lab.ts';

/** Where the chain stands, eight panels of acts, and what the last one did. */
export function Lab() {
  const { t } = useLingui();
  const lab = useLab();
  return (
    <div className={styles.lab}>
      <ChainNow chain={lab.chain} />
      <Said lab={lab} />
      <ol className={styles.panels}>
        <Panel title={t`Hand out`} tint="leaf">
          <HandOut lab={lab} />
        </Panel>
        <Panel title={t`Move time`} tint="lagoon">
          <MoveTime lab={lab} />
        </Panel>
        <Panel title={t`End the sale`} tint="plum">
          <EndSale lab={lab} />
        </Panel>
        <Panel title={t`Draw the giveaway`} tint="leaf">
          <DrawGiveaway lab={lab} />
        </Panel>
        <Panel title={t`Open the market`} tint="lagoon">
          <OpenMarket lab={lab} />
        </Panel>
        <Panel title={t`Trade`} tint="leaf">
          <TradePanel lab={lab} />
        </Panel>
        <Panel title={t`Shake the chain`} tint="plum">
          <Reorganise lab={lab} />
        </Panel>
        <Panel title={t`Pull the plug`} tint="plum">
          <PullPlug lab={lab} />
        </Panel>
      </ol>
    </div>
  );
}

type PanelProps = { title: string; tint: 'leaf' | 'lagoon' | 'plum'; children: ReactNode };

function Panel({ title, tint, children }: PanelProps) {
  return (
    <li className={styles.panel} data-tint={tint}>
      <h2>{title}</h2>
      <div className={styles.acts}>{children}</div>
    </li>
  );
}
