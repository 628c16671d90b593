import {
  type deleteNewsContract,
  type NewsTranslations,
  officeNewsPageSize,
  type officeNewsContract,
  type officePostContract,
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
import { requireLanguages } from '../../platform/built-languages.ts';
import { codedError } from '../../platform/coded-error.ts';
import type { ReadCall, WriteCall } from '../../platform/route.ts';
import {
  countOfficeNews,
  deleteNewsRow,
  findOfficePost,
  insertNews,
  findOfficeNews,
  lockNews,
  type OfficeNewsRow,
  updateNews,
} from '../news-repository.ts';

export interface FoundPost {
  row: OfficeNewsRow;
  picture: PictureRow | null;
  today: CalendarDate;
}

export async function listOfficeNews({
  input,
  db,
  now,
}: ReadCall<z.output<typeof officeNewsContract.input>, RoleCaller>) {
  const today = todayInIndia(now);
  const offset = (input.page - 1) * officeNewsPageSize;
  return {
    ...(await countOfficeNews(db, today)),
    rows: await findOfficeNews(db, { limit: officeNewsPageSize, offset }),
    today,
  };
}

export async function readOfficePost({
  input,
  db,
  now,
}: ReadCall<z.output<typeof officePostContract.input>, RoleCaller>): Promise<FoundPost> {
  return loadPost(db, input.id, now);
}

/** A draft is saved while it is typed, so only changes of a public post are audited. */
export async function saveNews({
  input,
  caller,
  tx,
  now,
}: WriteCall<z.output<typeof saveNewsContract.input>, RoleCaller>): Promise<FoundPost> {
  const { id, ...values } = input;
  requireLanguages(values.translations, 'translations');
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
}: WriteCall<z.output<typeof publishNewsContract.input>, RoleCaller>): Promise<FoundPost> {
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

async function loadPost(db: Knex, id: number, now: Date): Promise<FoundPost> {
  const row = await findOfficePost(db, id);
  if (!row) throw codedError('NEWS_NOT_FOUND');
  const pictures = row.picture === null ? null : await loadPictures(db, [row.picture]);
  return { row, picture: pictures?.get(row.picture ?? '') ?? null, today: todayInIndia(now) };
}

async function requirePost(tx: Knex, id: number): Promise<OfficeNewsRow> {
  const row = await lockNews(tx, id);
  if (!row) throw codedError('NEWS_NOT_FOUND');
  return row;
}

interface PostText {
  title: string;
  body: string;
}

/** Also in every other language that was begun. */
function requirePublishable(post: PostText & { translations: unknown }): void {
  requireWhole(post, '');
  for (const [language, text] of Object.entries((post.translations ?? {}) as NewsTranslations))
    if (text) requireWhole(text, `translations.${language}.`);
}

function requireWhole(text: PostText, place: string): void {
  const decision = checkMayPublish(text);
  if (decision.allowed) return;
  const field = decision.reason === 'title_missing' ? 'title' : 'body';
  throw codedError('INVALID_PAYLOAD', { fields: { [place + field]: 'required' } });
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
