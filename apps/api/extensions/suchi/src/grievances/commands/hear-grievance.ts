import type {
  answerGrievanceContract,
  assignGrievanceContract,
  confirmGrievanceContract,
  markSafetyContract,
  noteGrievanceContract,
} from '@suchi/contracts/grievances';
import {
  checkMayAnswer,
  checkMayAssign,
  checkMayConfirm,
  formatGrievanceReference,
  type GrievanceStep,
  mayHear,
  mayShareOut,
} from '@suchi/domain/grievances';
import type { Knex } from 'knex';
import type * as z from 'zod/mini';
import type { RoleCaller } from '../../platform/access.ts';
import { recordAudit } from '../../platform/audit-log.ts';
import { codedError } from '../../platform/coded-error.ts';
import type { WriteCall } from '../../platform/route.ts';
import { type HistoryLine, parseHistory, parseSaid, reopenEndOf } from '../codec.ts';
import { type GrievanceRow, lockHeard, updateGrievance } from '../repository/grievances.ts';
import { findHearer } from '../repository/people.ts';
import { requireHearer } from './read-hearer.ts';
import { reopenLink } from './reopen-grievance.ts';
import { tellPerson } from './tell.ts';

type DeskCall<Contract extends { input: z.ZodMiniType }> = WriteCall<z.output<Contract['input']>, RoleCaller>;
interface Done {
  id: number;
}

const linesAtMost = 200;

async function requireHeard({
  tx,
  input,
  caller,
}: WriteCall<{ id: number }, RoleCaller>): Promise<GrievanceRow> {
  const { heard } = await requireHearer(tx, caller);
  const row = await lockHeard(tx, input.id, heard);
  if (row === null) throw codedError('ROUTE_NOT_FOUND');
  if (parseHistory(row.history).length >= linesAtMost) throw codedError('GRIEVANCE_REFUSED');
  return row;
}

function addLine(
  row: GrievanceRow,
  { caller, now }: Pick<WriteCall<unknown, RoleCaller>, 'caller' | 'now'>,
  step: GrievanceStep,
  text: string | null = null,
): HistoryLine[] {
  return [...parseHistory(row.history), { at: now.toISOString(), step, by: caller.userId, text }];
}

const audit = (tx: Knex, caller: RoleCaller, action: string, id: number, details?: object) =>
  recordAudit(tx, {
    actor: { id: caller.userId, kind: 'admin' },
    action: `grievance.${action}`,
    subject: { collection: 'grievance', id },
    ...(details && { details }),
  });

/** The second of two people is refused. */
export async function confirmGrievance(call: DeskCall<typeof confirmGrievanceContract>): Promise<Done> {
  const { tx, caller, now } = call;
  const row = await requireHeard(call);
  if (!checkMayConfirm(row.state).allowed) throw codedError('GRIEVANCE_REFUSED');
  await updateGrievance(tx, row.id, {
    state: 'confirmed',
    confirmed_at: now,
    handler: row.handler ?? caller.userId,
    history: addLine(row, call, 'confirmed'),
  });
  await audit(tx, caller, 'confirm', row.id);
  await tellPerson(call, row, ({ firstName }) => ({
    kind: 'grievance_confirmed',
    facts: {
      firstName,
      reference: formatGrievanceReference(row.id),
      dueOn: row.due_on,
      isMember: row.account !== null,
    },
  }));
  return { id: row.id };
}

export async function answerGrievance(call: DeskCall<typeof answerGrievanceContract>): Promise<Done> {
  const { tx, caller, now, input } = call;
  const row = await requireHeard(call);
  if (!checkMayAnswer(row.state).allowed) throw codedError('GRIEVANCE_REFUSED');
  const { outcome, text } = input;
  const line = { at: now.toISOString(), step: 'answered', text, outcome } as const;
  await updateGrievance(tx, row.id, {
    state: 'answered',
    answered_at: now,
    outcome,
    said: [...parseSaid(row.said), line],
    history: addLine(row, call, 'answered'),
  });
  await audit(tx, caller, 'answer', row.id, { outcome });
  const reopenUntil = reopenEndOf({ ...row, state: 'answered', answered_at: now }, now);
  const isMember = row.account !== null;
  const facts = { reference: formatGrievanceReference(row.id), outcome, answer: text, reopenUntil, isMember };
  await tellPerson(call, row, ({ firstName }) => ({
    kind: 'grievance_answered',
    facts: { firstName, ...facts },
    // A member reads it in the app; who has no account comes back by the link.
    ...(isMember || reopenUntil === null
      ? {}
      : {
          secret: {
            link: reopenLink(call.platform.env, row.id),
            expiresAt: `${reopenUntil}T23:59:59+05:30`,
          },
        }),
  }));
  return { id: row.id };
}

/** To somebody who may hear it. */
export async function assignGrievance(call: DeskCall<typeof assignGrievanceContract>): Promise<Done> {
  const { tx, caller, input } = call;
  const { hearer } = await requireHearer(tx, caller);
  const row = await requireHeard(call);
  if (!mayShareOut(hearer)) throw codedError('FORBIDDEN');
  if (!checkMayAssign(row.state).allowed) throw codedError('GRIEVANCE_REFUSED');
  const next = await findHearer(tx, input.handler);
  const given = { isAboutOfficer: row.is_about_officer, handler: input.handler };
  if (next === null || !mayHear(given, next)) throw codedError('GRIEVANCE_REFUSED');
  await updateGrievance(tx, row.id, {
    handler: input.handler,
    history: addLine(row, call, 'assigned', input.handler),
  });
  await audit(tx, caller, 'assign', row.id, { handler: input.handler });
  return { id: row.id };
}

/** Said again, it adds nothing. */
export async function markSafety(call: DeskCall<typeof markSafetyContract>): Promise<Done> {
  const { tx, caller, input } = call;
  const row = await requireHeard(call);
  const isSafety = input.is_safety;
  if (row.is_safety === isSafety) return { id: row.id };
  const step = isSafety ? 'safety_on' : 'safety_off';
  await updateGrievance(tx, row.id, { is_safety: isSafety, history: addLine(row, call, step) });
  await audit(tx, caller, step, row.id);
  return { id: row.id };
}

export async function noteGrievance(call: DeskCall<typeof noteGrievanceContract>): Promise<Done> {
  const row = await requireHeard(call);
  await updateGrievance(call.tx, row.id, { history: addLine(row, call, 'noted', call.input.text) });
  return { id: row.id };
}
