// Telegram's Bot API in memory, as far as looking at a group and sending to it and to a chat of admins go, with its refusals and its limits.
import { MIN_GAP_MS, MAX_A_MINUTE } from '@lilape/domain/posts/pace';
import { type Double, type DoubleAnswer, type DoubleRequest, json, startDouble } from '#testing/double.ts';

export const BOT_TOKEN = '123456:AAExampleOfATokenForTests';
export const GROUP = { id: -1_001_234_567_890, type: 'supergroup', title: 'Jungle', username: 'lilape_test' };

export const BOT = { id: 123_456, is_bot: true, first_name: 'LilApe', username: 'lilape_bot' };
export const ADMINS = { id: -1_009_876_543_210, type: 'supergroup', title: 'Treehouse' };

/** What arrived in a chat. */
export type Arrived = { readonly atMs: number; readonly text: string; readonly clip: string | null };

export type BotApiDouble = Double & {
  /** In the group, in the order of their numbers, from 1. */
  readonly arrived: Arrived[];
  /** The same in the chat of the admins. */
  readonly sentToAdmins: Arrived[];
  /** Requests that came faster than the group takes them. */
  tooFast: number;
  /** What it says of the group, and of the bot as a member of it. */
  group: object;
  member: object;
};

const MINUTE_MS = 60_000;

const refused = (code: number, description: string, parameters?: object) =>
  json(
    { ok: false, error_code: code, description, ...(parameters === undefined ? {} : { parameters }) },
    code,
  );

/** Starts the service; `clock` is its own time, Unix milliseconds. */
export async function startBotApi(clock: () => number = Date.now): Promise<BotApiDouble> {
  const arrived: Arrived[] = [];
  const sentToAdmins: Arrived[] = [];
  const chats = [
    { chat: GROUP, names: [String(GROUP.id), `@${GROUP.username}`], there: arrived },
    { chat: ADMINS, names: [String(ADMINS.id)], there: sentToAdmins },
  ];
  const noChat = refused(400, 'Bad Request: chat not found');
  const isGroup = (name: unknown) => chats[0]?.names.includes(String(name)) === true;
  const send = (name: unknown, text: unknown, clip: unknown): DoubleAnswer => {
    const found = chats.find(({ names }) => names.includes(String(name)));
    if (found === undefined) return noChat;
    const { chat, there } = found;
    if (typeof text !== 'string' || /<(?!\/?b>)/.test(text))
      return refused(400, "Bad Request: can't parse entities");
    const now = clock();
    const last = there.at(-1)?.atMs;
    const first = there.at(-MAX_A_MINUTE)?.atMs;
    const freeAt = Math.max(
      last === undefined ? 0 : last + MIN_GAP_MS,
      first === undefined ? 0 : first + MINUTE_MS,
    );
    if (now < freeAt) {
      double.tooFast += 1;
      const seconds = Math.ceil((freeAt - now) / 1_000);
      return refused(429, `Too Many Requests: retry after ${seconds}`, { retry_after: seconds });
    }
    there.push({ atMs: now, text, clip: typeof clip === 'string' ? clip : null });
    return json({
      ok: true,
      result: { message_id: there.length, date: Math.trunc(now / 1_000), chat },
    });
  };
  const answer = ({ method, url, headers, body }: DoubleRequest): DoubleAnswer => {
    const [, token, call] = /^\/bot([^/]+)\/(\w+)$/.exec(url.pathname) ?? [];
    if (token !== BOT_TOKEN) return refused(401, 'Unauthorized');
    if (method !== 'POST') return refused(404, 'Not Found');
    const form = headers['content-type']?.startsWith('multipart/form-data') === true;
    const given = form ? fieldsOf(body) : (JSON.parse(body.toString()) as Readonly<Record<string, unknown>>);
    if (call === 'sendMessage') return send(given['chat_id'], given['text'], null);
    if (call === 'sendAnimation') return send(given['chat_id'], given['caption'], given['animation']);
    if (call === 'getMe') return json({ ok: true, result: BOT });
    if (call === 'getChat')
      return isGroup(given['chat_id']) ? json({ ok: true, result: double.group }) : noChat;
    if (call === 'getChatMember')
      return isGroup(given['chat_id']) && given['user_id'] === BOT.id
        ? json({ ok: true, result: { user: BOT, ...double.member } })
        : noChat;
    return refused(404, 'Not Found');
  };
  const double: BotApiDouble = Object.assign(await startDouble(answer), {
    arrived,
    sentToAdmins,
    tooFast: 0,
    group: GROUP,
    member: { status: 'member' },
  });
  return double;
}

/** The fields of a `multipart/form-data` body; of a file its name. */
function fieldsOf(body: Buffer): Readonly<Record<string, string>> {
  const text = body.toString('latin1');
  const boundary = text.slice(0, text.indexOf('\r\n'));
  const fields: Record<string, string> = {};
  let filename = '';
  for (const part of text.split(boundary)) {
    const [, name] = /name="?([^";\r\n]+)"?/.exec(part) ?? [];
    if (name === undefined) continue;
    const [, file] = /filename="?([^";\r\n]+)"?/.exec(part) ?? [];
    if (file !== undefined) filename = file;
    const from = part.indexOf('\r\n\r\n') + 4;
    fields[name] = Buffer.from(part.slice(from, part.lastIndexOf('\r\n')), 'latin1').toString();
  }
  // What is attached stands in a part of its own, under the name that the field says.
  return filename === '' ? fields : { ...fields, animation: filename };
}
