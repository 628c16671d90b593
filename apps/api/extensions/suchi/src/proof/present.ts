import type { MistakeItem, OwnProof, ProofRound } from '@suchi/contracts/proof';
import { todayInIndia } from '@suchi/domain/basics';
import { findDeliveryFailure } from '@suchi/domain/bulk-mail';
import { describeProofLine, findLastReminder } from '@suchi/domain/proof';
import { presentPicture, type SigningContext, type Viewer } from '../media/present-picture.ts';
import type { OwnProofFacts } from './commands/read-proof.ts';
import type { RoundFacts } from './commands/run-round.ts';
import type { ListedMistakes } from './commands/settle-mistake.ts';

interface ViewCall {
  caller: Viewer;
  now: Date;
  platform: Pick<SigningContext, 'env'>;
}

/** More would be a fault of the mail server, and not of addresses. */
const failuresShown = 50;

export function presentOwnProof(facts: OwnProofFacts, { caller, now, platform }: ViewCall): OwnProof {
  const { stage, round, page, answer, mistakes } = facts;
  return {
    stage,
    until: round.until,
    page: page && {
      printed: page.printed,
      photo: page.photo && presentPicture(page.photo, caller, { env: platform.env, now }),
      section: page.section,
      number: page.number,
      year: page.year,
      digest: page.digest,
    },
    answer: answer && { answer: answer.answer, at: answer.at.toISOString() },
    mistakes: mistakes.map(({ line, should_be, state }) => ({ line, should_be, state })),
  };
}

export function presentRound(
  { round, stage, candidates, counts, toMail, perMinute, unsentMails }: RoundFacts,
  { now }: { now: Date },
): ProofRound {
  const failed = unsentMails.flatMap(({ failure, ...mail }) =>
    failure === null ? [] : { ...mail, failure },
  );
  return {
    year: round.year,
    stage,
    opened_at: round.openedAt?.toISOString() ?? null,
    until: round.until,
    reminded_at: round.remindedAt?.toISOString() ?? null,
    last_reminder_at: findLastReminder(round, todayInIndia(now))?.toISOString() ?? null,
    candidates,
    correct: counts.correct,
    mistake: counts.mistake,
    open_mistakes: counts.openMistakes,
    settled_mistakes: counts.settledMistakes,
    days: counts.days,
    mails: {
      to_send: toMail,
      per_minute: perMinute,
      waiting: unsentMails.length - failed.length,
      failed: failed.length,
      failures: failed.slice(0, failuresShown).map(({ profile, serialNumber, name, failure }) => ({
        profile_id: profile,
        serial_number: serialNumber,
        name,
        failure: findDeliveryFailure(failure),
      })),
    },
  };
}

export function presentMistakes({ total, items }: ListedMistakes, { caller, now, platform }: ViewCall) {
  return {
    total,
    items: items.map((item): MistakeItem => ({
      id: item.id,
      profile_id: item.profile,
      serial_number: item.serialNumber,
      name: item.name,
      photo: item.photo && presentPicture(item.photo, caller, { env: platform.env, now }),
      line: item.line,
      printed: item.page && describeProofLine(item.page, item.line),
      should_be: item.should_be,
      state: item.state,
      sent_at: item.sentAt.toISOString(),
    })),
  };
}
