import { type Activation, findActivation } from '@suchi/domain/lifecycle';
import type { CandidateListRow } from './repository/candidates.ts';

/** The label of the season, by the domain. */
export function activationOf(
  row: Pick<CandidateListRow, 'member_created_at' | 'date_created' | 'is_reactivated' | 'activation_cutoff'>,
): Activation {
  return findActivation(
    {
      memberCreatedAt: row.member_created_at,
      profileCreatedAt: row.date_created,
      isReactivated: row.is_reactivated,
    },
    row.activation_cutoff,
  );
}
