import { roleIds } from '@suchi/domain/accounts';
import { openRevisionStatuses, type ProfileStatus } from '@suchi/domain/lifecycle';
import { mediaFolderIds } from '@suchi/domain/profiles';
import type { Knex } from 'knex';
import { showsPhotoTo } from '../families/present-card-interest.ts';
import { associationSql } from '../platform/association.ts';
import { mayShowInHall } from '../platform/hall-sql.ts';
import { queryPrepared } from '../platform/query-prepared.ts';
import type { Row } from '../platform/rows.generated.ts';
import { hallVisitors } from './sign.ts';

export interface PictureRow {
  id: string;
  width: number;
  height: number;
  blur: string | null;
}

export interface VideoRow {
  id: string;
  type: string;
  bytes: number;
}

/** Ignores files outside the photo folder. */
export async function findPictures(tx: Knex, ids: readonly string[]): Promise<Map<string, PictureRow>> {
  if (ids.length === 0) return new Map();
  const rows = await tx('directus_files')
    .whereIn('id', [...new Set(ids)])
    .where({ folder: mediaFolderIds.photos })
    .whereNotNull('width')
    .whereNotNull('height')
    .select<PictureRow[]>('id', 'width', 'height', tx.raw("metadata->>'blur' as blur"));
  return new Map(rows.map((row) => [row.id, row]));
}

const videoColumns = ['id', 'type', 'filesize'] as const;

// PostgreSQL's bigint arrives as a text.
const videoOf = (row: Row<'directus_files', (typeof videoColumns)[number]>): VideoRow => ({
  id: row.id,
  type: row.type ?? '',
  bytes: Number(row.filesize),
});

/** Ignores files outside the video folder. */
export async function findVideo(tx: Knex, id: string): Promise<VideoRow | null> {
  const row = await tx('directus_files')
    .where({ id, folder: mediaFolderIds.videos })
    .first(...videoColumns);
  return row ? videoOf(row) : null;
}

export async function findOwnVideo(
  tx: Knex,
  { id, ownerId }: { id: string; ownerId: string },
): Promise<VideoRow | null> {
  return (await checkOwnedMedia(tx, ownerId, { photos: [], video: id })) ? findVideo(tx, id) : null;
}

export interface UploadRow {
  id: string;
  /** Its name in the storage. */
  file: string;
  bytes: number;
}

/** Locks the upload until the transaction ends. */
export async function findUpload(
  tx: Knex,
  { id, uploaderId }: { id: string; uploaderId: string },
): Promise<UploadRow | null> {
  const row = await tx('directus_files')
    .where({ id, uploaded_by: uploaderId })
    .whereNull('folder')
    .whereNull('tus_id')
    .forUpdate()
    .first('id', 'filename_disk', 'filesize');
  return row ? { id: row.id, file: row.filename_disk ?? '', bytes: Number(row.filesize) } : null;
}

/** For a photo whose bytes are stored. The file's name on the phone can be personal and is not stored. */
export async function insertPhoto(
  tx: Knex,
  {
    id,
    width,
    height,
    blur,
    bytes,
    file,
    ownerId,
    folder,
  }: PictureRow & { bytes: number; file: string; ownerId: string; folder: 'photos' | 'grievances' },
): Promise<void> {
  await tx('directus_files').insert({
    id,
    storage: 'local',
    filename_disk: file,
    filename_download: 'photo.webp',
    folder: mediaFolderIds[folder],
    title: 'Photo',
    type: 'image/webp',
    uploaded_by: ownerId,
    uploaded_on: tx.fn.now(),
    filesize: String(bytes),
    width,
    height,
    metadata: JSON.stringify({ blur }),
  });
}

export async function deleteFileRow(tx: Knex, id: string): Promise<void> {
  await tx('directus_files').where({ id }).delete();
}

export async function keepVideo(tx: Knex, { id, type, bytes }: VideoRow, ownerId: string): Promise<VideoRow> {
  await tx('directus_files')
    .where({ id })
    .update({ folder: mediaFolderIds.videos, uploaded_by: ownerId, type, title: 'Video' });
  return { id, type, bytes };
}

