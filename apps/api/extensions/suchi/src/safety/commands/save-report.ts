import type { reportContract } from '@suchi/contracts/safety';
import { checkMayAddEntry, isRepeatedlyReported } from '@suchi/domain/safety';
import type { Knex } from 'knex';
import type * as z from 'zod/mini';
import type { RoleCaller } from '../../platform/access.ts';
import { codedError } from '../../platform/coded-error.ts';
import type { WriteCall } from '../../platform/route.ts';
import { noEvidence, type ReportEntry } from '../codec.ts';
import { gatherEvidence, gatherReports } from '../repository/evidence.ts';
import {
  countReporters,
  findOpenReport,
  insertReport,
  lockReportsOf,
  readSafetyRules,
  updateReport,
} from '../repository/reports.ts';
import { raiseAlert } from './raise-alert.ts';

type ReportCall = WriteCall<z.output<typeof reportContract.input>, RoleCaller>;

export interface Reported {
  id: number;
  isAdded: boolean;
}

// For other rooms, which check first that this member may report the profile.

/** Null: this member has no open report about the profile. */
export const findOwnOpenReport = (db: Knex, profile: number, reporter: string) =>
  findOpenReport(db, { kind: 'report', profile, reporter });

export async function saveReport(call: ReportCall, ownerId: string): Promise<Reported> {
  await lockReportsOf(call.tx, call.input.profile_id);
  const reported = await insertOrAdd(call, ownerId);
  if (!reported.isAdded) await alertIfRepeated(call);
  return reported;
}

async function insertOrAdd({ input, caller, tx, now }: ReportCall, ownerId: string): Promise<Reported> {
  const { profile_id: profileId, reason, source, text } = input;
  const entry: ReportEntry = { at: now.toISOString(), reason, source, text, count: null };
  const which = { kind: 'report', profile: profileId, reporter: caller.userId } as const;
  const evidence = await gatherEvidence(tx, { profileId, ownerId, reporterId: caller.userId });
  const open = await findOpenReport(tx, which);
  if (!open) {
    return { id: await insertReport(tx, which, { entries: [entry], evidence, now }), isAdded: false };
  }
  if (!checkMayAddEntry(open.entries.length).allowed) throw codedError('REPORT_FULL');
  await updateReport(tx, open.id, { entries: [...open.entries, entry], evidence, now });
  return { id: open.id, isAdded: true };
}

const dayMs = 24 * 60 * 60 * 1000;

async function alertIfRepeated(call: ReportCall): Promise<void> {
  const { input, tx, now } = call;
  const { alertCount, alertDays, officeEmail } = await readSafetyRules(tx);
  const since = new Date(now.getTime() - alertDays * dayMs);
  const count = await countReporters(tx, input.profile_id, since);
  if (!isRepeatedlyReported(count, alertCount)) return;
  const evidence = { ...noEvidence, earlier: await gatherReports(tx, input.profile_id) };
  await raiseAlert(call, { kind: 'repeated', profileId: input.profile_id, count, evidence, officeEmail });
}
