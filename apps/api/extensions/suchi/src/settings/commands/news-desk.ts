import {
  type deleteNewsContract,
  newsDeskPageSize,
  type newsDeskContract,
  type newsDeskPostContract,
  type publishNewsContract,
  type saveNewsContract,
} from '@suchi/contracts/settings';
import { type CalendarDate, todayInIndia } from '@suchi/domain/basics';
import { checkMayPublish } from '@suchi/domain/text';
import type { Knex } from 'knex';
import type * as z from 'zod/mini';
import { loadPictures, ownsMedia, type PictureRow } from '../../media/commands/load-media.ts';
import type { RoleCaller } from '../../platform/access.ts';
import { recordAudit } from '../../platform/audit-log.ts';
import { codedError } from '../../platform/coded-error.ts';
import type { ReadCall, WriteCall } from '../../platform/route.ts';
import {
  countDeskNews,
  deleteNewsRow,
  findDeskNews,
  insertNews,
  listDeskNews,
  lockNews,
  type NewsDeskRow,
  updateNews,
} from '../news-repository.ts';

export interface DeskPost {
  row: NewsDeskRow;
  picture: PictureRow | null;
  today: CalendarDate;
}

export async function listNewsDesk({
  input,
  db,
  now,
}: ReadCall<z.output<typeof newsDeskContract.input>, RoleCaller>) {
  const today = todayInIndia(now);
  const offset = (input.page - 1) * newsDeskPageSize;
  return {
    ...(await countDeskNews(db, today)),
    rows: await listDeskNews(db, { limit: newsDeskPageSize, offset }),
    today,
  };
}

export async function readDeskPost({
  input,
  db,
  now,
}: ReadCall<z.output<typeof newsDeskPostContract.input>, RoleCaller>): Promise<DeskPost> {
  return loadPost(db, input.id, now);
}

/** A draft is saved while it is typed, so only changes of a public post are audited. */
export async function saveNews({
  input,
  caller,
  tx,
  now,
}: WriteCall<z.output<typeof saveNewsContract.input>, RoleCaller>): Promise<DeskPost> {
  const { id, ...values } = input;
  const before = id === null ? null : await requirePost(tx, id);
  if (values.picture !== null && values.picture !== before?.picture) {
    const isOwn = await ownsMedia(tx, caller.userId, { photos: [values.picture], video: null });
    if (!isOwn) throw codedError('MEDIA_NOT_YOURS');
  }
  if (before === null) {
    const created = await insertNews(tx, { ...values, user_created: caller.userId });
    await record(tx, caller, 'news.create', created);
    return loadPost(tx, created, now);
  }
  if (before.is_published) {
    requirePublishable(values);
    await record(tx, caller, 'news.change', before.id);
  }
  await updateNews(tx, before.id, { ...values, date_updated: now });
  return loadPost(tx, before.id, now);
}

export async function publishNews({
  input,
  caller,
  tx,
  now,
}: WriteCall<z.output<typeof publishNewsContract.input>, RoleCaller>): Promise<DeskPost> {
  const { id, is_published: isPublished } = input;
  const before = await requirePost(tx, id);
  if (isPublished) requirePublishable(before);
  if (before.is_published !== isPublished) {
    await updateNews(tx, id, {
      is_published: isPublished,
      date_updated: now,
      ...(isPublished ? { first_published_at: before.first_published_at ?? now } : {}),
    });
    await record(tx, caller, isPublished ? 'news.publish' : 'news.unpublish', id);
  }
  return loadPost(tx, id, now);
}

/** The picture is deleted later with other unused files. */
export async function deleteNews({
  input,
  caller,
  tx,
}: WriteCall<z.output<typeof deleteNewsContract.input>, RoleCaller>): Promise<{ id: number }> {
  const { id, title } = await requirePost(tx, input.id);
  await deleteNewsRow(tx, id);
  await record(tx, caller, 'news.delete', id, { title });
  return { id };
}

async function loadPost(db: Knex, id: number, now: Date): Promise<DeskPost> {
  const row = await findDeskNews(db, id);
  if (!row) throw codedError('NEWS_NOT_FOUND');
  const pictures = row.picture === null ? null : await loadPictures(db, [row.picture]);
  return { row, picture: pictures?.get(row.picture ?? '') ?? null, today: todayInIndia(now) };
}

async function requirePost(tx: Knex, id: number): Promise<NewsDeskRow> {
  const row = await lockNews(tx, id);
  if (!row) throw codedError('NEWS_NOT_FOUND');
  return row;
}

function requirePublishable(post: { title: string; body: string }): void {
  const decision = checkMayPublish(post);
  if (decision.allowed) return;
  const field = decision.reason === 'title_missing' ? 'title' : 'body';
  throw codedError('INVALID_PAYLOAD', { fields: { [field]: 'required' } });
}

async function record(
  tx: Knex,
  { userId }: RoleCaller,
  action: `news.${string}`,
  id: number,
  details?: object,
): Promise<void> {
  await recordAudit(tx, {
    actor: { id: userId, kind: 'admin' },
    action,
    subject: { collection: 'news_post', id },
    ...(details === undefined ? {} : { details }),
  });
}
