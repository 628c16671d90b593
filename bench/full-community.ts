// A community that many people use at once: subscribers, the profiles they may see with their photos, and buyers.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot, queryDatabase, signToken } from '@suchi/testing';
import { roleIds } from '../packages/domain/src/accounts/role.ts';
import { prepare, type Subject } from './subjects.ts';

const photoCount = 1000;

/** `prepare` lets the subscribers block every seventh. */
const isUnblocked = 'id % 7 <> 3';

export interface Community extends Subject {
  /** Profiles that the subscribers may see. */
  women: number[];
  /** Members who have bought nothing. */
  buyerIds: string[];
  /** Their tokens. */
  buyers: string[];
}

interface CommunityOptions {
  databaseUrl: string;
  profiles: number;
  uploads: string;
  /** How many subscribers take part; 400 unless given. */
  members?: number;
  /** Bytes of a photo in each size that is asked for. */
  photoBytes: Readonly<Record<string, number>>;
}

/** Fills an empty database. */
export async function fillCommunity(
  name: string,
  { databaseUrl, profiles, uploads, members, photoBytes }: CommunityOptions,
): Promise<Community> {
  const fill = readFileSync(join(projectRoot, 'apps/api/seed/scale/fill-profiles.sql'), 'utf8');
  await queryDatabase(name, fill.replaceAll('$1', String(profiles)));
  await queryDatabase(
    name,
    `select setval(pg_get_serial_sequence('qd_matrimonial_profile', 'id'), (select max(id) from qd_matrimonial_profile));
     update qd_matrimonial_profile set main_photo = null
      where id > ${photoCount} or status <> 'Active' or is_hidden or not (${isUnblocked});
     update admin_setting set isactive_suchibook = true, suchi_start_date = '2026-01-01', suchi_end_date = '2099-12-31'`,
  );
  const subject = await prepare(databaseUrl, { members });
  await queryDatabase(name, 'vacuum analyze');
  const idsOf = async (gender: string, column: string, count: number) => {
    const rows = await queryDatabase(
      name,
      `select ${column} as id from qd_matrimonial_profile where status = 'Active' and gender = $1 and not is_hidden
          and date_created > now() - interval '1 year' and ${isUnblocked} order by id limit $2`,
      [gender, count],
    );
    return rows.map((row) => (row as { id: unknown }).id);
  };
  storePhotos(uploads, photoBytes);
  const buyerIds = (await idsOf('Female', '"user"', 400)) as string[];
  return {
    ...subject,
    women: (await idsOf('Female', 'id', 400)) as number[],
    buyerIds,
    buyers: buyerIds.map((id) => signToken(id, roleIds.user)),
  };
}

/** Stored sizes, as an upload leaves them. Nothing decodes them, so their content does not matter. */
function storePhotos(uploads: string, photoBytes: CommunityOptions['photoBytes']): void {
  mkdirSync(uploads, { recursive: true });
  for (let n = 1; n <= photoCount; n += 1) {
    const id = `${n.toString(16).padStart(8, '0')}-5ca1-4000-8000-00000000f11e`;
    for (const [size, bytes] of Object.entries(photoBytes))
      writeFileSync(join(uploads, `${id}__${size}.webp`), Buffer.alloc(bytes, n));
  }
}
