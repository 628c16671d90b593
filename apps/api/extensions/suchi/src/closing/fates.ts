import { type Part, parts } from '../platform/person/parts.ts';

/** What closing does with the rows of a part. */
export type Fate =
  /** They move into the sealed store, and come back from it. */
  | { kind: 'sealed' }
  /** They are deleted: made again, or worth nothing to anybody. */
  | { kind: 'goes' }
  /** The books of the association, and the record of what was done. They name an id. */
  | { kind: 'stays' }
  /** The row stays; these columns move into the sealed store, and become what SQL says here. */
  | { kind: 'emptied'; columns: Readonly<Record<string, string>> | 'all' };

const nothing = (...columns: string[]): Fate => ({
  kind: 'emptied',
  columns: Object.fromEntries(columns.map((column) => [column, 'null'])),
});

/** Every other part is sealed. */
const special: Readonly<Record<string, Fate>> = {
  account: { kind: 'emptied', columns: 'all' },
  sessions: { kind: 'goes' },
  'biodata-files': { kind: 'goes' },
  downloads: { kind: 'goes' },
  import: nothing('profile'),
  orders: nothing('name', 'address', 'city', 'pincode', 'mobile', 'alternate_mobile', 'return_reason'),
  payments: nothing('notes'),
  'payment-events': { kind: 'emptied', columns: { body: "'{}'" } },
  refunds: nothing('note'),
  'data-requests': nothing('about', 'asker', 'wanted', 'identity', 'outcome', 'certificate_photo'),
  'closed-before': { kind: 'stays' },
  subscriptions: { kind: 'stays' },
  'payment-attempts': { kind: 'stays' },
  receipts: { kind: 'stays' },
  audit: { kind: 'stays' },
  reports: { kind: 'stays' },
};

export type ClosedPart = Part & { fate: Fate };

const about = (name: string, table: string, column: string, kind: 'sealed' | 'goes'): ClosedPart => ({
  name,
  table,
  by: [column],
  where: `${column} = any($2)`,
  fate: { kind },
});

const favourites = 'junction_directus_users_qd_matrimonial_profile';

/** What others hold about the person, which an export leaves out. A block must hold when the account comes back. */
const ofOthers: readonly ClosedPart[] = [
  about('blocks-by-others', `${favourites}_1`, 'qd_matrimonial_profile_id', 'sealed'),
  about('reports-about', 'member_report', 'profile', 'sealed'),
  about('favourites-of-others', favourites, 'qd_matrimonial_profile_id', 'goes'),
  about('notes-of-others', 'matrimonial_profile_notes', 'matrinonial_profile', 'goes'),
  {
    name: 'certificates',
    table: 'directus_files',
    by: ['id'],
    where: 'id in (select certificate from data_request where account = $1)',
    fate: { kind: 'sealed' },
  },
  {
    name: 'history-of-rows',
    table: 'directus_revisions',
    by: ['item'],
    where: `(collection = 'directus_users' and item = $1::text)
      or (collection = 'qd_matrimonial_profile' and item = any($2::text[]))`,
    fate: { kind: 'goes' },
  },
];

/** Rows of these must be there before others refer to them. */
const first = ['account', 'files', 'certificates', 'profile'];
const rank = ({ name }: ClosedPart) => (first.includes(name) ? first.indexOf(name) : first.length);

/** All that the database has of a person, in the order in which it comes back. It is deleted the other way round. */
export const closedParts: readonly ClosedPart[] = [
  ...parts.map((part) => ({ ...part, fate: special[part.name] ?? ({ kind: 'sealed' } as const) })),
  ...ofOthers,
].toSorted((one, other) => rank(one) - rank(other));
