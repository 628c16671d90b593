import { type MelawaAnswerData, melawaAnswer, type OwnMelawa } from '@suchi/contracts/melawa';
import { useState } from 'react';
import { session } from '../../../shared/api/api.ts';
import { deviceCopyKey } from '../../../shared/api/device-copies.ts';
import { deviceStorage } from '../../../shared/config/browser-storage.ts';

/** What a family that says yes begins with. */
const answerAtFirst: MelawaAnswerData = {
  is_coming: true,
  is_candidate_coming: true,
  parents: 2,
  others: 0,
  stage_wish: 'none',
  is_from_far: false,
  has_small_child: false,
  shares_number: false,
  introduction: '',
};

export const answerNo: MelawaAnswerData = {
  ...answerAtFirst,
  is_coming: false,
  is_candidate_coming: false,
  parents: 0,
};

/** The people of an answer. Parents that come with another candidate of the family are counted there. */
export function countPeople(answer: MelawaAnswerData, { parents_counted: counted }: OwnMelawa): number {
  if (!answer.is_coming) return 0;
  return Number(answer.is_candidate_coming) + Math.max(0, answer.parents - counted) + answer.others;
}

/** The people that one form names, which the limit is about. */
export const namedPeople = (answer: MelawaAnswerData): number =>
  Number(answer.is_candidate_coming) + answer.parents + answer.others;

/** What is to be paid for an answer that is not sent yet. */
export function findToPay(answer: MelawaAnswerData, own: OwnMelawa): number {
  const { fee } = own.event;
  const more = countPeople(answer, own) - own.paid_seats;
  return fee === null || more <= 0 ? 0 : more * fee;
}

/** The server decides with the same rules when the answer is sent. */
export function requireTrue(answer: MelawaAnswerData, { candidate }: OwnMelawa): MelawaAnswerData {
  if (!answer.is_coming) return { ...answerNo, shares_number: answer.shares_number };
  const mayStage = answer.is_candidate_coming && candidate.has_hall_consent;
  if (mayStage) return answer;
  return { ...answer, stage_wish: 'none' };
}

/** The form as it is typed. It survives a reload; sending and logging out remove it. */
export function useAnswerDraft(own: OwnMelawa) {
  const [key] = useState(() =>
    deviceCopyKey('melawa-answer', session.userId() ?? '', String(own.event.year)),
  );
  const [kept] = useState(() => readDraft(key));
  const [answer, setAnswer] = useState(kept ?? openingAnswer(own));
  const change = (changes: Partial<MelawaAnswerData>) => {
    const next = { ...answer, ...changes };
    setAnswer(next);
    try {
      deviceStorage.setItem(key, JSON.stringify(next));
    } catch {
      // It is still on the page.
    }
  };
  return { answer, change, forget: () => deviceStorage.removeItem(key) };
}

/** A no of before does not keep people out of a yes. */
function openingAnswer({ answer, candidate }: OwnMelawa): MelawaAnswerData {
  if (answer?.is_coming) return answer;
  return { ...answerAtFirst, stage_wish: candidate.has_hall_consent ? 'morning' : 'none' };
}

function readDraft(key: string): MelawaAnswerData | null {
  try {
    return melawaAnswer.safeParse(JSON.parse(deviceStorage.getItem(key) ?? 'null')).data ?? null;
  } catch {
    return null;
  }
}
