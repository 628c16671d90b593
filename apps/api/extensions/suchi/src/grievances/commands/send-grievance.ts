import type {
  recordGrievanceContract,
  sendGrievanceContract,
  sendPublicGrievanceContract,
} from '@suchi/contracts/grievances';
import { mailboxOf } from '@suchi/domain/accounts';
import { type CalendarDate, startOfDayInIndia, todayInIndia } from '@suchi/domain/basics';
import { findAnswerDue } from '@suchi/domain/grievances';
import type { Knex } from 'knex';
import type * as z from 'zod/mini';
import { ownsGrievancePictures } from '../../media/commands/load-media.ts';
import type { Caller, RoleCaller } from '../../platform/access.ts';
import { readAssociation } from '../../platform/association.ts';
import { recordAudit } from '../../platform/audit-log.ts';
import { codedError } from '../../platform/coded-error.ts';
import type { WriteCall } from '../../platform/route.ts';
import type { HistoryLine, NewGrievance } from '../codec.ts';
import { insertGrievance } from '../repository/grievances.ts';
import { requireHearer } from './read-hearer.ts';

export interface Sent {
  id: number;
  dueOn: CalendarDate;
}

const day = 24 * 60 * 60;
/** Without an account: however the address is written. */
const byMailbox = { name: 'grievance-mailbox', times: 3, perSeconds: day };

export const readAnswerDue = async (db: Knex, from: CalendarDate): Promise<CalendarDate> => {
  const { grievance_days: days } = await readAssociation(db, 'grievance_days');
  return findAnswerDue(from, days);
};

const typed = ({ topic, text, is_about_officer }: NewGrievance): NewGrievance => ({
  topic,
  text,
  is_about_officer,
});

const firstLine = (step: 'sent' | 'recorded', by: string | null, now: Date): HistoryLine => ({
  at: now.toISOString(),
  step,
  by,
  text: null,
});

/** Also of a member whose profile is paused or blocked, and without a subscription. */
export async function sendGrievance({
  tx,
  input,
  caller,
  now,
}: WriteCall<z.output<typeof sendGrievanceContract.input>, RoleCaller>): Promise<Sent> {
  if (caller.role !== 'user') throw codedError('FORBIDDEN');
  const pictures = [...new Set(input.pictures)];
  if (!(await ownsGrievancePictures(tx, caller.userId, pictures))) throw codedError('MEDIA_NOT_YOURS');
  const dueOn = await readAnswerDue(tx, todayInIndia(now));
  const id = await insertGrievance(tx, {
    ...typed(input),
    account: caller.userId,
    source: 'app',
    language: caller.language,
    pictures,
    received_at: now,
    due_on: dueOn,
    history: [firstLine('sent', null, now)],
  });
  return { id, dueOn };
}

/** Nothing is mailed to the address: it is anybody's until a person has read the words. */
export async function sendPublicGrievance({
  tx,
  input,
  caller,
  now,
  platform,
}: WriteCall<z.output<typeof sendPublicGrievanceContract.input>, Caller>): Promise<Sent> {
  await platform.limits.consume(byMailbox, mailboxOf(input.email));
  const dueOn = await readAnswerDue(tx, todayInIndia(now));
  const id = await insertGrievance(tx, {
    ...typed(input),
    account: null,
    name: input.name,
    email: input.email,
    source: 'form',
    language: caller.language,
    pictures: [],
    received_at: now,
    due_on: dueOn,
    history: [firstLine('sent', null, now)],
  });
  return { id, dueOn };
}

const longestAgoDays = 366;

/** The clock runs from the day of receipt, which may lie back but not ahead. */
export async function recordGrievance({
  tx,
  input,
  caller,
  now,
}: WriteCall<z.output<typeof recordGrievanceContract.input>, RoleCaller>): Promise<Sent> {
  await requireHearer(tx, caller);
  const today = todayInIndia(now);
  const oldest = todayInIndia(new Date(now.getTime() - longestAgoDays * day * 1000));
  if (input.received_on > today || input.received_on < oldest)
    throw codedError('INVALID_PAYLOAD', { fields: { received_on: 'date' } });
  const noon = new Date(`${input.received_on}T12:00:00+05:30`);
  const receivedAt = input.received_on === today ? now : startOfDayInIndia(noon);
  const dueOn = await readAnswerDue(tx, input.received_on);
  const id = await insertGrievance(tx, {
    ...typed(input),
    account: null,
    name: input.name,
    email: input.email,
    source: input.source,
    language: caller.language,
    pictures: [],
    received_at: receivedAt,
    due_on: dueOn,
    history: [firstLine('recorded', caller.userId, now)],
  });
  await recordAudit(tx, {
    actor: { id: caller.userId, kind: 'admin' },
    action: 'grievance.record',
    subject: { collection: 'grievance', id },
    details: { source: input.source },
  });
  return { id, dueOn };
}
