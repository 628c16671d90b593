import { type CalendarDate } from '@suchi/domain/basics';
import { type ProfileStatus } from '@suchi/domain/lifecycle';
import { searchPlanId, type Subscription } from '@suchi/domain/money';
import { type Gender } from '@suchi/domain/profile';
import type { Knex } from 'knex';
import { askPrepared } from '../../platform/ask-prepared.ts';
import { askForCards, type CardRow, type Reader } from './cards.ts';
import { currentVersion } from './current-version.ts';

/** All that decides what somebody may see, as the database has it. */
export interface ViewerRow {
  is_tester: boolean;
  profile: { id: number; status: ProfileStatus; gender: Gender | null } | null;
  subscriptions: Subscription[];
  /** The profiles that the viewer blocked. */
  blocked: number[];
  /** Who blocked the viewer's profile, with their own profile where there is one. */
  blocked_by: { memberId: string; profileId: number | null }[];
  enable_search_subscription: boolean;
  subscription_start_date: CalendarDate | null;
  subscription_end_date: CalendarDate | null;
  enable_gender_switch: boolean;
  contact_reveal_daily_limit: number;
  contact_always_shown: boolean;
  mail_enabled: boolean;
  activation_cutoff: CalendarDate;
  early_subscription_before: CalendarDate | null;
  early_subscription_sees_until: CalendarDate | null;
  printed_up_to_serial: number;
  subscription_price: number;
  tester_price: number;
  suchi_price: number;
  version: string;
}

const blocks = 'junction_directus_users_qd_matrimonial_profile_1';
const day = (column: string) => `to_char(${column}, 'YYYY-MM-DD')`;

// PostgreSQL never counts tables of one row and plans for thousands; where it is told of one, the plan is not compiled.
const viewerSql = (more = '') => `
  select u.is_tester,
         (select json_build_object('id', p.id, 'status', p.status, 'gender', p.gender)
            from qd_matrimonial_profile p where p."user" = u.id) as profile,
         (select coalesce(json_agg(json_build_object('startDate', ${day('q.start_date')}, 'endDate', ${day('q.end_date')}) order by q.id), '[]')
            from qd_subscriptions q where q."user" = u.id and q.plan = ? and q.status = 'active') as subscriptions,
         (select coalesce(json_agg(b.qd_matrimonial_profile_id order by b.id), '[]')
            from ${blocks} b where b.directus_users_id = u.id) as blocked,
         (select coalesce(json_agg(json_build_object('memberId', b.directus_users_id, 'profileId', theirs.id) order by b.id), '[]')
            from qd_matrimonial_profile mine
            join ${blocks} b on b.qd_matrimonial_profile_id = mine.id
            left join qd_matrimonial_profile theirs on theirs."user" = b.directus_users_id
           where mine."user" = u.id) as blocked_by,
         s.enable_search_subscription, ${day('s.subscription_start_date')} as subscription_start_date,
         ${day('s.subscription_end_date')} as subscription_end_date, s.enable_gender_switch,
         s.contact_reveal_daily_limit, s.contact_always_shown, s.mail_enabled,
         ${day('e.activation_cutoff')} as activation_cutoff,
         ${day('e.early_subscription_before')} as early_subscription_before,
         ${day('e.early_subscription_sees_until')} as early_subscription_sees_until,
         e.printed_up_to_serial, e.subscription_price, e.tester_price, e.suchi_price,
         v.version${more}
    from directus_users u,
         (select * from admin_setting limit 1) s,
         (select * from edition where is_current limit 1) e,
         ${currentVersion} v
   where u.id = ?`;

/** Everything about a viewer in one question; null when the account is gone. */
export async function findViewer(tx: Knex, userId: string): Promise<ViewerRow | null> {
  const [row] = await askPrepared<ViewerRow>(tx, 'viewer', viewerSql(), [searchPlanId, userId]);
  return row ?? null;
}

/** The same, together with some cards as they are at that moment. */
export async function findViewerWithCards(
  tx: Knex,
  reader: Reader,
  ids: readonly number[],
): Promise<{ viewer: ViewerRow; cards: CardRow[] } | null> {
  const { sql, bindings } = askForCards(ids, reader);
  const [row] = await askPrepared<ViewerRow & { cards: CardRow[] }>(
    tx,
    `viewer-cards-${ids.length}`,
    viewerSql(`, ${sql} as cards`),
    [searchPlanId, ...bindings, reader.userId],
  );
  if (!row) return null;
  const { cards, ...viewer } = row;
  return { viewer, cards };
}

/** One at a time for each viewer and kind of act, until the transaction ends: what is counted cannot be counted twice. */
export async function queueUp(tx: Knex.Transaction, act: 'reveal' | 'mail', userId: string): Promise<void> {
  await tx.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`${act}:${userId}`]);
}
