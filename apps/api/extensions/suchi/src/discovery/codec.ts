import { type Role } from '@suchi/domain/accounts';
import { type CalendarDate, todayInIndia } from '@suchi/domain/basics';
import { type Target, type Viewer, type VisibilityRules } from '@suchi/domain/discovery';
import { type ProfileStatus } from '@suchi/domain/lifecycle';
import { isGenderSwitchOn } from '@suchi/domain/money';
import { type Edition } from '@suchi/domain/print';
import { type Gender } from '@suchi/domain/profile';
import type { ViewerRow } from './repository/viewer.ts';

/** Who looks, under which rules, and what else the answers need. */
export interface Looker {
  viewer: Viewer;
  rules: VisibilityRules;
  /** Profiles that a block hides, whoever made it. */
  hiddenByBlock: ReadonlySet<number>;
  settings: { dailyLimit: number; isAlwaysShown: boolean; isMailOn: boolean };
  edition: Pick<Edition, 'printedUpToSerial' | 'prices'>;
  /** The version of what search can find, as the same question saw it. */
  version: number;
}

export function parseLooker(row: ViewerRow, who: { userId: string; role: Role }, now: Date): Looker {
  const today = todayInIndia(now);
  return {
    viewer: {
      memberId: who.userId,
      role: who.role,
      isTester: row.is_tester,
      profile: row.profile,
      subscriptions: row.subscriptions,
      blocks: listBlocks(row, who.userId),
    },
    rules: parseRules(row, today),
    hiddenByBlock: new Set([
      ...row.blocked,
      ...row.blocked_by.map(({ profileId }) => profileId).filter((id) => id !== null),
    ]),
    settings: {
      dailyLimit: row.contact_reveal_daily_limit,
      isAlwaysShown: row.contact_always_shown,
      isMailOn: row.mail_enabled,
    },
    edition: {
      printedUpToSerial: row.printed_up_to_serial,
      prices: {
        subscriptionPaise: row.subscription_price,
        testerSubscriptionPaise: row.tester_price,
        suchiPaise: row.suchi_price,
      },
    },
    version: Number(row.version),
  };
}

function listBlocks({ blocked, blocked_by, profile }: ViewerRow, memberId: string): Viewer['blocks'] {
  const made = blocked.map((profileId) => ({ memberId, profileId }));
  const suffered = profile ? blocked_by.map((by) => ({ memberId: by.memberId, profileId: profile.id })) : [];
  return [...made, ...suffered];
}

function parseRules(row: ViewerRow, today: CalendarDate): VisibilityRules {
  return {
    today,
    isSearchOn: row.enable_search_subscription,
    isGenderSwitchOn: isGenderSwitchOn(
      {
        enableGenderSwitch: row.enable_gender_switch,
        subscription: {
          isOn: row.enable_search_subscription,
          startDate: row.subscription_start_date,
          endDate: row.subscription_end_date,
        },
      },
      today,
    ),
    activationCutOff: row.activation_cutoff,
    earlySubscriptionBefore: row.early_subscription_before,
    earlySubscriptionSeesUntil: row.early_subscription_sees_until,
  };
}

/** What decides whether a profile may be seen. */
export interface TargetRow {
  id: number;
  user: string;
  status: ProfileStatus;
  gender: Gender | null;
  is_hidden: boolean;
  date_created: Date;
  is_reactivated: boolean;
}

export function parseTarget(row: TargetRow): Target {
  return {
    id: row.id,
    ownerId: row.user,
    status: row.status,
    gender: row.gender,
    isHidden: row.is_hidden,
    createdAt: row.date_created,
    isOwnerReactivated: row.is_reactivated,
  };
}
