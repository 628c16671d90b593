import { inArea } from '../fault.ts';
import { integration } from './paths.ts';

export const migrationFaults = inArea('migrations', [
  {
    name: 'a migration is not in the list',
    says: 'Older editions keep sections without a kind, and their books cannot be opened.',
    file: 'apps/api/migrations/index.ts',
    find: '  searchOpen,\n  sectionKinds,\n',
    replace: '  searchOpen,\n',
    proof: { tier: 'scripts', files: ['apps/api/migrations/migrations.test.ts'] },
  },
  {
    name: 'a migration overwrites newer facts',
    says: 'A family that corrected where it lives gets the old town back with the upgrade.',
    file: 'apps/api/migrations/0001-old-columns.ts',
    find: 'where new_location is null and location is not null',
    replace: 'where location is not null',
    proof: { tier: 'integration', files: integration('installation') },
  },
  {
    name: 'receipts of the last evening get the wrong year',
    says: 'The auditor finds receipts of April with numbers of the year before.',
    file: 'apps/api/migrations/0003-older-payments.ts',
    find: "(${instant} at time zone 'Asia/Kolkata')::date",
    replace: "(${instant} at time zone 'UTC')::date",
    proof: { tier: 'integration', files: integration('older-payments') },
  },
  {
    name: 'a unique index is left out',
    says: 'Two candidates are printed with the same number.',
    file: 'apps/api/schema/qd-matrimonial-profile.ts',
    find: "    uniqueIndex(\n      'suchi_profile_serial_in_edition',\n      '(edition, serial_number) where serial_number is not null',\n    ),\n",
    replace: '',
    proof: { tier: 'integration', files: integration('constraints') },
  },
]);
