import type {
  callPersonContract,
  changeRangeContract,
  incidentContract,
  incidentStepContract,
  openIncidentContract,
} from '@suchi/contracts/privacy';
import { incidentPageSize } from '@suchi/contracts/privacy';
import {
  type IncidentRules,
  type IncidentStep,
  incidentSteps,
  type IncidentRefusal,
  refuseIncidentStep,
} from '@suchi/domain/data-use';
import type { Knex } from 'knex';
import type * as z from 'zod/mini';
import { endSessions } from '../../accounts/sessions/commands/end-sessions.ts';
import type { RoleCaller } from '../../platform/access.ts';
import { readAssociation } from '../../platform/association.ts';
import { recordAudit, recordAuditOnce } from '../../platform/audit-log.ts';
import { codedError } from '../../platform/coded-error.ts';
import { type ListResult, readListPage } from '../../platform/list-page.ts';
import type { ReadCall, WriteCall } from '../../platform/route.ts';
import {
  factsOf,
  findAccount,
  findAffected,
  findIncident,
  findIncidentOf,
  type IncidentRow,
  insertIncident,
  isAnyTold,
  listIncidents,
  lockIncident,
  noteCalled,
  peopleOf,
  personColumns,
  personOrder,
  type PersonRow,
  updateIncident,
} from '../incident-repository.ts';
import { tellFamilies, testNotice } from './tell-families.ts';

type Write<Contract extends { input: z.ZodMiniType }> = WriteCall<z.output<Contract['input']>, RoleCaller>;

export async function readIncidentRules(db: Knex): Promise<IncidentRules> {
  const row = await readAssociation(db, 'incident_first_word_hours', 'incident_report_hours');
  return { firstWordHours: row.incident_first_word_hours, reportHours: row.incident_report_hours };
}

export const readIncidents = async ({ db }: ReadCall<object, RoleCaller>) => ({
  rows: await listIncidents(db),
  rules: await readIncidentRules(db),
});

export interface LoadedIncident {
  row: IncidentRow;
  rules: IncidentRules;
  people: ListResult<PersonRow>;
  refusals: Record<IncidentStep, IncidentRefusal | null>;
}

/** The page lists whose data was seen, so that opening it is recorded too. */
export async function readIncident({
  input,
  db,
  now,
  caller,
}: ReadCall<z.output<typeof incidentContract.input>, RoleCaller>): Promise<LoadedIncident> {
  const row = await requireIncident(db, input.id);
  await recordAuditOnce(db, { ...lineOf(caller, row.id), action: 'incident.read' }, now);
  const asked = { facts: factsOf(row), isAnyTold: await isAnyTold(db, row.id), by: caller.userId };
  return {
    row,
    rules: await readIncidentRules(db),
    people: await readListPage<PersonRow>(db, peopleOf(row.id, input.only), {
      orderBy: personOrder,
      page: input.page,
      rows: incidentPageSize,
      columns: personColumns,
    }),
    refusals: Object.fromEntries(
      incidentSteps.map((step) => [step, refuseIncidentStep(step, asked)]),
    ) as LoadedIncident['refusals'],
  };
}

export async function requireIncident(db: Knex, id: number): Promise<IncidentRow> {
  const row = await findIncident(db, id);
  if (row === null) throw codedError('ROUTE_NOT_FOUND');
  return row;
}

const lineOf = ({ userId }: RoleCaller, id: number) => ({
  actor: { id: userId, kind: 'admin' as const },
  subject: { collection: 'incident', id },
});

interface GivenRange {
  account: string;
  device?: string | undefined;
  from: string;
  to: string;
}

async function readRange(db: Knex, { account, device, from, to }: GivenRange) {
  if (Date.parse(from) > Date.parse(to)) throw codedError('INVALID_PAYLOAD', { fields: { to: 'order' } });
  const found = await findAccount(db, account);
  if (found === null) throw codedError('INVALID_PAYLOAD', { fields: { account: 'invalid' } });
  return {
    account: found.id,
    account_name: found.name,
    device: device ?? null,
    from_at: new Date(from),
    to_at: new Date(to),
  };
}

