import type { NewsTranslations } from '@suchi/contracts/settings';
import type { CalendarDate } from '@suchi/domain/basics';
import type { Knex } from 'knex';
import type { Row } from '../platform/rows.generated.ts';

export type OfficeNewsRow = Row<
  'news_post',
  'id' | 'title' | 'body' | 'translations' | 'picture' | 'is_published' | 'first_published_at'
> & { published_on: CalendarDate; saved_at: Date };

const columns = [
  'id',
  'title',
  'body',
  'translations',
  'picture',
  'is_published',
  'first_published_at',
] as const;

function posts(db: Knex) {
  return db('news_post').select<OfficeNewsRow[]>(
    ...columns,
    db.raw("to_char(published_on, 'YYYY-MM-DD') as published_on"),
    db.raw('coalesce(date_updated, date_created) as saved_at'),
  );
}

export async function findOfficeNews(
  db: Knex,
  { limit, offset }: { limit: number; offset: number },
): Promise<OfficeNewsRow[]> {
  return posts(db)
    .orderBy([
      { column: 'news_post.published_on', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .limit(limit)
    .offset(offset);
}

export async function countOfficeNews(
  db: Knex,
  today: CalendarDate,
): Promise<{ total: number; published: number }> {
  const row = await db('news_post').first<{ total: string; published: string }>(
    db.raw('count(*) as total'),
    db.raw('count(*) filter (where is_published and published_on <= ?) as published', [today]),
  );
  return { total: Number(row.total), published: Number(row.published) };
}

export async function findOfficePost(db: Knex, id: number): Promise<OfficeNewsRow | null> {
  return (await posts(db).where({ id }))[0] ?? null;
}

/** Locks the post until the transaction ends. */
export async function lockNews(tx: Knex, id: number): Promise<OfficeNewsRow | null> {
  await tx('news_post').where({ id }).select('id').forUpdate();
  return findOfficePost(tx, id);
}

export interface NewsValues {
  title: string;
  published_on: CalendarDate;
  body: string;
  translations: NewsTranslations;
  picture: string | null;
}

export async function insertNews(tx: Knex, values: NewsValues & { user_created: string }): Promise<number> {
  const [row] = await tx('news_post').insert(values).returning('id');
  if (!row) throw new Error('no row came back');
  return row.id;
}

export async function updateNews(
  tx: Knex,
  id: number,
  values: Partial<NewsValues> & { is_published?: boolean; first_published_at?: Date; date_updated: Date },
): Promise<void> {
  await tx('news_post').where({ id }).update(values);
}

export async function deleteNewsRow(tx: Knex, id: number): Promise<void> {
  await tx('news_post').where({ id }).delete();
}
