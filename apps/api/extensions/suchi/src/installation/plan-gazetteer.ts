import type { Knex } from 'knex';
import { gazetteerIndexes, gazetteerTables, gazetteerVersion } from '../../../../schema/gazetteer.ts';
import type { Gazetteer } from '../../../../seed/gazetteer/build-gazetteer.ts';
import { readGazetteer } from '../../../../seed/gazetteer/read-gazetteer.ts';
import type { Change } from './change.ts';
import { withShortLocks } from './short-locks.ts';

const rowsAtOnce = 20_000;

/** All places of the gazetteer. A comment on the table stores the version. */
export async function planGazetteer(database: Knex): Promise<Change[]> {
  const { rows } = await database.raw<{ rows: { version: string | null }[] }>(
    "select obj_description(to_regclass('gazetteer.place'), 'pg_class') as version",
  );
  if (rows[0]?.version === gazetteerVersion) return [];
  return [{ what: `load the gazetteer: ${gazetteerVersion}`, apply: () => load(database) }];
}

/** Filled beside the one that members search, which then takes its place in a moment. */
const beside = (sql: string) => sql.replaceAll('gazetteer', 'gazetteer_loading');

async function load(database: Knex): Promise<void> {
  const { regions, places } = readGazetteer();
  await database.transaction(async (tx) => {
    await tx.raw(beside('drop schema if exists gazetteer cascade'));
    await tx.raw(beside(gazetteerTables));
    await tx.raw(
      beside('insert into gazetteer.region select * from unnest(?::int[], ?::text[], ?::text[])'),
      [regions.map(({ id }) => id), regions.map(({ name }) => name), regions.map(({ country }) => country)],
    );
    for (let from = 0; from < places.length; from += rowsAtOnce)
      await insertPlaces(tx, places.slice(from, from + rowsAtOnce));
    await tx.raw(beside(gazetteerIndexes));
    // `comment on` takes no parameters. The version is our own constant.
    await tx.raw(`${beside('comment on table gazetteer.place')} is '${gazetteerVersion}'`);
    await tx.raw(beside('analyze gazetteer.place, gazetteer.region'));
  });
  await withShortLocks(database, async (tx) => {
    await tx.raw('drop schema if exists gazetteer cascade');
    await tx.raw(`alter schema ${beside('gazetteer')} rename to gazetteer`);
  });
}

async function insertPlaces(tx: Knex.Transaction, places: Gazetteer['places']): Promise<void> {
  await tx.raw(
    beside(
      'insert into gazetteer.place select * from unnest(?::text[], ?::int[], ?::smallint[], ?::real[], ?::real[])',
    ),
    [
      places.map(({ name }) => name),
      places.map(({ region }) => region),
      places.map(({ priority }) => priority),
      places.map(({ lat }) => lat),
      places.map(({ lng }) => lng),
    ],
  );
}
