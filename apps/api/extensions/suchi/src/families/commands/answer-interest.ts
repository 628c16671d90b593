import { type AnswerSentence, type InterestAnswer, interestWordsMax } from '@suchi/domain/families';
import { codedError } from '../../platform/coded-error.ts';
import type { InterestRow } from '../codec.ts';
import { findFamilies, isBlockedBetween, findNumbers, listOfPair } from '../repository.ts';
import { refused, requireOwn, type StepCall, takeStep, type Taken } from './take-step.ts';
import { tellAnswer } from './tell-family.ts';

export interface Said {
  answer: InterestAnswer;
  sentence: AnswerSentence | null;
  words: string;
  mobile: string | null;
  bestTime: { from: number; to: number } | null;
}

/** Answers on a row that is locked. The mail waits until the answer cannot be taken back. */
export async function answerInterest(
  call: StepCall,
  own: { row: InterestRow; ownId: number },
  said: Said,
): Promise<Taken> {
  const { answer, sentence } = said;
  const isYes = answer === 'yes';
  await requireShown(call, own);
  if (isYes && said.mobile !== null) await requireOwnNumber(call, own.ownId, said.mobile);
  const taken = await takeStep(
    call,
    own,
    { kind: 'answer', answer, sentence },
    {
      answer_words: said.words === '' ? null : said.words.slice(0, interestWordsMax),
      shared_mobile: isYes ? said.mobile : null,
      best_from: isYes ? (said.bestTime?.from ?? null) : null,
      best_to: isYes ? (said.bestTime?.to ?? null) : null,
    },
  );
  if (taken.isNew) await tellAnswer(call, taken.row);
  return taken;
}

export async function answerOwn(call: StepCall, id: number, said: Said): Promise<Taken> {
  return answerInterest(call, await requireOwn(call, id), said);
}

/** A no can become a yes later, when the other family may have paused, or written again. */
async function requireShown({ tx }: StepCall, { row }: { row: InterestRow }): Promise<void> {
  if (row.state !== 'declined') return;
  const { sender, receiver } = row;
  const families = await findFamilies(tx, [sender, receiver]);
  const areShown = [sender, receiver].every((id) => families.get(id)?.is_shown);
  if (!areShown || (await isBlockedBetween(tx, sender, receiver))) throw refused('not_shown_any_more');
  const [newest] = await listOfPair(tx, sender, receiver);
  if (newest?.id !== row.id) throw refused('already_closed');
}

async function requireOwnNumber({ tx }: StepCall, ownId: number, mobile: string): Promise<void> {
  const own = await findNumbers(tx, [ownId]);
  if (!own.some(({ number }) => number === mobile))
    throw codedError('INVALID_PAYLOAD', { fields: { mobile: 'invalid' } });
}
