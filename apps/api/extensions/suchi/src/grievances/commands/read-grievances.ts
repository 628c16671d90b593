import type { FileOutput } from '@suchi/contracts/basics';
import {
  type grievanceCaseContract,
  grievancePageSize,
  type grievancePictureContract,
  type grievanceQueueContract,
} from '@suchi/contracts/grievances';
import { todayInIndia } from '@suchi/domain/basics';
import { mayHear, mayShareOut } from '@suchi/domain/grievances';
import type * as z from 'zod/mini';
import { readSource, listStored } from '../../media/commands/read-source.ts';
import type { RoleCaller } from '../../platform/access.ts';
import { readAssociation } from '../../platform/association.ts';
import { codedError } from '../../platform/coded-error.ts';
import type { Call, ReadCall } from '../../platform/route.ts';
import {
  countByMonth,
  countGrievances,
  type GrievanceCounts,
  type GrievanceMonth,
} from '../repository/counts.ts';
import {
  type DeskRow,
  findHeard,
  type GrievanceRow,
  hasPicture,
  listDesk,
  listOwn,
} from '../repository/grievances.ts';
import { heardBy, heardByNobody } from '../repository/hearing-sql.ts';
import { findHearer, listHearers } from '../repository/people.ts';
import { requireHearer } from './read-hearer.ts';
import { readAnswerDue } from './send-grievance.ts';
import { findReached } from './tell.ts';

export interface OwnList {
  rows: GrievanceRow[];
  officer: { name: string; phone: string | null } | null;
  answerBy: string;
}

export async function readOwnGrievances({ db, caller, now }: ReadCall<object, RoleCaller>): Promise<OwnList> {
  const settings = await readAssociation(db, 'grievance_officer_name', 'grievance_officer_phone');
  const name = settings.grievance_officer_name;
  return {
    rows: await listOwn(db, caller.userId),
    officer: name === null ? null : { name, phone: settings.grievance_officer_phone },
    answerBy: await readAnswerDue(db, todayInIndia(now)),
  };
}

export interface DeskList {
  state: 'open' | 'answered';
  rows: DeskRow[];
  counts: GrievanceCounts;
  days: number;
  mayShareOut: boolean;
}

export async function readQueue({
  db,
  caller,
  input,
  now,
}: ReadCall<z.output<typeof grievanceQueueContract.input>, RoleCaller>): Promise<DeskList> {
  const { hearer, heard } = await requireHearer(db, caller);
  const { grievance_days: days } = await readAssociation(db, 'grievance_days');
  const page = { limit: grievancePageSize, offset: (input.page - 1) * grievancePageSize };
  return {
    state: input.state,
    rows: await listDesk(db, input.state, { heard, ...page }),
    counts: await countGrievances(db, heard, todayInIndia(now)),
    days,
    mayShareOut: mayShareOut(hearer),
  };
}

export async function readMonths({
  db,
  caller,
  now,
}: ReadCall<object, RoleCaller>): Promise<GrievanceMonth[]> {
  const { heard } = await requireHearer(db, caller);
  return countByMonth(db, heard, todayInIndia(now));
}

export interface ReadCase {
  row: DeskRow;
  hasAddress: boolean;
  /** Those who may be given it; empty where the caller gives it to nobody. */
  people: { id: string; name: string }[];
  /** Names of all who work in the office, for the history. */
  names: ReadonlyMap<string, string>;
}

export async function readCase({
  db,
  caller,
  input,
}: ReadCall<z.output<typeof grievanceCaseContract.input>, RoleCaller>): Promise<ReadCase> {
  const { hearer, heard } = await requireHearer(db, caller);
  const row = await findHeard(db, input.id, heard);
  if (row === null) throw codedError('ROUTE_NOT_FOUND');
  const office = await listHearers(db);
  const people = office.filter((each) =>
    mayHear({ isAboutOfficer: row.is_about_officer, handler: each.id }, each),
  );
  return {
    row,
    hasAddress: (await findReached(db, row)) !== null,
    people: mayShareOut(hearer) ? people.map(({ id, name }) => ({ id, name })) : [],
    names: new Map(office.map(({ id, name }) => [id, name])),
  };
}

/** Nobody else is served, also not other staff. */
export async function readPicture({
  input,
  caller,
  platform,
}: Call<z.output<typeof grievancePictureContract.input>, RoleCaller>): Promise<FileOutput> {
  const { database, storage } = platform;
  const hearer = caller.role === 'user' ? null : await findHearer(database, caller.userId);
  const heard = hearer === null ? heardByNobody : heardBy(hearer);
  const { id, file } = input;
  const mayRead = await hasPicture(database, { id, file, userId: caller.userId }, heard);
  if (!mayRead) throw codedError('MEDIA_LINK_INVALID');
  const stored = (await listStored(database, [file])).get(file);
  const content = await readSource(storage, { id: file, isFace: false, stored });
  if (content === null) throw codedError('MEDIA_LINK_INVALID');
  return { name: 'picture.webp', content };
}
