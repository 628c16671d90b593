import type {
  answeredGrievanceContract,
  reopenGrievanceContract,
  reopenPublicGrievanceContract,
} from '@suchi/contracts/grievances';
import { todayInIndia } from '@suchi/domain/basics';
import { formatGrievanceReference } from '@suchi/domain/grievances';
import type * as z from 'zod/mini';
import type { Caller, RoleCaller } from '../../platform/access.ts';
import { codedError } from '../../platform/coded-error.ts';
import type { JobPlatform } from '../../platform/platform.ts';
import type { ReadCall, WriteCall } from '../../platform/route.ts';
import { openSignedName, signName, tokenLink } from '../../platform/signed-id.ts';
import { parseHistory, parseSaid, reopenEndOf } from '../codec.ts';
import {
  findAnsweredByLink,
  type GrievanceRow,
  lockByLink,
  lockOwn,
  updateGrievance,
} from '../repository/grievances.ts';
import { readAnswerDue, type Sent } from './send-grievance.ts';
import { tellOffice } from './tell.ts';

type Env = JobPlatform['env'];

/** For the mail with the answer, to a person without an account. It works as long as the answer can be reopened. */
export const reopenLink = ({ publicUrl, secret }: Pick<Env, 'publicUrl' | 'secret'>, id: number): string =>
  tokenLink(publicUrl, '/grievance/again', signName(secret, 'grievance-again', String(id)));

const idOf = (token: string, { acceptedSecrets }: Pick<Env, 'acceptedSecrets'>): number => {
  const name = openSignedName(acceptedSecrets, 'grievance-again', token);
  if (name === null) throw codedError('GRIEVANCE_REFUSED');
  return Number(name);
};

export async function readAnswered({
  db,
  input,
  now,
  platform,
}: ReadCall<z.output<typeof answeredGrievanceContract.input>, Caller>) {
  const row = await findAnsweredByLink(db, idOf(input.token, platform.env));
  if (row === null) throw codedError('GRIEVANCE_REFUSED');
  return { reference: formatGrievanceReference(row.id), reopen_until: reopenEndOf(row, now) };
}

export async function reopenGrievance(
  call: WriteCall<z.output<typeof reopenGrievanceContract.input>, RoleCaller>,
): Promise<Sent> {
  const row = await lockOwn(call.tx, { id: call.input.id, userId: call.caller.userId });
  if (row === null) throw codedError('ROUTE_NOT_FOUND');
  return reopen(call, row);
}

export async function reopenPublicGrievance(
  call: WriteCall<z.output<typeof reopenPublicGrievanceContract.input>, Caller>,
): Promise<Sent> {
  const row = await lockByLink(call.tx, idOf(call.input.token, call.platform.env));
  if (row === null) throw codedError('GRIEVANCE_REFUSED');
  return reopen(call, row);
}

/** Once, within the days. The clock begins again. */
async function reopen(
  { tx, input, now, platform }: WriteCall<{ text: string }, Caller>,
  row: GrievanceRow,
): Promise<Sent> {
  if (reopenEndOf(row, now) === null) throw codedError('GRIEVANCE_REFUSED');
  const dueOn = await readAnswerDue(tx, todayInIndia(now));
  const at = now.toISOString();
  await updateGrievance(tx, row.id, {
    state: 'reopened',
    reopened_at: now,
    due_on: dueOn,
    late_told_at: null,
    said: [...parseSaid(row.said), { at, step: 'reopened', text: input.text, outcome: null }],
    history: [...parseHistory(row.history), { at, step: 'reopened', by: null, text: null }],
  });
  await tellOffice({ tx, platform }, row, 'grievance_reopened');
  return { id: row.id, dueOn };
}
