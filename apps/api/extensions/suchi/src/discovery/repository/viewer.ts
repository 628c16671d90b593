import type { CalendarDate } from '@suchi/domain/basics';
import type { ProfileStatus } from '@suchi/domain/lifecycle';
import { searchPlanId, type Subscription } from '@suchi/domain/money';
import type { Gender } from '@suchi/domain/profiles';
import type { Knex } from 'knex';
import { fitSideSql, type FitSideRow } from '../../fit/present-fit-side.ts';
import { queryPrepared } from '../../platform/query-prepared.ts';
import type { Row } from '../../platform/rows.generated.ts';
import { blocks, viewerBindings, type ViewerKey, viewerSettings, withViewer } from './viewer-sql.ts';

type Setting =
  | 'isactive_search'
  | 'enable_search_subscription'
  | 'enable_gender_switch'
  | 'contact_reveal_daily_limit'
  | 'contact_always_shown'
  | 'profile_open_daily_limit'
  | 'mail_enabled'
  | (typeof viewerSettings)[number];
type EditionValue = 'printed_up_to_serial' | 'subscription_price' | 'tester_price' | 'suchi_price';

export interface ViewerRow
  extends Row<'directus_users', 'is_tester'>, Row<'admin_setting', Setting>, Row<'edition', EditionValue> {
  profile_id: number | null;
  profile_status: ProfileStatus;
  profile_gender: Gender | null;
  subscriptions: Subscription[];
  /** Blocked by either side. */
  blocked_ids: number[];
  activation_cutoff: CalendarDate;
  early_subscription_before: CalendarDate | null;
  early_subscription_sees_until: CalendarDate | null;
  fit_side: FitSideRow | null;
}

const day = (column: string) => `to_char(${column}, 'YYYY-MM-DD')`;

const viewerSql = `
  ${withViewer}
  select v.is_tester, v.profile_id, v.profile_status, v.profile_gender, v.isactive_search,
         v.enable_search_subscription, v.enable_gender_switch, v.contact_reveal_daily_limit, v.contact_always_shown, v.profile_open_daily_limit, v.mail_enabled,
         ${viewerSettings.map((name) => `v.${name}`).join(', ')},
         (select ${fitSideSql('mine')} from qd_matrimonial_profile mine where mine.id = v.profile_id) as fit_side,
         ${day('v.activation_cutoff')} as activation_cutoff,
         ${day('v.early_subscription_before')} as early_subscription_before,
         ${day('v.early_subscription_sees_until')} as early_subscription_sees_until,
         v.printed_up_to_serial, v.subscription_price, v.tester_price, v.suchi_price,
         (select coalesce(json_agg(json_build_object(
                   'startDate', ${day('q.start_date')}, 'endDate', ${day('q.end_date')}) order by q.id), '[]')
            from qd_subscriptions q
           where q."user" = v.user_id and q.plan = '${searchPlanId}' and q.status = 'active') as subscriptions,
         array(select b.qd_matrimonial_profile_id from ${blocks} b where b.directus_users_id = v.user_id
               union
               select theirs.id from ${blocks} b join qd_matrimonial_profile theirs on theirs."user" = b.directus_users_id
                where b.qd_matrimonial_profile_id = v.profile_id) as blocked_ids
    from viewer v`;

/** Null when the account is gone or suspended. */
export async function findViewer(db: Knex, key: ViewerKey): Promise<ViewerRow | null> {
  const [row] = await queryPrepared<ViewerRow>(db, 'viewer', viewerSql, viewerBindings(key));
  return row ?? null;
}

/** One transaction at a time for each account and kind of action, so that nothing is counted twice. */
export async function lockPerUser(
  tx: Knex.Transaction,
  act: 'reveal' | 'mail',
  userId: string,
): Promise<void> {
  await tx.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`${act}:${userId}`]);
}
