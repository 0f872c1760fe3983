// The laboratory's door: a port of its own on this machine that only the stack's server knows.
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import type { Deployment } from '@lilape/contracts/deployment';
import { labAction } from '@lilape/wire/lab';
import type { LocalChain } from '../chain/local-chain.ts';
import { type Lab, type LabOptions, createLab } from './lab.ts';
import { type LabBench, createLabBench } from './lab-bench.ts';
import { LabError } from './lab-error.ts';

export type Furniture = Omit<LabOptions, 'bench'> &
  LocalChain & {
    readonly deployment: Deployment;
    readonly slotsInAnEpoch?: number | undefined;
  };

export type LabServer = {
  /** With a secret in its path, so that no page in a browser can guess it. */
  readonly url: string;
  /** What is behind it; until then it answers 503. */
  furnish(furniture: Furniture): void;
  close(): Promise<void>;
};

/** Opens the door on a free port of this machine. */
export async function openLab(): Promise<LabServer> {
  const path = `/${randomBytes(16).toString('hex')}`;
  let lab: Lab | null = null;
  const server = createServer((request, response) => {
    void answer(request, path, lab).then(({ status, body }) => send(response, status, body));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`,
    furnish: (furniture) => {
      lab = createLab({ ...furniture, bench: benchOf(furniture) });
    },
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

function benchOf({ chain, sequencer, deployment, slotsInAnEpoch = 4 }: Furniture): LabBench {
  const { rpc, url } = chain;
  return createLabBench({ rpc, url, sequencer, slotsInAnEpoch, deployment });
}

/** Long enough for an answer to be passed on by a busy machine, milliseconds. */
const answeredMs = 1_500;

type Answer = { status: number; body: object };

async function answer(request: IncomingMessage, path: string, lab: Lab | null): Promise<Answer> {
  if (request.url !== path) return { status: 404, body: { code: 'NOT_FOUND' } };
  if (lab === null) return { status: 503, body: { code: 'SERVICE_UNAVAILABLE' } };
  try {
    if (request.method !== 'POST') return { status: 200, body: await lab.state() };
    const action = labAction.parse(await json(request));
    if (action.action !== 'restart-server') return { status: 200, body: await lab.act(action) };
    // The server that passes the answer on is about to be killed.
    const state = await lab.state();
    setTimeout(() => void lab.act(action).catch(report), answeredMs);
    return { status: 200, body: state };
  } catch (error) {
    if (error instanceof LabError) return { status: 409, body: { code: error.code } };
    report(error);
    return { status: 500, body: { code: 'SERVER_ERROR' } };
  }
}

const report = (error: unknown) => console.error('  the laboratory failed:', error);

function send(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
}
