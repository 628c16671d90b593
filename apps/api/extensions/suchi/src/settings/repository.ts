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
  'privacy_text',
  'refunds_text',
  'shipping_text',
] as const;

export type FactsRow = Row<'admin_setting', (typeof factColumns)[number]>;

/** Reads only the public columns of the settings row. */
export async function findFacts(tx: Knex): Promise<FactsRow | null> {
  const row = await tx('admin_setting').first(...factColumns);
  return row ?? null;
}

const newsColumns = ['id', 'title', 'body', 'picture'] as const;

export type NewsRow = Row<'news_post', (typeof newsColumns)[number]> & { published_on: CalendarDate };

function publishedBy(tx: Knex, day: CalendarDate): Knex.QueryBuilder {
  return tx('news_post').where({ is_published: true }).where('published_on', '<=', day);
}

export async function countNews(tx: Knex, day: CalendarDate): Promise<number> {
  const row = await publishedBy(tx, day).count<{ count: string }>('id').first();
  return Number(row?.count ?? 0);
}

/** Newest first. */
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
      // As text: the driver would make it an instant, and a time zone could move the day.
      tx.raw("to_char(published_on, 'YYYY-MM-DD') as published_on"),
    );
}

type EditionColumns = Row<'edition', 'year' | 'event_place' | 'delivery_days' | 'suchi_price'>;
type EditionDays = Record<'registration_until' | 'event_date' | 'delivery_after', CalendarDate | null>;
export type EditionRow = EditionColumns & EditionDays;
export type NextEventRow = Pick<EditionRow, 'event_place'> & { event_date: CalendarDate };

// As text, like the day of a news post.
const dayText = (column: string) => `to_char(${column}, 'YYYY-MM-DD') as ${column}`;

export async function findCurrentEdition(db: Knex): Promise<EditionRow | null> {
  const { rows } = await db.raw<{ rows: EditionRow[] }>(
    `select year, event_place, delivery_days, suchi_price,
            ${dayText('registration_until')}, ${dayText('event_date')}, ${dayText('delivery_after')}
       from edition where is_current`,
  );
  return rows[0] ?? null;
}

/** The first dated event of a later edition. */
export async function findNextEvent(
  db: Knex,
  { afterYear, from }: { afterYear: number; from: CalendarDate },
): Promise<NextEventRow | null> {
  const { rows } = await db.raw<{ rows: NextEventRow[] }>(
    `select event_place, ${dayText('event_date')} from edition
      where year > ? and event_date >= ?::date order by edition.event_date limit 1`,
    [afterYear, from],
  );
  return rows[0] ?? null;
}
