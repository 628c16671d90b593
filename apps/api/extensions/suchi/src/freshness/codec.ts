import { todayInIndia } from '@suchi/domain/basics';
import type { FreshnessRules } from '@suchi/domain/freshness';
import type { Row } from '../platform/rows.generated.ts';

export const freshnessSettings = [
  'asking_month',
  'asking_day',
  'asking_fresh_days',
  'asking_remind_days',
  'asking_rest_days',
  'asking_link_days',
  'asking_call_days',
] as const;

export const parseFreshnessRules = (
  row: Row<'admin_setting', (typeof freshnessSettings)[number]>,
): FreshnessRules => ({
  month: row.asking_month,
  day: row.asking_day,
  freshDays: row.asking_fresh_days,
  remindDays: row.asking_remind_days,
  restDays: row.asking_rest_days,
  linkDays: row.asking_link_days,
  callDays: row.asking_call_days,
});

/** A question without an answer, whose profile may still answer. */
export interface OpenQuestion {
  id: string;
  profile: number;
  asked_at: Date;
  rested_at: Date | null;
  first_name: string | null;
  is_hidden: boolean;
}

export const datesOf = ({ asked_at: askedAt, rested_at: restedAt }: OpenQuestion) => ({
  askedOn: todayInIndia(askedAt),
  restedOn: restedAt && todayInIndia(restedAt),
});

/** 1 to 12, by India's calendar. */
export const monthOf = (now: Date): number => Number(todayInIndia(now).slice(5, 7));
