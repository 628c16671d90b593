import type { AnswerFacts, InterestFacts, InterestRules, InterestSide } from '@suchi/domain/families';
import type { Row, Rows } from '../platform/rows.generated.ts';

type Instant = 'sent_at' | 'seen_at' | 'reminded_at' | 'answered_at' | 'answer_seen_at' | 'settles_at';
type Moment = Instant | 'told_at' | 'last_call_at' | 'accepted_at' | 'closed_at';

/** A row as `to_json` gives it: instants and days are texts. */
export type InterestRow = Omit<Rows['interest'], Moment | 'open_until' | 'answer_before'> & {
  [Column in Exclude<Moment, 'sent_at'>]: string | null;
} & { sent_at: string; open_until: string; answer_before: AnswerJson | null };

type AnswerJson = {
  [Fact in keyof AnswerFacts]: AnswerFacts[Fact] extends Date | null ? string | null : AnswerFacts[Fact];
};

const instant = (text: string | null) => (text === null ? null : new Date(text));

export function parseInterest(row: InterestRow): InterestFacts {
  return {
    state: row.state,
    sentAt: new Date(row.sent_at),
    seenAt: instant(row.seen_at),
    openUntil: row.open_until,
    remindedAt: instant(row.reminded_at),
    answeredAt: instant(row.answered_at),
    answerSentence: row.answer_sentence,
    answerSeenAt: instant(row.answer_seen_at),
    acceptedAt: instant(row.accepted_at),
    settlesAt: instant(row.settles_at),
    before: row.answer_before && parseAnswer(row.answer_before),
    closedAt: instant(row.closed_at),
    closedBy: row.closed_by,
  };
}

const parseAnswer = (json: AnswerJson): AnswerFacts => ({
  ...json,
  answeredAt: instant(json.answeredAt),
  acceptedAt: instant(json.acceptedAt),
  closedAt: instant(json.closedAt),
});

const columnOf = {
  state: 'state',
  sentAt: 'sent_at',
  seenAt: 'seen_at',
  openUntil: 'open_until',
  remindedAt: 'reminded_at',
  answeredAt: 'answered_at',
  answerSentence: 'answer_sentence',
  answerSeenAt: 'answer_seen_at',
  acceptedAt: 'accepted_at',
  settlesAt: 'settles_at',
  before: 'answer_before',
  closedAt: 'closed_at',
  closedBy: 'closed_by',
} as const satisfies Record<keyof InterestFacts, keyof Rows['interest']>;

export function encodeSteps(changes: Partial<InterestFacts>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(changes).map(([fact, value]) => [
      columnOf[fact as keyof InterestFacts],
      fact === 'before' && value !== null ? JSON.stringify(value) : value,
    ]),
  );
}

/** Which of the two families a profile is; null: neither. */
export function sideOf(
  row: Pick<InterestRow, 'sender' | 'receiver'>,
  profileId: number,
): InterestSide | null {
  if (row.sender === profileId) return 'sent';
  return row.receiver === profileId ? 'received' : null;
}

export const otherOf = (row: Pick<InterestRow, 'sender' | 'receiver'>, profileId: number): number =>
  row.sender === profileId ? row.receiver : row.sender;

/** The settings that `parseInterestRules` reads. */
export const interestSettings = [
  'interest_open_limit',
  'interest_open_days',
  'interest_daily_limit',
  'interest_again_days',
] as const;

export const parseInterestRules = (
  settings: Row<'admin_setting', (typeof interestSettings)[number]>,
): InterestRules => ({
  openLimit: settings.interest_open_limit,
  openDays: settings.interest_open_days,
  dailyLimit: settings.interest_daily_limit,
  againDays: settings.interest_again_days,
});
