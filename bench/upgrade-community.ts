// The community of `pnpm bench:upgrade`, from the dump of the last release.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { cloneDatabase, createDatabase, installEngine, projectRoot, queryDatabase } from '@suchi/testing';
import { type Community, fillCommunity } from './full-community.ts';
import { oldColumn } from './next-release.ts';

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
  const community = await fillCommunity(name, {
    databaseUrl,
    profiles,
    uploads,
    photoBytes: { card: 20_000 },
  });
  await queryDatabase(
    name,
    `alter table ${oldColumn.table} add column ${oldColumn.name} text default 'old';
     insert into directus_fields (collection, field, interface) values ('${oldColumn.table}', '${oldColumn.name}', 'input')`,
  );
  return community;
}
