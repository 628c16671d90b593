import type {
  addHolidayContract,
  changeHolidayContract,
  deleteHolidayContract,
  holidaysContract,
} from '@suchi/contracts/lookups';
import type * as z from 'zod/mini';
import type { RoleCaller } from '../../platform/access.ts';
import { recordAudit } from '../../platform/audit-log.ts';
import { codedError } from '../../platform/coded-error.ts';
import type { ListResult } from '../../platform/list-page.ts';
import type { ReadCall, WriteCall } from '../../platform/route.ts';
import {
  deleteHoliday as deleteRow,
  type HolidayFields,
  type HolidayRow,
  insertHoliday,
  isHolidayTaken,
  lockHolidays,
  readHolidays as readPage,
  updateHoliday,
} from '../repository/holidays.ts';

type Call<Contract extends { input: z.ZodMiniType }> = WriteCall<z.output<Contract['input']>, RoleCaller>;

export function readHolidays({
  db,
  input,
}: ReadCall<z.output<typeof holidaysContract.input>, RoleCaller>): Promise<ListResult<HolidayRow>> {
  return readPage(db, input);
}

export async function addHoliday(call: Call<typeof addHolidayContract>): Promise<{ id: number }> {
  const holiday = toHoliday(call.input);
  const id = await insertHoliday(call.tx, holiday);
  if (id === null) throw codedError('LOOKUP_REFUSED', { reason: 'name_taken' });
  await audit(call, 'holiday.add', id, holiday);
  return { id };
}

export async function changeHoliday(call: Call<typeof changeHolidayContract>): Promise<{ id: number }> {
  const { tx, input } = call;
  const holiday = toHoliday(input);
  await lockHolidays(tx);
  if (await isHolidayTaken(tx, input.id, holiday))
    throw codedError('LOOKUP_REFUSED', { reason: 'name_taken' });
  if (!(await updateHoliday(tx, input.id, holiday))) throw codedError('LOOKUP_NOT_FOUND');
  await audit(call, 'holiday.change', input.id, holiday);
  return { id: input.id };
}

export async function deleteHoliday(call: Call<typeof deleteHolidayContract>): Promise<{ id: number }> {
  const { id } = call.input;
  if (!(await deleteRow(call.tx, id))) throw codedError('LOOKUP_NOT_FOUND');
  await audit(call, 'holiday.delete', id);
  return { id };
}

const toHoliday = ({ name, state, date }: HolidayFields): HolidayFields => ({
  name,
  state: state === '' ? null : state,
  date,
});

function audit(
  { tx, caller }: Pick<Call<typeof deleteHolidayContract>, 'tx' | 'caller'>,
  action: `holiday.${string}`,
  id: number,
  details?: object,
): Promise<void> {
  return recordAudit(tx, {
    actor: { id: caller.userId, kind: 'admin' },
    action,
    subject: { collection: 'qp_pm_holidays', id },
    ...(details ? { details } : {}),
  });
}
