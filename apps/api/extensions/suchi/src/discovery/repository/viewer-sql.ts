import type { CalendarDate } from '@suchi/domain/basics';
import { searchPlanId } from '@suchi/domain/money';
import type { Language } from '@suchi/words';
import { interestSettings, showsPhotoTo, wroteTo } from '../../families/present-card-interest.ts';
import { freshnessSettings } from '../../freshness/present-badge.ts';
import { fitSettings } from '../../fit/present-fit-side.ts';
import { associationSql } from '../../platform/association.ts';
import { startOf } from '../days.ts';

export interface ViewerKey {
  userId: string;
  isStaff: boolean;
  today: CalendarDate;
  /** Of the labels of lists; English when no person reads them. */
  language?: Language | undefined;
}

/** Settings of other rooms that the viewer's row has. */
export const viewerSettings = [
  ...fitSettings,
  ...interestSettings,
  ...freshnessSettings,
  'interest_seen_shown',
] as const;

export const blocks = 'junction_directus_users_qd_matrimonial_profile_1';

/**
 * The domain's `checkMaySearch` in SQL: one row `viewer`, or no row when the account is gone or suspended. A
 * statement starts with it and takes `viewerBindings` first. The limits tell the planner that each table gives one
 * row.
 */
export const withViewer = `
  with viewer as materialized (
    select u.id as user_id, asked.is_staff, asked.today, u.is_tester,
           mine.id as profile_id, mine.status as profile_status, mine.gender as profile_gender,
           asked.is_staff or (
             s.isactive_search and (s.enable_search_subscription or u.is_tester) and mine.status = 'Active'
             and mine.gender is not null and subscription.start_date is not null) as may_search,
           case when u.is_tester or s.enable_gender_switch then array['Male', 'Female']
                when mine.gender = 'Male' then array['Female']
                else array['Male'] end as genders,
           ${startOf('e.activation_cutoff')} as activated_from,
           case when subscription.start_date < e.early_subscription_before
                then ${startOf('e.early_subscription_sees_until + 1')} end as created_before,
           s.isactive_search, s.enable_search_subscription, s.enable_gender_switch,
           s.contact_reveal_daily_limit, s.contact_always_shown, s.profile_open_daily_limit, s.mail_enabled, ${viewerSettings.map((name) => `s.${name}`).join(', ')}, e.activation_cutoff, e.early_subscription_before,
           e.early_subscription_sees_until, e.printed_up_to_serial, e.subscription_price, e.tester_price, e.suchi_price
      from (select ?::uuid as user_id, ?::boolean as is_staff, ?::date as today) asked
      join directus_users u on u.id = asked.user_id and u.status = 'active'
      left join qd_matrimonial_profile mine on mine."user" = u.id
      cross join ${associationSql} s
      cross join (select * from edition where is_current limit 1) e
      left join lateral (
        select q.start_date from qd_subscriptions q
         where q."user" = u.id and q.plan = '${searchPlanId}' and q.status = 'active' and q.end_date >= asked.today
         order by q.start_date <= asked.today desc, abs(q.start_date - asked.today) limit 1) subscription on true)`;

export const viewerBindings = ({ userId, isStaff, today }: ViewerKey) => [userId, isStaff, today];

/** A family that wrote to the viewer shows its profile while that is open, also without a subscription. */
const wroteToViewer = wroteTo('p.id', 'v.profile_id');
const foundOr = (condition: string) => `(${condition} or ${wroteToViewer})`;

/** What a search finds. */
const searchConditions = {
  search: 'v.may_search',
  gender: 'p.gender = any (v.genders)',
  created: '(v.created_before is null or p.date_created < v.created_before)',
};

/** Whether the viewer's search finds profile `p`, which may be seen. */
export const isFound = `(v.is_staff or (${Object.values(searchConditions).join(' and ')}))`;

/**
 * The domain's `checkMaySee` in SQL, for viewer `v`, profile `p` and its owner's account `owner`. Each condition
 * has a name, so that a test can leave it out.
 */
export const visibilityConditions = {
  search: foundOr(searchConditions.search),
  own: 'p."user" <> v.user_id',
  active: "p.status = 'Active'",
  shown: 'not p.is_hidden',
  gender: foundOr(searchConditions.gender),
  suspended: "owner.status = 'active'",
  activated: '(p.date_created >= v.activated_from or owner.is_reactivated)',
  created: foundOr(searchConditions.created),
  blockedByViewer: `not exists (select from ${blocks} b
    where b.directus_users_id = v.user_id and b.qd_matrimonial_profile_id = p.id)`,
  blockedByOwner: `not exists (select from ${blocks} b
    where b.directus_users_id = p."user" and b.qd_matrimonial_profile_id = v.profile_id)`,
};

/** Of a profile that may be seen. */
export const seesPhoto = `(v.is_staff or p."user" = v.user_id or ${showsPhotoTo('p', 'v.profile_id')})`;

/** Staff see every profile. */
export const maySee = `(v.is_staff or (${Object.values(visibilityConditions).join(' and ')}))`;
