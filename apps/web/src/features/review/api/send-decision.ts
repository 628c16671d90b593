import { reviewContract, type reviewQueueContract } from '@suchi/contracts/review';
import type { QueryClient } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { api } from '../../../shared/api/api.ts';
import type { DeskDecision, Refusal } from '../desk/desk-state.ts';
import { isOwnDecision, readRefusal } from '../profile/read-refusal.ts';
import { reviewKeys } from './review-queries.ts';

type Queue = z.output<typeof reviewQueueContract.output>;
type DecisionInput = z.input<typeof reviewContract.input>;

/** Tells the server what the committee decided, and asks anew for whatever that changes. */
export async function decideProfile(queryClient: QueryClient, input: DecisionInput): Promise<void> {
  try {
    // For the reviewer it is decided, so it is sent even if the page is closed at this moment.
    await api.call(reviewContract, input, { keepalive: true });
    // A list that was asked for before the decision would bring the profile back.
    await queryClient.cancelQueries({ queryKey: reviewKeys.queue });
    queryClient.setQueriesData<Queue>({ queryKey: reviewKeys.queue }, (queue) =>
      withoutProfile(queue, input.profile_id),
    );
  } finally {
    void queryClient.invalidateQueries({ queryKey: reviewKeys.queue });
    void queryClient.invalidateQueries({ queryKey: [...reviewKeys.profile, input.profile_id] });
  }
}

/** Sends a decision of the desk; resolves to null once it is taken, otherwise to why it was not. */
export async function sendDecision(
  queryClient: QueryClient,
  decision: DeskDecision,
  ownName: string,
): Promise<Refusal | null> {
  const { profileId, action, reason, submittedAt } = decision;
  try {
    await decideProfile(queryClient, {
      profile_id: profileId,
      action,
      reason,
      submitted_at: submittedAt,
    });
    return null;
  } catch (error) {
    const refusal = readRefusal(error);
    return isOwnDecision(refusal, decision, ownName) ? null : refusal;
  }
}

function withoutProfile(queue: Queue | undefined, profileId: number): Queue | undefined {
  if (!queue?.items.some(({ id }) => id === profileId)) return queue;
  return {
    total: queue.total - 1,
    reviewed_today: queue.reviewed_today + 1,
    items: queue.items.filter(({ id }) => id !== profileId),
  };
}
