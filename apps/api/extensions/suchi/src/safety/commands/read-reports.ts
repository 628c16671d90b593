import {
  type ownReportsContract,
  ownReportsPageSize,
  type reportCaseContract,
  type reportQueueContract,
  reportQueuePageSize,
} from '@suchi/contracts/safety';
import type { Knex } from 'knex';
import type * as z from 'zod/mini';
import { loadPictures, type PictureRow } from '../../media/commands/load-media.ts';
import type { RoleCaller } from '../../platform/access.ts';
import { codedError } from '../../platform/coded-error.ts';
import type { ReadCall } from '../../platform/route.ts';
import { recordStaffRead } from '../../profiles/commands/record-staff-read.ts';
import { type Evidence, parseEvidence } from '../codec.ts';
import {
  type CaseRow,
  countOpen,
  countQueue,
  type EvidenceMessage,
  findCase,
  listEvidenceMessages,
  listOtherReports,
  listOwnReports,
  listQueue,
  type OpenReports,
  type OtherReport,
} from '../repository/office-reports.ts';

export async function readReportQueue({
  input,
  db,
}: ReadCall<z.output<typeof reportQueueContract.input>, RoleCaller>) {
  const counts = await countQueue(db);
  const rows = await listQueue(db, input.state, {
    limit: reportQueuePageSize,
    offset: (input.page - 1) * reportQueuePageSize,
  });
  return { total: counts[input.state], open: counts.open, rows };
}

export interface ReadCase {
  row: CaseRow;
  photo: PictureRow | null;
  evidence: Evidence;
  messages: EvidenceMessage[];
  others: OtherReport[];
}

/** Staff read members' messages only here, and it is recorded that they opened the profile. */
export async function readReportCase(
  call: ReadCall<z.output<typeof reportCaseContract.input>, RoleCaller>,
): Promise<ReadCase> {
  const { input, db } = call;
  const row = await findCase(db, input.id);
  if (!row) throw codedError('ROUTE_NOT_FOUND');
  await recordStaffRead(call, {
    ownerId: row.owner_id,
    profileId: row.profile,
    isActingAs: false,
    openedFor: 'report',
  });
  const evidence = parseEvidence(row.evidence);
  const pictures = await loadPictures(db, row.main_photo === null ? [] : [row.main_photo]);
  return {
    row,
    photo: (row.main_photo === null ? undefined : pictures.get(row.main_photo)) ?? null,
    evidence,
    messages: await listEvidenceMessages(db, evidence.messages),
    others: await listOtherReports(db, row),
  };
}

export type { OpenReports };

/** For the dashboard. */
export async function countOpenReports(db: Knex): Promise<OpenReports> {
  return countOpen(db);
}

export function readOwnReports({
  input,
  caller,
  db,
}: ReadCall<z.output<typeof ownReportsContract.input>, RoleCaller>) {
  return listOwnReports(db, caller.userId, {
    limit: ownReportsPageSize,
    offset: (input.page - 1) * ownReportsPageSize,
  });
}
