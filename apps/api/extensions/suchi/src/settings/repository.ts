import type { CalendarDate } from '@suchi/domain/basics';
import type { Knex } from 'knex';
import type { Row } from '../platform/rows.generated.ts';

const factColumns = [
  'association_name',
  'association_address',
  'support_email',
  'support_phone',
  'grievance_officer_name',
  'grievance_officer_email',
  'grievance_officer_phone',
] as const;

/** What the settings hold for the public pages. */
export type FactsRow = Row<'admin_setting', (typeof factColumns)[number]>;

/** The one row of settings, of which only what is meant for everybody is read. */
export async function findFacts(tx: Knex): Promise<FactsRow | null> {
  const row = await tx('admin_setting').first(...factColumns);
  return row ?? null;
}

const newsColumns = ['id', 'title', 'body', 'picture'] as const;

/** A post as it is kept, its day as text. */
export type NewsRow = Row<'news_post', (typeof newsColumns)[number]> & { published_on: CalendarDate };

function publishedBy(tx: Knex, day: CalendarDate): Knex.QueryBuilder {
  return tx('news_post').where({ is_published: true }).where('published_on', '<=', day);
}

export async function countNews(tx: Knex, day: CalendarDate): Promise<number> {
  const row = await publishedBy(tx, day).count<{ count: string }>('id').first();
  return Number(row?.count ?? 0);
}

/** A page of what is published on that day, the newest first. */
export async function listNews(
  tx: Knex,
  { day, limit, offset }: { day: CalendarDate; limit: number; offset: number },
): Promise<NewsRow[]> {
  return publishedBy(tx, day)
    .orderBy([
      { column: 'published_on', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .limit(limit)
    .offset(offset)
    .select<NewsRow[]>(
      ...newsColumns,
      // As text: the driver would make an instant of it, and a time zone could move the day.
      tx.raw("to_char(published_on, 'YYYY-MM-DD') as published_on"),
    );
}