export async function isAccount(database: Knex, userId: string): Promise<boolean> {
  const row: unknown = await database('directus_users').where({ id: userId }).first('id');
  return row !== undefined;
}

/** A member, not staff. */
export async function isMember(tx: Knex, userId: string): Promise<boolean> {
  const row = await tx('directus_users').where({ id: userId, role: roleIds.user }).first('id');
  return row !== undefined;
}

/** Which of these are pictures for grievances that the account uploaded. */
export async function listGrievancePictures(
  tx: Knex,
  ownerId: string,
  ids: readonly string[],
): Promise<string[]> {
  if (ids.length === 0) return [];
  return tx('directus_files')
    .whereIn('id', [...ids])
    .where({ uploaded_by: ownerId, folder: mediaFolderIds.grievances })
    .pluck('id');
}

export async function checkOwnedMedia(
  tx: Knex,
  ownerId: string,
  media: { photos: readonly string[]; video: string | null },
): Promise<boolean> {
  const wanted = [
    ...[...new Set(media.photos)].map((id) => ({ id, folder: mediaFolderIds.photos })),
    ...(media.video === null ? [] : [{ id: media.video, folder: mediaFolderIds.videos }]),
  ];
  if (wanted.length === 0) return true;
  const owned = await tx('directus_files')
    .where({ uploaded_by: ownerId })
    .whereIn(
      'id',
      wanted.map(({ id }) => id),
    )
    .select('id', 'folder');
  const folderOf = new Map(owned.map(({ id, folder }) => [id, folder]));
  return wanted.every(({ id, folder }) => folderOf.get(id) === folder);
}

/** The files of revisions that are not decided yet. */
const revisedFiles = `
  select file from profile_revision r
   cross join lateral (
     select r.form ->> 'main_photo' as file
     union all select r.form ->> 'main_video'
     union all select json_array_elements_text(r.form -> 'photos')) files
   where r.status in (${openRevisionStatuses.map((status) => `'${status}'`).join(', ')}) and file is not null`;

function pointedAtByNothing(database: Knex): Knex.QueryBuilder {
  return database('directus_files as f')
    .whereNotNull('f.filename_disk')
    .whereNotExists(database('qd_matrimonial_profile').whereRaw('main_photo = f.id or main_video = f.id'))
    .whereNotExists(database('qd_matrimonial_profile_files').whereRaw('directus_files_id = f.id'))
    .whereNotExists(database('news_post').whereRaw('picture = f.id'))
    .whereNotExists(database('data_request').whereRaw('certificate = f.id'))
    .whereNotExists(database('grievance').whereRaw('pictures::jsonb @> to_jsonb(f.id::text)'))
    .whereNotExists(database('book_job').whereRaw('cover_picture = f.id'))
    .whereNotExists(
      database('printed_profile').whereRaw(
        `pulled_at is null and content -> 'photo' ->> 'file' = f.id::text`,
      ),
    )
    .whereRaw(`f.id::text not in (${revisedFiles})`);
}

/** Finished uploads of members and staff. The operator's own files are not included. */
export async function listUnclaimed(database: Knex, before: Date): Promise<string[]> {
  return pointedAtByNothing(database)
    .join('directus_users as u', 'u.id', 'f.uploaded_by')
    .whereIn('u.role', Object.values(roleIds))
    .whereNull('f.folder')
    .whereNull('f.tus_id')
    .whereRaw('greatest(f.created_on, f.modified_on) < ?', [before])
    .pluck('f.id');
}

export async function listUnused(database: Knex, before: Date): Promise<string[]> {
  return pointedAtByNothing(database)
    .whereIn('f.folder', Object.values(mediaFolderIds))
    .whereRaw('greatest(f.created_on, f.modified_on) < ?', [before])
    .pluck('f.id');
}

/** Uploads that nobody goes on with and that the engine could not delete. */
export async function listAbandoned(database: Knex, before: Date): Promise<string[]> {
  return database('directus_files')
    .whereNotNull('tus_id')
    .whereRaw('greatest(created_on, modified_on) < ?', [before])
    .pluck('id');
}

