import type { Fault, Scene } from '../fault.ts';

/** More than the memory of a query, so that it needs a temporary file. What PostgreSQL answers: a code, or null. */
async function sortMuch({ fleet }: Scene): Promise<string | null> {
  const much =
    'select count(*) from (select md5(n::text) from generate_series(1, 400000) n order by 1) sorted';
  // A session uses other tablespaces from its second transaction on.
  await fleet.query('select 1');
  return fleet.query(much).then(
    () => null,
    (error: unknown) => (error as { code: string }).code,
  );
}

/** No space left. */
const diskFull = '53100';

export const diskFaults: readonly Fault[] = [
  {
    name: 'uploads-full',
    says: 'the disk of the uploads is full',
    needsMount: true,
    cause: ({ fleet }) => Promise.resolve(fleet.disks.uploads.fill()),
    cure: ({ fleet }) => Promise.resolve(fleet.disks.uploads.free()),
    seconds: 10,
    alert: 'DiskFillsUp',
    answersWithin: 10,
    recoversWithin: 10,
  },
  {
    name: 'logs-full',
    says: 'the disk of the logs is full',
    needsMount: true,
    cause: ({ fleet }) => Promise.resolve(fleet.disks.logs.fill()),
    cure: ({ fleet }) => Promise.resolve(fleet.disks.logs.free()),
    seconds: 10,
    alert: { none: 'people notice nothing; the disk of the journal is the system’s to watch' },
    answersWithin: 10,
    recoversWithin: 10,
  },
  {
    name: 'temporary-full',
    says: 'the disk of PostgreSQL’s temporary files is full',
    needsMount: true,
    async before({ fleet }) {
      await fleet.query(`create tablespace small location '${fleet.disks.temporary.folder}'`);
      await fleet.query(`alter system set temp_tablespaces = 'small'`);
      await fleet.query(`alter system set work_mem = '64kB'`);
      await fleet.query('select pg_reload_conf()');
    },
    async cause(scene) {
      scene.fleet.disks.temporary.fill();
      const code = await sortMuch(scene);
      if (code !== diskFull) throw new Error(`a large sort was answered with ${code}`);
    },
    cure: ({ fleet }) => Promise.resolve(fleet.disks.temporary.free()),
    async after({ fleet }) {
      await fleet.query('alter system reset all');
      await fleet.query('select pg_reload_conf()');
    },
    seconds: 10,
    alert: {
      none: 'what people do needs no such file; a query that does gets 503, which ServerErrors counts',
    },
    answersWithin: 10,
    recoversWithin: 10,
    async audit(scene) {
      return [
        { what: 'large sorts that work again', expected: 1, found: Number((await sortMuch(scene)) === null) },
      ];
    },
  },
];
