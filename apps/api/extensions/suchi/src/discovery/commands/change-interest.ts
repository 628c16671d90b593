import type {
  answerInterestContract,
  closeInterestContract,
  sendInterestContract,
} from '@suchi/contracts/families';
import { checkMaySearch } from '@suchi/domain/discovery';
import { answerSentences } from '@suchi/domain/families';
import type * as z from 'zod/mini';
import { answerOwn } from '../../families/commands/answer-interest.ts';
import { lockForSending, sendInterest as send } from '../../families/commands/send-interest.ts';
import { closeOwn, remindOwn, seeOwn, undoOwn, withdrawOwn } from '../../families/commands/small-steps.ts';
import { refused, type Taken } from '../../families/commands/take-step.ts';
import type { RoleCaller } from '../../platform/access.ts';
import { codedError } from '../../platform/coded-error.ts';
import type { WriteCall } from '../../platform/route.ts';
import { alertManyInterests } from '../../safety/commands/watch-interests.ts';
import type { ViewerFacts } from '../codec.ts';
import { readCards } from '../repository/cards.ts';
import { isSubscribed, loadInterest } from './read-families.ts';
import { readMailCard } from './read-mail-card.ts';
import { requireScope, requireViewer } from './viewer.ts';

type Call<Input> = WriteCall<Input, RoleCaller>;
type IdCall = Call<{ id: number }>;

/** The interest as its family sees it after the step. */
const after = (call: Call<unknown>, { row: { id } }: Taken) =>
  loadInterest({ ...call, db: call.tx, input: { id } });

export async function sendInterest(call: Call<z.output<typeof sendInterestContract.input>>) {
  const { input, caller, tx, now } = call;
  const { profile } = (await requireViewer(tx, caller, now)).viewer;
  if (profile === null) throw refused('not_approved');
  if (profile.id === input.profile_id) throw codedError('PROFILE_NOT_FOUND');
  const pair = { ownId: profile.id, otherId: input.profile_id };
  await lockForSending(tx, pair);
  const viewer = await requireViewer(tx, caller, now);
  await requireVisible(call, viewer, input.profile_id);
  const { sentence, words } = input;
  const sent = await send({ ...call, readMailCard }, pair, {
    sentence,
    words,
    isSubscribed: isSubscribed(viewer),
  });
  if (sent.lastOfDay !== null) await alertManyInterests(call, profile.id, sent.lastOfDay);
  return after(call, sent);
}

/** Reasons about the own family come first, so that a refusal tells nothing about the other one. */
async function requireVisible({ tx }: Call<unknown>, viewer: ViewerFacts, profileId: number): Promise<void> {
  const [card] = await readCards(tx, viewer.key, [profileId]);
  if (card) return;
  const search = checkMaySearch(viewer.viewer, viewer.rules);
  if (search.allowed) throw codedError('PROFILE_NOT_FOUND');
  if (search.reason.startsWith('subscription')) throw refused('no_subscription');
  if (search.reason.startsWith('profile')) throw refused('not_approved');
  requireScope(viewer);
}

export async function answerInterest(call: Call<z.output<typeof answerInterestContract.input>>) {
  const { id, answer, sentence, mobile, best_time: bestTime } = call.input;
  if (!answerSentences[answer].some((one) => one === sentence))
    throw codedError('INVALID_PAYLOAD', { fields: { sentence: 'invalid' } });
  if (bestTime !== null && bestTime.from >= bestTime.to)
    throw codedError('INVALID_PAYLOAD', { fields: { best_time: 'invalid' } });
  return after(call, await answerOwn(call, id, { answer, sentence, words: '', mobile, bestTime }));
}

export async function closeInterest(call: Call<z.output<typeof closeInterestContract.input>>) {
  const { id, sentence } = call.input;
  if (!answerSentences.no.some((one) => one === sentence))
    throw codedError('INVALID_PAYLOAD', { fields: { sentence: 'invalid' } });
  return after(call, await closeOwn(call, id, sentence));
}

export const seeInterest = (call: IdCall) => seeOwn(call, call.input.id);
export const undoAnswer = async (call: IdCall) => after(call, await undoOwn(call, call.input.id));
export const remindFamily = async (call: IdCall) =>
  after(call, await remindOwn({ ...call, readMailCard }, call.input.id));
export const withdrawInterest = async (call: IdCall) => after(call, await withdrawOwn(call, call.input.id));
