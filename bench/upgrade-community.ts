// The community of `pnpm bench:upgrade`, from the dump of the last release.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import {
  cloneDatabase,
  createDatabase,
  installEngine,
  projectRoot,
  queryDatabase,
  signToken,
} from '@suchi/testing';
import { roleIds } from '../packages/domain/src/accounts/role.ts';
import { oldColumn } from './next-release.ts';
import { prepare, type Subject } from './subjects.ts';

const photoCount = 1000;

/** `prepare` lets the subscribers block every seventh. */
const isUnblocked = 'id % 7 <> 3';

export interface Community extends Subject {
  /** Profiles that the subscribers may see. */
  women: number[];
  /** Tokens of members who have bought nothing. */
  buyers: string[];
}

/** Brings the dump of an older schema to this release. */
async function installOverDump(name: string): Promise<string> {
  const url = await createDatabase(name, { isDurable: true });
  const dump = readFileSync(join(projectRoot, 'apps/api/test/previous/old-columns.sql.gz'));
  await queryDatabase(name, gunzipSync(dump).toString());
  await installEngine(url, { namespace: name });
  await queryDatabase(name, 'delete from qd_matrimonial_profile');
  return url;
}

export async function prepareCommunity(
  name: string,
  { profiles, uploads, start }: { profiles: number; uploads: string; start: 'dump' | 'template' },
): Promise<Community> {
  const databaseUrl = await (start === 'dump'
    ? installOverDump(name)
    : cloneDatabase(name, { isDurable: true }));
  const fill = readFileSync(join(projectRoot, 'apps/api/seed/scale/fill-profiles.sql'), 'utf8');
  await queryDatabase(name, fill.replaceAll('$1', String(profiles)));
  await queryDatabase(
    name,
    `select setval(pg_get_serial_sequence('qd_matrimonial_profile', 'id'), (select max(id) from qd_matrimonial_profile));
     alter table ${oldColumn.table} add column ${oldColumn.name} text default 'old';
     insert into directus_fields (collection, field, interface) values ('${oldColumn.table}', '${oldColumn.name}', 'input');
     update directus_files f set uploaded_by = p."user" from qd_matrimonial_profile p
      where p.main_photo = f.id and p.status = 'Active' and not p.is_hidden and ${isUnblocked.replace('id', 'p.id')};
     update qd_matrimonial_profile set main_photo = null
      where main_photo in (select id from directus_files where uploaded_by is null);
     update admin_setting set isactive_suchibook = true, suchi_start_date = '2026-01-01', suchi_end_date = '2099-12-31'`,
  );
  const subject = await prepare(databaseUrl);
  await queryDatabase(name, 'vacuum analyze');
  const idsOf = async (gender: string, column: string) => {
    const rows = await queryDatabase(
      name,
      `select ${column} as id from qd_matrimonial_profile where status = 'Active' and gender = $1 and not is_hidden
          and date_created > now() - interval '1 year' and ${isUnblocked} order by id limit 400`,
      [gender],
    );
    return rows.map((row) => (row as { id: unknown }).id);
  };
  storePhotos(uploads);
  return {
    ...subject,
    women: (await idsOf('Female', 'id')) as number[],
    buyers: ((await idsOf('Female', '"user"')) as string[]).map((id) => signToken(id, roleIds.user)),
  };
}

/** Stored sizes, as an upload leaves them. Nothing decodes them, so their content does not matter. */
function storePhotos(uploads: string): void {
  mkdirSync(uploads, { recursive: true });
  for (let n = 1; n <= photoCount; n += 1) {
    const id = `${n.toString(16).padStart(8, '0')}-5ca1-4000-8000-00000000f11e`;
    writeFileSync(join(uploads, `${id}__card.webp`), Buffer.alloc(20_000, n));
  }
}
