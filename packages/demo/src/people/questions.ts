import { addDays } from '@suchi/domain/basics';
import { stableUuid } from './identifiers.ts';
import type { Member } from './members.ts';
import type { DemoDate, DemoInstant, ProfileRow } from './rows.ts';

/** A row of `freshness_question`. */
export interface QuestionRow {
  id: string;
  profile: number;
  round: DemoDate;
  asked_at: DemoInstant;
  is_mailed: boolean;
  reminded_at: DemoInstant;
}

const confirmedDaysAgo = 190;
const askedDaysAgo = 20;
const remindedDaysAgo = 6;

const morning = (today: DemoDate, daysAgo: number): DemoInstant =>
  `${addDays(today, -daysAgo)}T06:00:00.000Z`;

/** One family of 25 was asked twice whether it still looks, and has not answered. None of them is a demo login. */
export function askFamilies(members: readonly Member[], today: DemoDate): QuestionRow[] {
  return members
    .filter(
      ({ profile: { id, date_created: created }, plan, login }) =>
        id % 25 === 11 &&
        login === null &&
        plan.status === 'Active' &&
        !plan.isHidden &&
        created < morning(today, confirmedDaysAgo),
    )
    .map(({ profile }) => ({
      id: stableUuid('question', profile.id),
      profile: profile.id,
      round: addDays(today, -askedDaysAgo),
      asked_at: morning(today, askedDaysAgo),
      is_mailed: true,
      reminded_at: morning(today, remindedDaysAgo),
    }));
}

/** Families that were asked confirmed long ago. */
export function withQuestion(
  profile: ProfileRow,
  questions: readonly QuestionRow[],
  today: DemoDate,
): ProfileRow {
  const isAsked = questions.some((question) => question.profile === profile.id);
  return isAsked ? { ...profile, confirmed_at: morning(today, confirmedDaysAgo) } : profile;
}
