import type { ConsentLine, OwnConsents } from '@suchi/contracts/privacy';
import { type Purpose, purposes } from '@suchi/domain/consent';
import { needsConsent } from '@suchi/domain/profiles';
import type { OwnFacts } from './commands/own-consents.ts';
import type { ConsentFacts, HistoryLine } from './repository.ts';

/** What holds without an answer: nothing is shown that nobody agreed to; the rest follows a rule or is on as it was. */
const unanswered: Record<Purpose, (facts: ConsentFacts, isHallDefault: boolean) => boolean> = {
  search: () => false,
  book: () => false,
  hall: ({ hall_consent }, isHallDefault) => hall_consent ?? isHallDefault,
  number: ({ number_for }) => number_for === 'all',
  horoscope: ({ shows_horoscope }) => shows_horoscope,
  mails: ({ bulk_mail_stopped_at }) => bulk_mail_stopped_at === null,
};

export function presentOwnConsents(own: OwnFacts | null): OwnConsents | null {
  if (own === null) return null;
  const { facts, isHallDefault, countsCandidatesWord } = own;
  const { asked } = facts;
  return {
    purposes: purposes.map((purpose) => {
      const answer = facts.answers[purpose];
      return {
        purpose,
        is_on: answer?.is_on ?? unanswered[purpose](facts, isHallDefault),
        waits: answer?.waits ?? false,
        is_asked_again: answer?.is_asked_again ?? false,
        since: answer ? new Date(answer.at).toISOString() : null,
      };
    }),
    notice: facts.notice && { ...facts.notice, at: new Date(facts.notice.at).toISOString() },
    candidate:
      countsCandidatesWord && needsConsent(facts.author_relation)
        ? {
            name: facts.first_name ?? '',
            asked: asked && { ...asked, at: new Date(asked.at).toISOString() },
          }
        : null,
    is_hidden_by_staff: facts.hidden_by_staff,
  };
}

const findAuthor = ({ way, author, owner }: HistoryLine): ConsentLine['by'] => {
  if (way === 'link') return 'link';
  if (way === 'code') return 'candidate';
  if (author === null) return 'nobody';
  return author === owner ? 'account' : 'office';
};

export const presentHistory = (lines: readonly HistoryLine[]): { lines: ConsentLine[] } => ({
  lines: lines.map((line) => ({
    id: line.id,
    event: line.event,
    at: line.at.toISOString(),
    way: line.way,
    by: findAuthor(line),
    name: [line.first_name, line.last_name].filter(Boolean).join(' ') || null,
    notice: line.notice,
    language: line.language,
  })),
});
