import { beforeEach, describe, expect, test } from 'vitest';
import { draftKey, keepDraft, newDraft, nothingTyped, readDraft, retyped } from './draft.ts';

const typed = { ...nothingTyped, project: 'Pump', links: ['https://pump.example'] };

beforeEach(() => localStorage.clear());

describe('a draft', () => {
  test('behavior: what was kept is read again, with its request id', () => {
    const draft = newDraft(typed);
    keepDraft(draft);
    expect(readDraft()).toEqual({ requestId: draft.requestId, wasSent: false, typed });
    expect(draft.requestId).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4/);
  });

  test('behavior: words that change before it is sent belong to the same request', () => {
    const draft = newDraft(typed);
    expect(retyped(draft, { ...typed, pitch: 'Bananas' })).toEqual({
      requestId: draft.requestId,
      wasSent: false,
      typed: { ...typed, pitch: 'Bananas' },
    });
  });

  test('behavior: words that change after it was sent are another request', () => {
    const draft = { ...newDraft(typed), wasSent: true };
    const next = retyped(draft, { ...typed, pitch: 'Bananas' });
    expect(next).toMatchObject({ wasSent: false, typed: { pitch: 'Bananas' } });
    expect(next.requestId).not.toBe(draft.requestId);
  });

  test('behavior: a receipt stands in the place of what was typed', () => {
    keepDraft(newDraft(typed));
    keepDraft({ number: 7, project: 'Pump' });
    expect(localStorage.getItem(draftKey)).toBe('{"number":7,"project":"Pump"}');
    expect(readDraft()).toEqual({ number: 7, project: 'Pump' });
  });

  test.each([
    ['nothing', null],
    ['no JSON', '{'],
    ['no object', '"Pump"'],
    ['a part missing', '{"requestId":"1","wasSent":false,"typed":{"project":"Pump"}}'],
    ['a part of another kind', '{"number":"7","project":"Pump"}'],
  ])('args: %s is no draft', (_, stored) => {
    if (stored !== null) localStorage.setItem(draftKey, stored);
    expect(readDraft()).toBeNull();
  });
});
