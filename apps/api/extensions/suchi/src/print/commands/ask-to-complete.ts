import type { askToCompleteContract } from '@suchi/contracts/print';
import { startOfDayInIndia } from '@suchi/domain/basics';
import { isAskedToComplete, listPrintProblems } from '@suchi/domain/print';
import type * as z from 'zod/mini';
import type { RoleCaller } from '../../platform/access.ts';
import type { WriteCall } from '../../platform/route.ts';
import { listAsked, recordAsked } from '../repository/families.ts';
import { mailFamilies } from './mail-families.ts';
import { listPlacedCandidates } from './plan-numbers.ts';
import { requireChangeable } from './read-book.ts';

/** Two admins who press at once: the lock on the edition lets the second see that everyone was asked. */
export async function askToComplete(
  call: WriteCall<z.output<typeof askToCompleteContract.input>, RoleCaller>,
): Promise<{ mailed: number }> {
  const { tx, input, now, caller } = call;
  const placed = await listPlacedCandidates(tx, await requireChangeable(tx, 'number'));
  const candidates = placed.filter(({ section }) => section === input.section);
  const problemsOf = new Map(candidates.map((candidate) => [candidate.id, listPrintProblems(candidate)]));
  const lacking = [...problemsOf].filter(([, problems]) => isAskedToComplete(problems)).map(([id]) => id);
  const asked = await listAsked(tx, lacking, startOfDayInIndia(now));
  const mailed = await mailFamilies(
    call,
    lacking.filter((id) => !asked.has(id)),
    ({ profile, firstName }) => ({
      kind: 'print_incomplete',
      facts: { firstName, problems: problemsOf.get(profile) ?? [] },
    }),
  );
  await recordAsked(tx, caller.userId, mailed);
  return { mailed: mailed.length };
}
