import { Readable } from 'node:stream';
import type { planFileContract } from '@suchi/contracts/print';
import { formatCalendarDate } from '@suchi/domain/basics';
import { listPrintProblems, type PrintProblem } from '@suchi/domain/print';
import { csvByteOrderMark, encodeCsvRow } from '@suchi/domain/text';
import type * as z from 'zod/mini';
import type { RoleCaller } from '../../platform/access.ts';
import { recordExport } from '../../platform/audit-log.ts';
import { auditOfExport, type ExportedRows } from '../../platform/export-rows.ts';
import type { WriteCall } from '../../platform/route.ts';
import { type NumberPlan, planNumbers } from './plan-numbers.ts';
import { requireEdition } from './read-book.ts';

const header = [
  'New number',
  'Name',
  'Place',
  'Birth date',
  'Number now',
  'Number before',
  'Keeps it',
  'In print',
];

const problemWords: Record<PrintProblem, string> = {
  photo_missing: 'Photo missing',
  photo_small: 'Photo too small',
  birth_time_missing: 'Birth time missing',
  gotra_missing: 'Gotra missing',
  own_script_name_missing: 'Own-script name missing',
};

/** The preview as a file. Unlike a list it is no query: the whole plan is made before its first row is known. */
export async function exportPlan({
  tx,
  input,
  caller,
}: WriteCall<z.output<typeof planFileContract.input>, RoleCaller>): Promise<ExportedRows> {
  const planned = await planNumbers(tx, await requireEdition(tx), input);
  const { action, subject, details } = auditOfExport('qd_matrimonial_profile', {
    selection: { all: true, filter: { section: input.section, scope: input.scope }, except: [] },
    list: 'serial_plan',
  });
  const rows = planned.shown.length;
  await recordExport(
    tx,
    { actor: { id: caller.userId, kind: 'admin' }, action, subject, details: { ...details, rows } },
    { sql: 'select unnest(?::integer[]) as profile', bindings: [planned.shown.map(({ id }) => id)] },
  );
  return { rows, content: Readable.from(writePlan(planned)) };
}

function* writePlan({ shown }: NumberPlan): Generator<string> {
  yield csvByteOrderMark + encodeCsvRow(header);
  for (const candidate of shown) {
    const problems = listPrintProblems(candidate).map((problem) => problemWords[problem]);
    yield encodeCsvRow([
      candidate.newNumber,
      candidate.name,
      candidate.place,
      candidate.birthday && formatCalendarDate(candidate.birthday),
      candidate.serialNumber,
      candidate.lastNumber,
      candidate.isKept ? 'Yes' : 'No',
      problems.length === 0 ? 'Ready' : problems.join('; '),
    ]);
  }
}
