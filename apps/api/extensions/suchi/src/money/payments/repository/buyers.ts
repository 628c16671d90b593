import type { CalendarDate } from '@suchi/domain/basics';
import type { Knex } from 'knex';
import { associationSql } from '../../../platform/association.ts';
import { editionOnSale } from '../../../platform/edition-sql.ts';
import type { Row } from '../../../platform/rows.generated.ts';

type AccountColumns = Row<'directus_users', 'is_tester' | 'first_name' | 'last_name' | 'email' | 'mobile'>;
type SettingColumns = Row<
  'admin_setting',
  'isactive_suchibook' | 'enable_search_subscription' | 'association_name'
>;
type EditionColumns = Row<
  'edition',
  'year' | 'subscription_price' | 'tester_price' | 'suchi_price' | 'delivery_days'
>;

export type BuyerRow = AccountColumns &
  SettingColumns &
  EditionColumns & {
    edition_id: number;
    book_edition_id: number;
    is_book_on_sale: boolean;
    suchi_start_date: CalendarDate | null;
    suchi_end_date: CalendarDate | null;
    subscription_start_date: CalendarDate | null;
    subscription_end_date: CalendarDate | null;
    registration_until: CalendarDate | null;
    delivery_after: CalendarDate | null;
  };

const day = (column: string, name: string) => `to_char(${column}, 'YYYY-MM-DD') as ${name}`;

const buyerSql = `
  select u.is_tester, u.first_name, u.last_name, u.email, u.mobile,
         g.isactive_suchibook, g.enable_search_subscription, g.association_name,
         ${day('g.suchi_start_date', 'suchi_start_date')}, ${day('g.suchi_end_date', 'suchi_end_date')},
         ${day('g.subscription_start_date', 'subscription_start_date')},
         ${day('g.subscription_end_date', 'subscription_end_date')},
         e.id as edition_id, e.subscription_price, e.tester_price,
         b.id as book_edition_id, ${editionOnSale} is not null as is_book_on_sale,
         b.year, b.suchi_price, b.delivery_days,
         ${day('b.registration_until', 'registration_until')}, ${day('b.delivery_after', 'delivery_after')}
    from directus_users u cross join ${associationSql} g join edition e on e.is_current
    join edition b on b.id = coalesce(${editionOnSale}, e.id)
   where u.id = ?`;

/** The account with what the association sells today; null without a current edition. */
export async function findBuyer(db: Knex, userId: string): Promise<BuyerRow | null> {
  const { rows } = await db.raw<{ rows: BuyerRow[] }>(buyerSql, [userId]);
  return rows[0] ?? null;
}

/** One purchase is begun at a time for each account. */
export async function lockBeginning(tx: Knex.Transaction, userId: string): Promise<void> {
  await tx.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`purchase:${userId}`]);
}
