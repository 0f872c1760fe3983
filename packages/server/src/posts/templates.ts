// The posts as admins changed them; one that nobody changed is the one that the software brings.
import { AppError } from '@lilape/domain/app-error';
import {
  DEFAULT_TEMPLATES,
  POST_TYPES,
  type PostField,
  type PostTemplate,
  type PostType,
} from '@lilape/domain/posts/template';
import type { Db } from '#postgres/database.ts';

export type StoredTemplate = {
  readonly template: PostTemplate;
  /** 0 while nobody changed it. */
  readonly version: number;
  readonly changedAt: Date | null;
};
export type StoredTemplates = Readonly<Record<PostType, StoredTemplate>>;

type Row = {
  post_type: PostType;
  title: string;
  fields: readonly PostField[];
  gif: string | null;
  version: number;
  changed_at: Date;
};

/** All posts. */
export async function readTemplates(db: Db): Promise<StoredTemplates> {
  const { rows } = await db.query<Row>('select * from app.post_templates');
  const of = (type: PostType): StoredTemplate => {
    const row = rows.find(({ post_type }) => post_type === type);
    if (row === undefined) return { template: DEFAULT_TEMPLATES[type], version: 0, changedAt: null };
    const { title, fields, gif, version, changed_at: changedAt } = row;
    return { template: { title, fields, gif }, version, changedAt };
  };
  return { 'Post 1': of('Post 1'), 'Post 2': of('Post 2'), 'Post 3': of('Post 3') };
}

/** A post as it is to be; `version` is the one that was read, null for whichever stands. */
export type TemplateChange = { readonly template: PostTemplate; readonly version: number | null };

/**
 * Writes posts, all or none; call it inside a transaction.
 * @throws AppError POST_OVERTAKEN where another version stands
 */
export async function writeTemplates(
  db: Db,
  changes: Readonly<Partial<Record<PostType, TemplateChange>>>,
): Promise<void> {
  for (const post of POST_TYPES) {
    const change = changes[post];
    if (change === undefined) continue;
    const { template, version } = change;
    // One after the other: the first that was overtaken takes the others back.
    // oxlint-disable-next-line no-await-in-loop
    const { rowCount } = await db.query(
      `insert into app.post_templates as t (post_type, title, fields, gif) select $1, $2, $3, $4 where coalesce($5::int, 0) = 0
         or exists (select from app.post_templates where post_type = $1)
       on conflict (post_type) do update set title = $2, fields = $3, gif = $4, version = t.version + 1,
         changed_at = now() where t.version = coalesce($5::int, t.version)`,
      [post, template.title, JSON.stringify(template.fields), template.gif, version],
    );
    if (rowCount === 1) continue;
    // oxlint-disable-next-line no-await-in-loop
    const stands = (await readTemplates(db))[post].version;
    throw new AppError('POST_OVERTAKEN', { post, version: stands });
  }
}
