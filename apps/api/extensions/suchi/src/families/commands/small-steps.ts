import type { AnswerSentence } from '@suchi/domain/families';
import { requireOwn, type StepCall, takeStep, type Taken } from './take-step.ts';
import { type Describing, tellReceiver } from './tell-family.ts';

export const seeOwn = async (call: StepCall, id: number): Promise<Taken> =>
  takeStep(call, await requireOwn(call, id), { kind: 'see' });

/** Its mail is not sent: it says what is no longer true. */
export const undoOwn = async (call: StepCall, id: number): Promise<Taken> =>
  takeStep(
    call,
    await requireOwn(call, id),
    { kind: 'undo' },
    {
      answer_words: null,
      shared_mobile: null,
      best_from: null,
      best_to: null,
    },
  );

export const withdrawOwn = async (call: StepCall, id: number): Promise<Taken> =>
  takeStep(call, await requireOwn(call, id), { kind: 'withdraw' });

export const closeOwn = async (call: StepCall, id: number, sentence: AnswerSentence): Promise<Taken> =>
  takeStep(call, await requireOwn(call, id), { kind: 'close', sentence });

export async function remindOwn(call: StepCall & Describing, id: number): Promise<Taken> {
  const taken = await takeStep(call, await requireOwn(call, id), { kind: 'remind' });
  if (taken.isNew) await tellReceiver(call, taken.row, 'interest_reminder');
  return taken;
}
