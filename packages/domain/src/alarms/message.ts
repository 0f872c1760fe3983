// An alarm as it is sent to admins by the messenger: in both languages, with what to do. Pure.
import type { RunbookEntry } from '@lilape/domain/alarms/entry';
import type { NoticeKind } from '@lilape/domain/alarms/notices';
import { FIRST_LANGUAGE, type InEach, LANGUAGES } from '@lilape/domain/languages';
import { type RenderedPost, escapeHtml } from '@lilape/domain/posts/render';

/** Characters of a detail, which may quote others; the message has room for it all. */
const MAX_DETAIL = 600;

const HEADS: Readonly<Record<NoticeKind, InEach>> = {
  begun: { en: 'ALARM', ru: 'ТРЕВОГА' },
  still: { en: 'STILL', ru: 'ВСЁ ЕЩЁ' },
  over: { en: 'OVER', ru: 'ПРОШЛО' },
};

/** What is sent; `detail` is a sentence in English about what was found, and left out of what is over. */
export function alarmMessage(kind: NoticeKind, entry: RunbookEntry, detail: string): RenderedPost {
  const found = Array.from(detail).slice(0, MAX_DETAIL).join('');
  const texts = LANGUAGES.map((language) => {
    const { title, means, todo } = entry[language];
    const head = `${HEADS[kind][language]}: ${title}`;
    return {
      head,
      lines: kind === 'over' ? [] : language === FIRST_LANGUAGE ? [means, found, todo] : [means, todo],
    };
  });
  return {
    html: texts
      .map(({ head, lines }) => [`<b>${escapeHtml(head)}</b>`, ...lines.map(escapeHtml)].join('\n'))
      .join('\n\n'),
    text: texts.map(({ head, lines }) => [head, ...lines].join('\n')).join('\n\n'),
  };
}
