import { type Role } from '@suchi/domain/accounts';
import { todayInIndia } from '@suchi/domain/basics';
import { type Searcher, type VisibilityRules } from '@suchi/domain/discovery';
import { type Edition } from '@suchi/domain/print';
import type { Language } from '@suchi/words';
import type { InterestRules } from '@suchi/domain/families';
import type { FreshnessRules } from '@suchi/domain/freshness';
import { parseInterestRules } from '../families/present-card-interest.ts';
import { type FitRules, type LoadedSide, parseFitRules, parseFitSide } from '../fit/present-fit-side.ts';
import { parseFreshnessRules } from '../freshness/present-badge.ts';
import type { ViewerRow } from './repository/viewer.ts';
import type { ViewerKey } from './repository/viewer-sql.ts';

export interface ViewerFacts {
  key: ViewerKey;
  viewer: Searcher;
  rules: VisibilityRules;
  /** Blocked by either side. */
  blockedIds: readonly number[];
  settings: { dailyLimit: number; profileLimit: number; isAlwaysShown: boolean; isMailOn: boolean };
  edition: Pick<Edition, 'printedUpToSerial' | 'prices'>;
  fit: ViewerFit;
  interest: { rules: InterestRules; isSeenShown: boolean };
  freshness: FreshnessRules;
}

export interface ViewerFit {
  /** Null without a profile. */
  side: LoadedSide | null;
  rules: FitRules;
}

/** Without a language: no person reads the answer. */
export interface ViewerCaller {
  userId: string;
  role: Role;
  language?: Language;
}

export function keyOfViewer({ userId, role, language }: ViewerCaller, now: Date): ViewerKey {
  return { userId, isStaff: role === 'admin', today: todayInIndia(now), language };
}

export function parseViewer(row: ViewerRow, role: Role, key: ViewerKey): ViewerFacts {
  return {
    key,
    viewer: {
      memberId: key.userId,
      role,
      isTester: row.is_tester,
      profile:
        row.profile_id === null
          ? null
          : { id: row.profile_id, status: row.profile_status, gender: row.profile_gender },
      subscriptions: row.subscriptions,
    },
    rules: {
      today: key.today,
      isSearchOpen: row.isactive_search,
      isSubscriptionOn: row.enable_search_subscription,
      isGenderSwitchOn: row.enable_gender_switch,
      activationCutOff: row.activation_cutoff,
      earlySubscriptionBefore: row.early_subscription_before,
      earlySubscriptionSeesUntil: row.early_subscription_sees_until,
    },
    blockedIds: row.blocked_ids,
    settings: {
      dailyLimit: row.contact_reveal_daily_limit,
      profileLimit: row.profile_open_daily_limit,
      isAlwaysShown: row.contact_always_shown,
      isMailOn: row.mail_enabled,
    },
    fit: parseViewerFit(row, key),
    interest: { rules: parseInterestRules(row), isSeenShown: row.interest_seen_shown },
    freshness: parseFreshnessRules(row),
    edition: {
      printedUpToSerial: row.printed_up_to_serial,
      prices: {
        subscriptionPaise: row.subscription_price,
        testerSubscriptionPaise: row.tester_price,
        suchiPaise: row.suchi_price,
      },
    },
  };
}

function parseViewerFit(row: ViewerRow, { today }: ViewerKey): ViewerFit {
  const rules = parseFitRules(row);
  return { rules, side: row.fit_side && parseFitSide(row.fit_side, rules, today) };
}
