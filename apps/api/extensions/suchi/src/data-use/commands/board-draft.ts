import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import type { FileOutput } from '@suchi/contracts/basics';
import type { boardDraftContract } from '@suchi/contracts/privacy';
import { formatIncidentReference } from '@suchi/domain/data-use';
import type { Knex } from 'knex';
import type * as z from 'zod/mini';
import type { RoleCaller } from '../../platform/access.ts';
import { recordAudit } from '../../platform/audit-log.ts';
import { codedError } from '../../platform/coded-error.ts';
import { loadAssociation } from '../../platform/load-association.ts';
import type { JobPlatform } from '../../platform/platform.ts';
import type { Call } from '../../platform/route.ts';
import type { BoardPrinter } from '../board-printer.ts';
import { findDraftFile, findIncident, type IncidentRow, updateIncident } from '../incident-repository.ts';
import { type BoardDraft, draftReport, writeBoardDraft } from '../write-board-draft.ts';
import { readIncidentRules, requireIncident } from './incidents.ts';

type DraftCall = Call<z.output<typeof boardDraftContract.input>, RoleCaller>;

async function loadDraft(db: Knex, incident: IncidentRow): Promise<BoardDraft> {
  const { name } = await loadAssociation(db);
  return draftReport(incident, { association: name, rules: await readIncidentRules(db) });
}

async function openDraft({ input, caller, platform: { database } }: DraftCall) {
  const incident = await requireIncident(database, input.id);
  await recordAudit(database, {
    actor: { id: caller.userId, kind: 'admin' },
    action: 'incident.draft',
    subject: { collection: 'incident', id: incident.id },
  });
  return { draft: await loadDraft(database, incident), name: formatIncidentReference(incident.id) };
}

export async function draftForBoard(call: DraftCall): Promise<FileOutput> {
  const { draft, name } = await openDraft(call);
  return { name: `${name}.txt`, content: Readable.from([writeBoardDraft(draft)]) };
}

const waitAtMostMs = 10_000;
const lookEveryMs = 250;

/** A worker prints it. After a while the caller is asked to try again. */
export async function printedDraftForBoard(call: DraftCall): Promise<FileOutput> {
  const { draft, name } = await openDraft(call);
  const { database, jobs } = call.platform;
  const { id } = call.input;
  const hash = hashOf(draft);
  for (let waitedMs = 0; waitedMs < waitAtMostMs; waitedMs += lookEveryMs) {
    const made = await findDraftFile(database, id, hash);
    if (made !== null) return { name: `${name}.pdf`, content: Buffer.from(made, 'base64') };
    if (waitedMs === 0) await jobs.enqueue(database, 'paper', { incidentId: id } satisfies PaperJob);
    await wait(lookEveryMs);
  }
  throw codedError('SERVICE_UNAVAILABLE');
}

/** A row of the incident keeps the file with what it says, so that a change is printed anew. */
const hashOf = (draft: BoardDraft): string =>
  createHash('sha256').update(writeBoardDraft(draft)).digest('hex');

export interface PaperJob {
  incidentId: number;
}

/** The worker's part. Two that print the same make the same file. */
export async function printBoardDraft(
  { platform, printer }: { platform: JobPlatform; printer: BoardPrinter },
  { incidentId: id }: PaperJob,
): Promise<string> {
  const { database } = platform;
  const incident = await findIncident(database, id);
  if (incident === null) return 'gone';
  const draft = await loadDraft(database, incident);
  const hash = hashOf(draft);
  if ((await findDraftFile(database, id, hash)) !== null) return 'not_needed';
  const pdf = await printer.print(draft);
  await updateIncident(database, id, { draft_pdf: pdf.toString('base64'), draft_of: hash });
  return 'made';
}
