import { contractPath } from '@suchi/contracts/basics';
import { interest, type Interest, sendInterestContract } from '@suchi/contracts/families';
import type * as z from 'zod/mini';
import { outbox } from '../../shared/api/outbox/outbox.ts';
import { interestSubject } from './interest-subject.ts';

type NewInterest = z.input<typeof sendInterestContract.input>;

/** Returns the interest, or null while it waits on this device. The server takes the same one once. */
export async function sendInterest(body: NewInterest): Promise<Interest | null> {
  const outcome = await outbox.send({
    kind: 'interest',
    subject: interestSubject(body.profile_id),
    method: 'POST',
    path: contractPath(sendInterestContract),
    body,
    doneBy: [],
  });
  return outcome.isSent ? interest.parse(outcome.answer) : null;
}
