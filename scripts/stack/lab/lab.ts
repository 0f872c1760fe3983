// The laboratory's acts, by name.
import type { LabAction, LabState } from '@lilape/wire/lab';
import type { Hex } from 'viem';
import { beginAnew } from './begin-anew.ts';
import { endSale } from './end-sale.ts';
import { handOut } from './hand-out.ts';
import type { LabBench } from './lab-bench.ts';
import { openGiveaway } from './open-giveaway.ts';
import { openLaunches } from './open-launches.ts';
import { openMarket } from './open-market.ts';
import { reorganise } from './reorganise.ts';
import { jump } from './time.ts';
import { trade } from './trade.ts';

export type LabOptions = {
  bench: LabBench;
  /** Origin of the site, which knows what launches give. */
  siteUrl: string;
  /** Kills the server as a power cut would, and starts it again. */
  restartServer: () => Promise<void>;
  /** Deploys and funds a new chain. */
  prepare: () => Promise<unknown>;
};

export type Lab = {
  state(): Promise<LabState>;
  /** Does it; acts that come side by side are done one after the other. @throws LabError */
  act(action: LabAction): Promise<LabState>;
};

/** The laboratory of a running local stack. */
export function createLab(options: LabOptions): Lab {
  const { rpc } = options.bench;
  const state = async (): Promise<LabState> => {
    const [head, final] = await Promise.all(
      ['latest', 'finalized'].map((tag) =>
        rpc<{ number: Hex; timestamp: Hex }>('eth_getBlockByNumber', [tag, false]),
      ),
    );
    return {
      success: true,
      block: Number(head?.number),
      final: Number(final?.number),
      timeSeconds: Number(head?.timestamp),
    };
  };
  let last: Promise<unknown> = Promise.resolve();
  return {
    state,
    act: (action) => {
      const done = last.then(() => perform(action, options)).then(state);
      last = done.catch(() => undefined);
      return done;
    },
  };
}

function perform(action: LabAction, { bench, siteUrl, restartServer, prepare }: LabOptions): Promise<void> {
  switch (action.action) {
    case 'jump':
      return jump(bench, action.seconds);
    case 'end-sale':
      return endSale(bench, action.how);
    case 'hand-out':
      return handOut(bench, action.token, action.to as Hex);
    case 'reorganise':
      return reorganise(bench, action.blocks, action.keepsTransactions);
    case 'open-giveaway':
      return openGiveaway(bench);
    case 'open-market':
      return openMarket(bench);
    case 'trade':
      return trade(bench, action.what);
    case 'open-launches':
      return openLaunches(bench, siteUrl);
    case 'restart-server':
      return restartServer();
    case 'begin-anew':
      return beginAnew(bench, prepare);
  }
}
