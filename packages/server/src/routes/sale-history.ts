// `GET /api/sale/history` and its picture, made once a ledger version by the first who asks for it, and the picture of the figures.
import { AppError } from '@lilape/domain/app-error';
import { saleChart, saleHistory, saleNow } from '@lilape/wire/endpoints/sale';
import type { SalePicture } from '@lilape/wire/history';
import { createSingleFlight } from '#cache/single-flight.ts';
import { drawingHeaders } from '#http/headers.ts';
import {
  LIVE_CACHE_CONTROL,
  type Prepared,
  prepareAnswer,
  prepareJson,
  respondPrepared,
} from '#http/prepared.ts';
import { reachDatabase } from '#reach.ts';
import { ledgerOf } from '#live/feed.ts';
import { saleOf } from '#ledger/sale/snapshot.ts';
import { atOneMoment } from '#postgres/transaction.ts';
import { saleHistoryOf } from '#presale/history/body.ts';
import { salePictureOf } from '#presale/history/picture.ts';
import { createHistoryReader } from '#presale/history/reader.ts';
import { presaleInfoOf, statsOf } from '#presale/info.ts';
import { nowPictureOf } from '#presale/now-picture.ts';
import type { ApiApp, ApiParts } from '#routes/parts.ts';
import { routeOf } from '#routes/route-of.ts';

/** The answers of one ledger version. */
type Answers = {
  readonly json: Prepared;
  /** Made when it is first asked for. */
  readonly picture: (wanted: SalePicture) => Prepared;
};

/** Registers the history. While the database is away, the last one is given: its `as_of` says how old it is. */
export function addSaleHistory(app: ApiApp, { db, feed }: ApiParts): void {
  const reader = createHistoryReader();
  // One at a time: each read goes on from where the one before ended.
  const flights = createSingleFlight<Answers>({ maxKept: 1, maxRunning: 1, maxWaiting: 16 });
  let last: Answers | undefined;

  const look = async (): Promise<Answers> => {
    const facts = await atOneMoment(db, (moment) => reader.read(moment));
    if (facts === null) throw new AppError('SERVICE_UNAVAILABLE');
    const history = saleHistoryOf(facts);
    const pictures = new Map<string, Prepared>();
    return (last = {
      json: prepareJson(history),
      picture: (wanted) => {
        const key = `${wanted.width} ${wanted.language}`;
        const picture = pictures.get(key) ?? prepareSvg(salePictureOf(history, wanted));
        pictures.set(key, picture);
        return picture;
      },
    });
  };
  const current = async (): Promise<Answers> => {
    const version = String(ledgerOf(feed).version);
    try {
      return await reachDatabase(() => flights.get('history', version, look));
    } catch (error) {
      if (last !== undefined && error instanceof AppError) return last;
      throw error;
    }
  };

  app.openapi(routeOf(saleHistory), async (c) => respondPrepared((await current()).json, c.req));
  app.openapi(routeOf(saleChart), async (c) =>
    respondPrepared((await current()).picture(c.req.valid('query')), c.req),
  );
  app.openapi(routeOf(saleNow), (c) => {
    const sale = saleOf(ledgerOf(feed));
    const { language } = c.req.valid('query');
    return respondPrepared(prepareSvg(nowPictureOf(presaleInfoOf(sale), statsOf(sale), language)), c.req);
  });
}

function prepareSvg(svg: string): Prepared {
  return prepareAnswer(
    Buffer.from(svg),
    'image/svg+xml; charset=utf-8',
    LIVE_CACHE_CONTROL,
    drawingHeaders(svg),
  );
}
