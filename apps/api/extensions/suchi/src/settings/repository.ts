import type { CalendarDate } from '@suchi/domain/basics';
import type { Knex } from 'knex';
import { editionOnSale, eventEdition } from '../platform/edition-sql.ts';
import { queryPrepared } from '../platform/query-prepared.ts';
import type { Row } from '../platform/rows.generated.ts';

/** The public columns of the settings row. */
export const factColumns = [
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

const newsColumns = ['id', 'title', 'body', 'translations', 'picture'] as const;

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

type EditionDays = Record<'registration_until' | 'event_date' | 'delivery_after', CalendarDate | null>;
type EventRow = Row<'edition', 'year' | 'event_place' | 'event_time' | 'event_entry'> &
  Pick<EditionDays, 'event_date'>;
type BookRow = Row<'edition', 'delivery_days' | 'suchi_price'> & Pick<EditionDays, 'delivery_after'>;
export type EditionRow = Row<'edition', 'year' | 'delivery_days' | 'subscription_price'> &
  EditionDays & {
    /** The next melawa and the book that is sold. Both can be of an edition before the current one. */
    event: EventRow;
    book: BookRow;
  };
export type NextEventRow = Pick<EventRow, 'event_place'> & { event_date: CalendarDate };

// As text, like the day of a news post.
const dayText = (column: string) => `to_char(${column}, 'YYYY-MM-DD') as ${column}`;

const currentEditionSql = `select e.year, e.delivery_days, e.subscription_price, ${dayText('registration_until')}, ${dayText('event_date')},
        ${dayText('delivery_after')},
        (select to_json(event) from (
           select year, event_place, event_time, event_entry, ${dayText('event_date')} from edition where id = ${eventEdition}) event) as event,
        (select to_json(book) from (
           select delivery_days, suchi_price, ${dayText('delivery_after')} from edition
            where id = coalesce(${editionOnSale}, e.id)) book) as book
   from edition e where e.is_current`;

export async function findCurrentEdition(db: Knex): Promise<EditionRow | null> {
  const [row] = await queryPrepared<EditionRow>(db, 'current-edition', currentEditionSql, []);
  return row ?? null;
}

const nextEventSql = `select event_place, ${dayText('event_date')} from edition
  where year > ? and event_date >= ?::date order by edition.event_date limit 1`;

/** The first dated event of a later edition. */
export async function findNextEvent(
  db: Knex,
  { afterYear, from }: { afterYear: number; from: CalendarDate },
): Promise<NextEventRow | null> {
  const [row] = await queryPrepared<NextEventRow>(db, 'next-event', nextEventSql, [afterYear, from]);
  return row ?? null;
}
