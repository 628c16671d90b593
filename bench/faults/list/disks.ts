import type { Fault } from '../fault.ts';

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
    says: 'the disk of PostgreSQL’s temporary files is full, and every sort needs it',
    needsMount: true,
    async before({ fleet }) {
      await fleet.query(`create tablespace small location '${fleet.disks.temporary.folder}'`);
      await fleet.query(`alter system set temp_tablespaces = 'small'`);
      await fleet.query(`alter system set work_mem = '64kB'`);
      await fleet.query('select pg_reload_conf()');
    },
    cause: ({ fleet }) => Promise.resolve(fleet.disks.temporary.fill()),
    cure: ({ fleet }) => Promise.resolve(fleet.disks.temporary.free()),
    async after({ fleet }) {
      await fleet.query('alter system reset all');
      await fleet.query('select pg_reload_conf()');
    },
    seconds: 10,
    alert: 'ServerErrors',
    answersWithin: 10,
    recoversWithin: 10,
  },
];