export async function openIncident(call: Write<typeof openIncidentContract>): Promise<{ id: number }> {
  const { tx, input, caller, now } = call;
  const knownAt = new Date(input.known_at);
  if (knownAt > now) throw codedError('INVALID_PAYLOAD', { fields: { known_at: 'future' } });
  const range = await readRange(tx, input);
  const id = await insertIncident(tx, {
    ...range,
    what: input.what,
    known_at: knownAt,
    opened_by: caller.userId,
    sessions_ended_at: now,
  });
  await findAffected(tx, id, { account: range.account, from: range.from_at, to: range.to_at });
  await logOutEverywhere(call, range.account);
  await recordAudit(tx, { ...lineOf(caller, id), action: 'incident.open' });
  return { id };
}

/** At once, so that what began it ends. Who opens an incident about the own account keeps this one device. */
async function logOutEverywhere(
  { tx, caller }: WriteCall<unknown, RoleCaller>,
  account: string,
): Promise<void> {
  const own = caller.userId === account ? (caller.accountability.session ?? null) : null;
  await endSessions(tx, account, { exceptToken: own });
}

/** Locks the incident and asks the rules. */
async function requireStep(call: WriteCall<unknown, RoleCaller>, id: number, step: IncidentStep) {
  const { tx, caller } = call;
  await lockIncident(tx, id);
  const row = await requireIncident(tx, id);
  const reason = refuseIncidentStep(step, {
    facts: factsOf(row),
    isAnyTold: await isAnyTold(tx, id),
    by: caller.userId,
  });
  if (reason !== null) throw codedError('INCIDENT_REFUSED', { reason });
  return row;
}

export async function changeRange(call: Write<typeof changeRangeContract>): Promise<void> {
  const { tx, input, caller, now } = call;
  const before = await requireStep(call, input.id, 'range');
  const range = await readRange(tx, input);
  const isOther = range.account !== before.account;
  if (isOther) await logOutEverywhere(call, range.account);
  await updateIncident(tx, input.id, { ...range, ...(isOther && { sessions_ended_at: now }) });
  await findAffected(tx, input.id, { account: range.account, from: range.from_at, to: range.to_at });
  await recordAudit(tx, { ...lineOf(caller, input.id), action: 'incident.change_range' });
}

export async function takeIncidentStep(call: Write<typeof incidentStepContract>): Promise<void> {
  const { tx, input, caller, now } = call;
  const row = await requireStep(call, input.id, input.step);
  const by = caller.userId;
  switch (input.step) {
    case 'first_word':
      await updateIncident(tx, row.id, { first_word_at: now, first_word_by: by });
      break;
    case 'reported':
      await updateIncident(tx, row.id, { reported_at: now, reported_by: by });
      break;
    case 'test':
      await testNotice(call, row);
      await updateIncident(tx, row.id, { tested_at: now, tested_by: by });
      break;
    case 'tell':
      await tellFamilies(call, row);
      await updateIncident(tx, row.id, { told_by: by });
      break;
    case 'close':
      await updateIncident(tx, row.id, { closed_at: now, closed_by: by, close_note: input.note });
      break;
  }
  await recordAudit(tx, {
    ...lineOf(caller, row.id),
    action: `incident.${input.step}`,
    ...(input.step === 'tell' && { details: { rows: row.counts.toMail } }),
  });
}

/** With a name: somebody answered the telephone. Null: the tick was a mistake. */
export async function notePersonCalled(call: Write<typeof callPersonContract>): Promise<void> {
  const { tx, input, caller, now } = call;
  const id = await findIncidentOf(tx, input.id);
  if (id === null) throw codedError('ROUTE_NOT_FOUND');
  await lockIncident(tx, id);
  const { closed_at: closedAt } = await requireIncident(tx, id);
  if (closedAt !== null) throw codedError('INCIDENT_REFUSED', { reason: 'closed' });
  const { name } = input;
  await noteCalled(tx, input.id, {
    called_at: name === null ? null : now,
    called_by: name === null ? null : caller.userId,
    called_name: name,
  });
  await recordAudit(tx, { ...lineOf(caller, id), action: 'incident.call' });
}