/** The id of an upload that is not finished. */
export async function findUnfinished(
  database: Knex,
  { tusId, uploaderId }: { tusId: string; uploaderId: string },
): Promise<string | null> {
  const row = await database('directus_files').where({ tus_id: tusId, uploaded_by: uploaderId }).first('id');
  return row?.id ?? null;
}

/** All files of an account and the announced bytes of unfinished uploads. Locks them against other callers. */
export async function lockKeptMedia(tx: Knex, ownerId: string): Promise<{ count: number; bytes: number }> {
  await tx.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`media:${ownerId}`]);
  const { rows } = await tx.raw<{ rows: { count: string; bytes: string }[] }>(
    'select count(*) as count, coalesce(sum(filesize), 0) as bytes from directus_files where uploaded_by = ?',
    [ownerId],
  );
  return { count: Number(rows[0]?.count), bytes: Number(rows[0]?.bytes) };
}

const blocks = 'junction_directus_users_qd_matrimonial_profile_1';

/** A visitor while the public display is on, or an authorised screen before its end. */
const isHallViewer = `(
  (asked.viewer = '${hallVisitors}' and exists (
     select from ${associationSql} s where s.public_display_on
        and (now() at time zone 'Asia/Kolkata')::date between s.public_display_start_date and s.public_display_end_date))
  or exists (select from hall_screen h
              where h.id = asked.viewer and h.authorised_at is not null and h.ends_at > now()))`;

// One query, because photos are requested more than anything else.
const servedSql = `
  select f.id, f.filename_disk as file, f.width, f.height, f.type, f.filesize::integer as bytes,
         exists (select from news_post n where n.picture = f.id and n.is_published
                   and n.published_on <= (now() at time zone 'Asia/Kolkata')::date) as is_news,
         v.id is null and p.main_photo = f.id and ${mayShowInHall} and ${isHallViewer} as is_hall,
         v.id as viewer, v.status as viewer_status, v.role as viewer_role,
         f.uploaded_by as owner, o.status as owner_status,
         p.status as profile_status, p.is_hidden,
         ${showsPhotoTo('p', 'reader.id')} as is_open_to_viewer,
         exists (select from ${blocks} b
                  where b.directus_users_id = v.id and b.qd_matrimonial_profile_id = p.id)
         or exists (select from ${blocks} b
                     where b.directus_users_id = f.uploaded_by and b.qd_matrimonial_profile_id = reader.id) as is_blocked
    from (select ?::uuid as viewer) asked
    join directus_files f on true
    left join directus_users v on v.id = asked.viewer
    left join qd_matrimonial_profile reader on reader."user" = v.id
    left join directus_users o on o.id = f.uploaded_by
    left join qd_matrimonial_profile p on p."user" = f.uploaded_by
      and (p.main_photo = f.id or p.main_video = f.id
           or exists (select from qd_matrimonial_profile_files g
                       where g.qd_matrimonial_profile_id = p.id and g.directus_files_id = f.id))
   where f.id = ? and f.folder = ?`;

export interface ServedMedia {
  id: string;
  /** Its name in the storage. */
  file: string;
  width: number | null;
  height: number | null;
  type: string;
  bytes: number;
}

export interface ServedRow extends ServedMedia {
  is_news: boolean;
  is_hall: boolean | null;
  viewer: string | null;
  viewer_status: string | null;
  viewer_role: string | null;
  owner: string | null;
  owner_status: string | null;
  profile_status: ProfileStatus | null;
  is_hidden: boolean | null;
  is_open_to_viewer: boolean | null;
  is_blocked: boolean;
}

export async function findServed(
  database: Knex,
  { fileId, folder, viewerId }: { fileId: string; folder: string; viewerId: string },
): Promise<ServedRow | null> {
  const [row] = await queryPrepared<ServedRow>(database, 'served-media', servedSql, [
    viewerId,
    fileId,
    folder,
  ]);
  return row ?? null;
}
