// Thousands of requests made up from the OpenAPI document: nothing breaks, nothing invalid is accepted.
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { type FuzzRequest, type OpenApi, createFuzz, seeded } from '#testing/api-fuzz.ts';
import { hashOf, startTestLedger } from '#testing/api-ledger.ts';
import { type ApiRig, startApiRig } from '#testing/api-rig.ts';
import { isDeep } from '#testing/deep.ts';
import { type TestDatabase, openTestDatabase } from '#testing/postgres.ts';

const COUNT = isDeep ? 14_000 : 3_000;
/** Of each kind of answer, so that all of them were reached. */
const LEAST = isDeep ? 5 : 1;
const SEED = 20_250_135;
const SIDE_BY_SIDE = 16;
const ALICE = '0x70997970c51812dc3a010c7d01b50e0d17dc79c8';

let database: TestDatabase;
let rig: ApiRig;
let studioFolder: string;
let limitNowMs = 0;
const agent = new Agent({ keepAlive: true, maxSockets: SIDE_BY_SIDE });

beforeAll(async () => {
  database = await openTestDatabase();
  const client = new Client(database.url);
  await client.connect();
  const ledger = await startTestLedger(client);
  await ledger.block([{ txHash: hashOf(1), buyer: ALICE, coin: 'USDT', chargedUnits: 1_500_000n }]);
  await ledger.heads(101, 101);
  await ledger.index();
  await ledger.note();
  const { rows } = await client.query<{ version: string }>('select version from watch.progress');
  await client.end();
  studioFolder = await mkdtemp(join(tmpdir(), 'lilape-fuzz-'));
  rig = await startApiRig({
    studioFolder,
    adminPasswordHash:
      'argon2id:19456:1:1:bGlsYXBlLXRlc3Qtc2FsdA:1mGD_wSBvJHKSNs9K-izlbpj-BIXcGBNFaVk5FNAqWo',
    adminWallets: [ALICE],
    pool: database.pool,
    databaseUrl: database.url,
    limitClock: () => (limitNowMs += 1_000),
  });
  rig.chain.transactions.set(hashOf(2), { status: 'failed', block: 101n, hasPurchase: false });
  rig.chain.transactions.set(hashOf(3), { status: 'succeeded', block: 101n, hasPurchase: false });
  await rig.untilVersion(BigInt(rows[0]?.version ?? 0));
});

afterAll(async () => {
  agent.destroy();
  await rig.close();
  await database.drop();
  await rm(studioFolder, { recursive: true, force: true });
});

test(
  `behavior: ${COUNT} requests from seed ${SEED} are answered as documented`,
  { timeout: 300_000 },
  async () => {
    const api = (await (await rig.request('/api/openapi.json')).json()) as OpenApi;
    const fuzz = createFuzz(api, seeded(SEED), [hashOf(1), hashOf(2), hashOf(3)]);
    const schemas = schemasOf(api);
    const wrong: string[] = [];
    const seen = new Map<string, number>();
    const requests = Array.from({ length: COUNT }, () => fuzz.next());
    const work = async () => {
      for (let next = requests.pop(); next !== undefined; next = requests.pop()) {
        const answer = await send(next);
        const complaint = complaintOf(next, answer, schemas);
        if (complaint !== null)
          wrong.push(`${complaint}: ${answer.status} to ${describe(next)}: ${answer.text.slice(0, 300)}`);
        seen.set(`${next.fault} ${answer.status}`, (seen.get(`${next.fault} ${answer.status}`) ?? 0) + 1);
      }
    };
    await Promise.all(Array.from({ length: SIDE_BY_SIDE }, work));
    expect(wrong.slice(0, 5)).toEqual([]);
    // The generator reaches what it is there for.
    for (const kind of [
      'null 200',
      'null 202',
      'null 409',
      'null 422',
      'field 400',
      'type 415',
      'body 413',
      'method 405',
    ])
      expect([kind, seen.get(kind) ?? 0]).toEqual([kind, expect.toSatisfy((count: number) => count > LEAST)]);
  },
);

type Answer = { status: number; text: string; type: string };

function send({ method, path, headers, body }: FuzzRequest): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const port = Number(new URL(rig.url).port);
    // As from one of our own pages, so that what only they may send is reached too.
    const own = { ...headers, origin: rig.url };
    const sent = request({ host: '127.0.0.1', port, method, path, headers: own, agent }, (response) => {
      const type = response.headers['content-type'] ?? '';
      const status = response.statusCode ?? 0;
      if (type.startsWith('text/event-stream')) {
        resolve({ status, text: '', type });
        response.destroy();
        return;
      }
      let text = '';
      response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
      response.on('end', () => resolve({ status, text, type })).on('error', reject);
    });
    sent.on('error', reject).end(body);
  });
}

type Schemas = (schema: object) => z.ZodType;

function schemasOf(api: OpenApi): Schemas {
  const $defs = toDefs(api.components.schemas);
  const made = new Map<string, z.ZodType>();
  return (schema) => {
    const key = JSON.stringify(schema);
    const known = made.get(key) ?? z.fromJSONSchema({ ...(toDefs(schema) as object), $defs } as never);
    made.set(key, known);
    return known;
  };
}

const toDefs = (value: object): unknown =>
  JSON.parse(JSON.stringify(value).replaceAll('#/components/schemas/', '#/$defs/'));

function complaintOf(sent: FuzzRequest, { status, text, type }: Answer, schemas: Schemas): string | null {
  if (status >= 500) return 'a server error';
  if (sent.fault !== null && (status < 400 || status > 499)) return `accepted a wrong ${sent.fault}`;
  if (sent.fault === null && status === 400) return 'refused what is valid';
  const documented = sent.operation.responses[String(status)];
  // Something that is wrong may be the path itself.
  if (status === 405 || (status === 404 && (documented === undefined || sent.fault !== null)))
    return sent.fault === null ? 'did not find what is documented' : null;
  if (documented === undefined) return 'a status that is not documented';
  const schema = documented.content?.['application/json']?.schema;
  if (schema === undefined) return null;
  if (!type.startsWith('application/json')) return `not JSON but ${type}`;
  const checked = schemas(schema).safeParse(JSON.parse(text));
  return checked.success ? null : `not as documented (${checked.error.message})`;
}

const describe = ({ method, path, body, fault }: FuzzRequest) =>
  `${method} ${path.slice(0, 200)} ${body?.slice(0, 300) ?? ''} [${fault}]`;
