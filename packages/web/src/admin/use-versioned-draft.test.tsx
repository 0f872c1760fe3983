/** A draft on a version: what two admins do to one thing, and what a lost answer leaves behind. */
import { AppError } from '@lilape/domain/app-error';
import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { fieldsOf, type Typed } from './merge-typed.ts';
import { useVersionedDraft } from './use-versioned-draft.ts';

vi.mock('./use-admin.ts', () => ({ useAdmin: () => ({ handleError: () => undefined }) }));

type Part = 'title' | 'clip';
type Base = { version: number; words: Typed<Part> };

const first: Base = { version: 1, words: { title: 'Apes', clip: '' } };
const overtaken = new AppError('SITE_OVERTAKEN', { version: 2 });

function edit(save: (draft: Typed<Part>, base: Base | null) => Promise<Base>, now: () => Base = () => first) {
  const saved: Base[] = [];
  const { result, rerender } = renderHook(
    ({ newest }) =>
      useVersionedDraft<Base, Typed<Part>, Part, string>({
        newest,
        draftOf: ({ words }) => words,
        textsOf: (draft) => draft,
        partsOf: fieldsOf,
        problemsOf: ({ title }) => (title === '' ? 'empty' : null),
        save,
        readNow: async () => now(),
        onSaved: (base) => void saved.push(base),
      }),
    { initialProps: { newest: first } },
  );
  return {
    saved,
    now: () => result.current,
    look: (newest: Base) => rerender({ newest }),
    type: (change: Partial<Typed<Part>>) => act(() => result.current.type(change)),
    save: () => act(() => result.current.save()),
  };
}

const keeps = async (words: Typed<Part>, base: Base | null): Promise<Base> => ({
  version: (base?.version ?? 0) + 1,
  words,
});

test('behavior: it saves on the version it stands on, and says that it did until something is typed', async () => {
  const editor = edit(keeps);
  expect(editor.now().isChanged).toBe(false);
  editor.type({ title: 'More apes' });
  expect(editor.now().isChanged).toBe(true);
  await editor.save();
  expect(editor.now()).toMatchObject({ isSaved: true, isChanged: false, base: { version: 2 } });
  expect(editor.saved).toHaveLength(1);
  editor.type({ clip: 'x' });
  expect(editor.now().isSaved).toBe(false);
});

test('behavior: what is wrong is never sent', async () => {
  const save = vi.fn<typeof keeps>(keeps);
  const editor = edit(save);
  editor.type({ title: '' });
  await editor.save();
  expect(editor.now().problems).toBe('empty');
  expect(save).not.toHaveBeenCalled();
  editor.type({ title: 'Apes!' });
  expect(editor.now().problems).toBeNull();
});

test('behavior: it follows what stands until something is typed', () => {
  const editor = edit(keeps);
  editor.look({ version: 2, words: { title: 'Theirs', clip: '' } });
  expect(editor.now().draft.title).toBe('Theirs');
  editor.type({ title: 'Mine' });
  editor.look({ version: 3, words: { title: 'Theirs again', clip: '' } });
  expect(editor.now()).toMatchObject({ draft: { title: 'Mine' }, base: { version: 2 } });
});

test('behavior: another admin was faster: their other parts are taken, mine stay, and the next press saves on top', async () => {
  const theirs = { version: 2, words: { title: 'Theirs', clip: 'their.mp4' } };
  const save = vi.fn<typeof keeps>(keeps).mockRejectedValueOnce(overtaken);
  const editor = edit(save, () => theirs);
  editor.type({ title: 'Mine' });
  await editor.save();
  expect(editor.now()).toMatchObject({
    draft: { title: 'Mine', clip: 'their.mp4' },
    meanwhile: { taken: ['clip'], clashes: [{ field: 'title', theirs: 'Theirs', mine: 'Mine' }] },
    failure: null,
    isSaved: false,
  });
  await editor.save();
  expect(save.mock.calls[1]?.[1]).toEqual(theirs);
  expect(editor.now().base.version).toBe(3);
});

test('behavior: I take what they have of a part, or go back to what stands', async () => {
  const theirs = { version: 2, words: { title: 'Theirs', clip: '' } };
  const editor = edit(
    async () => await Promise.reject(overtaken),
    () => theirs,
  );
  editor.type({ title: 'Mine' });
  await editor.save();
  act(() => editor.now().take('title'));
  expect(editor.now()).toMatchObject({ draft: { title: 'Theirs' }, isChanged: false });
  editor.type({ title: 'Mine again' });
  act(() => editor.now().undo());
  expect(editor.now()).toMatchObject({ draft: { title: 'Theirs' }, meanwhile: null });
});

test('behavior: an answer that is lost after the server saved is no failure', async () => {
  const editor = edit(
    async () => await Promise.reject(new TypeError('Failed to fetch')),
    () => ({ version: 2, words: { title: 'Mine', clip: '' } }),
  );
  editor.type({ title: 'Mine' });
  await editor.save();
  expect(editor.now()).toMatchObject({ failure: null, meanwhile: null, isSaved: true, base: { version: 2 } });
  expect(editor.saved).toHaveLength(1);
});

test('behavior: what nothing explains is said, and what was typed stays', async () => {
  const lost = new TypeError('Failed to fetch');
  const editor = edit(async () => await Promise.reject(lost));
  editor.type({ title: 'Mine' });
  await editor.save();
  expect(editor.now()).toMatchObject({ failure: lost, draft: { title: 'Mine' }, isBusy: false });
});
