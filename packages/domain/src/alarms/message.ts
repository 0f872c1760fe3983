// An alarm as it is told to admins by the messenger: in both languages, with what to do. Pure.
import type { RunbookEntry } from '@lilape/domain/alarms/entry';
import type { Telling } from '@lilape/domain/alarms/telling';
import type { Language } from '@lilape/domain/messages/message';
import { type RenderedPost, escapeHtml } from '@lilape/domain/posts/render';

/** Characters of a detail, which may quote others; the message has room for it all. */
const MOST_DETAIL = 600;

const HEADS: Readonly<Record<Telling, Readonly<Record<Language, string>>>> = {
  begun: { en: 'ALARM', ru: 'ТРЕВОГА' },
  still: { en: 'STILL', ru: 'ВСЁ ЕЩЁ' },
  over: { en: 'OVER', ru: 'ПРОШЛО' },
};

/** What is sent; `detail` is a sentence in English about what was found, and left out of what is over. */
export function alarmMessage(telling: Telling, entry: RunbookEntry, detail: string): RenderedPost {
  const found = Array.from(detail).slice(0, MOST_DETAIL).join('');
  const told = (['en', 'ru'] as const).map((language) => {
    const { title, means, todo } = entry[language];
    const head = `${HEADS[telling][language]}: ${title}`;
    return {
      head,
      lines: telling === 'over' ? [] : language === 'en' ? [means, found, todo] : [means, todo],
    };
  });
  return {
    html: told
      .map(({ head, lines }) => [`<b>${escapeHtml(head)}</b>`, ...lines.map(escapeHtml)].join('\n'))
      .join('\n\n'),
    text: told.map(({ head, lines }) => [head, ...lines].join('\n')).join('\n\n'),
  };
}
