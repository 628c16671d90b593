import type { subscriptionsContract } from '@suchi/contracts/money';
import type { attendeesContract, candidatesContract, usersContract } from '@suchi/contracts/office';
import type { UserList } from '@suchi/domain/accounts';
import type { CandidateList } from '@suchi/domain/lifecycle';
import type { Knex } from 'knex';
import type * as z from 'zod/mini';
import { loadPictures, type PictureRow } from '../../media/commands/load-media.ts';
import type { RoleCaller } from '../../platform/access.ts';
import type { ListResult } from '../../platform/list-page.ts';
import type { ReadCall } from '../../platform/route.ts';
import { type AttendanceCounts, attendeesOf, countAttendance } from '../repository/attendees.ts';
import type { CandidateListRow } from '../candidate-columns.ts';
import { candidatesOf, countCandidates, listCandidates } from '../repository/candidates.ts';
import {
  countSubscriptions,
  listSubscriptions,
  subscriptionsOf,
  sumReceived,
} from '../repository/subscriptions.ts';
import { countUsers, listUsers, usersOf } from '../repository/users.ts';
import type { SubscriptionListRow } from '../subscription-columns.ts';
import type { UserListRow } from '../user-columns.ts';

type Read<Contract extends { input: z.ZodMiniType }> = ReadCall<z.output<Contract['input']>, RoleCaller>;

export type Pictures = ReadonlyMap<string, PictureRow>;

/** A page of rows with their photos. */
export interface PicturedPage<Row> extends ListResult<Row> {
  pictures: Pictures;
}

async function withPictures<Row extends { main_photo: string | null }>(
  db: Knex,
  page: ListResult<Row>,
): Promise<PicturedPage<Row>> {
  const photos = page.rows.map(({ main_photo: photo }) => photo).filter((id) => id !== null);
  return { ...page, pictures: await loadPictures(db, photos) };
}

export async function readCandidates({
  input: { search, filter, ...page },
  db,
}: Read<typeof candidatesContract>): Promise<PicturedPage<CandidateListRow>> {
  return withPictures(db, await listCandidates(db, candidatesOf(search, filter), page));
}

export function readCandidateCounts({
  db,
  platform,
}: ReadCall<object, RoleCaller>): Promise<Record<CandidateList, number>> {
  return platform.figures.read('candidates', () => countCandidates(db));
}

export function readUsers({
  input: { search, filter, ...page },
  db,
}: Read<typeof usersContract>): Promise<ListResult<UserListRow>> {
  return listUsers(db, usersOf(search, filter), page);
}

export function readUserCounts({
  db,
  platform,
}: ReadCall<object, RoleCaller>): Promise<Record<UserList, number>> {
  return platform.figures.read('users', () => countUsers(db));
}

export interface ReadSubscriptions extends PicturedPage<SubscriptionListRow> {
  received: number;
  counts: { current: number; past: number };
}

export async function readSubscriptions({
  input: { search, filter, ...page },
  db,
}: Read<typeof subscriptionsContract>): Promise<ReadSubscriptions> {
  const source = subscriptionsOf(search, filter);
  return {
    ...(await withPictures(db, await listSubscriptions(db, source, page))),
    received: await sumReceived(db, source),
    counts: await countSubscriptions(db),
  };
}

export interface ReadAttendees extends PicturedPage<CandidateListRow> {
  counts: AttendanceCounts;
}

export async function readAttendees({
  input: { search, filter, ...page },
  db,
  platform,
}: Read<typeof attendeesContract>): Promise<ReadAttendees> {
  const source = attendeesOf(search, filter.attendance);
  return {
    ...(await withPictures(db, await listCandidates(db, source, page))),
    counts: await platform.figures.read('attendance', () => countAttendance(db)),
  };
}
