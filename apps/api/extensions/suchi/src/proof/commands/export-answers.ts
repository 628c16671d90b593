import { formatCalendarDate, todayInIndia } from '@suchi/domain/basics';
import type { ProofAnswer } from '@suchi/domain/proof';
import type { RoleCaller } from '../../platform/access.ts';
import { auditOfExport, type ExportedRows, exportRows } from '../../platform/export-rows.ts';
import type { Call } from '../../platform/route.ts';
import { wherePrinted } from '../../print/commands/load-printed.ts';
import { type AnsweredRow, planAnswers } from '../repository.ts';
import { requireRound } from './read-proof.ts';

const answerWords: Record<ProofAnswer, string> = { correct: 'Correct', mistake: 'Mistake reported' };

/** Everyone who is printed, with the answer. What a family wrote can be a number or an address, so it is left out. */
export async function exportAnswers(call: Call<object, RoleCaller>): Promise<ExportedRows> {
  const round = await requireRound(call.platform.database);
  return exportRows<AnsweredRow>(call, {
    ...planAnswers(wherePrinted(round.id)),
    header: ['Suchi no.', 'Name', 'Answer', 'Answered', 'Open mistakes', 'Settled mistakes'],
    write: ({ serialNumber, name, answer, at, open, settled }) => [
      serialNumber,
      name,
      answer === null ? 'No answer yet' : answerWords[answer],
      at && formatCalendarDate(todayInIndia(at)),
      open,
      settled,
    ],
    profiles: 'p.id',
    audit: auditOfExport('proof_answer', {
      selection: { all: true, filter: { year: round.year }, except: [] },
      list: 'answers',
    }),
  });
}
